import { Button } from '../../components/ui/Button';
import { EmptyState, ErrorMessage } from '../../components/ui/Notice';
import { Skeleton } from '../../components/ui/Skeleton';
import { Spinner } from '../../components/ui/Spinner';

export const States = () => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit,minmax(260px,1fr))', gap: 32 }}>
    <div>
      <Skeleton height={160} />
      <Skeleton height={26} width="70%" marginTop={16} />
      <Skeleton height={16} width="45%" marginTop={10} />
    </div>
    <Spinner />
    <EmptyState
      title="No projects in this domain yet"
      action={<Button variant="outlined_black">Reset filter</Button>}
    >
      Reset the filter to see all of them.
    </EmptyState>
    <ErrorMessage message="Network request failed" onRetry={() => undefined} />
  </div>
);

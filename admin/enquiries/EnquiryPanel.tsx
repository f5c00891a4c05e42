import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../components/ui/Button';
import { EmptyState } from '../../components/ui/Notice';
import { Skeleton } from '../../components/ui/Skeleton';
import { toCallError } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { Loading } from '../kit/Loading';
import { sheet } from '../kit/Row';
import { SheetPart } from '../kit/Sheet';
import { ListFailure } from '../ListBody';
import { EnquiryDetail } from './EnquiryDetail';
import { emptyState } from './EnquiryDetail.css';
import type { OpenEnquiry } from './use-enquiry';

type EnquiryPanelProps = Omit<Parameters<typeof EnquiryDetail>[0], 'enquiry'> & {
  id: string | undefined;
  query: UseQueryResult<OpenEnquiry, unknown>;
};

export function EnquiryPanel({ id, query: { data, error, refetch }, ...handlers }: EnquiryPanelProps) {
  if (id === undefined) {
    return <p className={emptyState}>Select a request to read it here.</p>;
  }
  if (data) return <EnquiryDetail key={id} enquiry={data} {...handlers} />;
  if (!error) {
    return (
      <div className={sheet}>
        <SheetPart>
          <Loading>
            <Skeleton height={36} width="50%" />
            <Skeleton height={220} marginTop={24} />
          </Loading>
        </SheetPart>
      </div>
    );
  }
  return (
    <div className={sheet}>
      <SheetPart>
        {toCallError(error).kind === 'not_found' ? (
          <EmptyState
            title="Request not found"
            action={
              <Button variant="outlined_black" href={handlers.listHref}>
                All requests
              </Button>
            }
          >
            It was deleted by a colleague, or automatically after a year.
          </EmptyState>
        ) : (
          <ListFailure error={error} errorMessage={adminMessages.requestFailed} onRetry={refetch} />
        )}
      </SheetPart>
    </div>
  );
}

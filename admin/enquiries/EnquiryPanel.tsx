import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../components/ui/Button';
import { Skeleton } from '../../components/ui/Skeleton';
import { toCallError } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { Empty } from '../kit/Empty';
import { Loading } from '../kit/Loading';
import { page } from '../kit/layout.css';
import { ListFailure } from '../ListBody';
import { EnquiryDetail } from './EnquiryDetail';
import type { OpenEnquiry } from './use-enquiry';

type EnquiryPanelProps = Omit<Parameters<typeof EnquiryDetail>[0], 'enquiry'> & {
  id: string;
  query: UseQueryResult<OpenEnquiry, unknown>;
};

/** Shows a request as a full page. */
export function EnquiryPanel({ id, query: { data, error, refetch }, ...handlers }: EnquiryPanelProps) {
  if (data) return <EnquiryDetail key={id} enquiry={data} {...handlers} />;
  if (!error) {
    return (
      <div className={page}>
        <Loading>
          <Skeleton height={56} width="50%" />
          <Skeleton height={420} marginTop={24} />
        </Loading>
      </div>
    );
  }
  return (
    <div className={page}>
      {toCallError(error).kind === 'not_found' ? (
        <Empty title="Request not found" action={<Button href={handlers.listHref}>All requests</Button>}>
          The request was deleted by a colleague, or automatically after a year.
        </Empty>
      ) : (
        <ListFailure error={error} errorMessage={adminMessages.requestFailed} onRetry={refetch} />
      )}
    </div>
  );
}

import { CaseGrid, CaseGridSkeleton, type StaffCase } from '../../../admin/CaseGrid';
import { FormLoading } from '../../../admin/FormLoading';
import { getRemoval } from '../../../admin/get-removal';
import { ItemsPage } from '../../../admin/ItemsPage';
import { loadOnDemand } from '../../../components/ui/on-demand';
import { messages } from '../../../domain/messages';
import { adminPaths } from '../../../domain/paths';
import { trpc } from '../../../trpc/client';

const removal = getRemoval('case');
const fetchForm = () => import('../../../admin/forms/CaseForm');
const CaseForm = loadOnDemand(fetchForm, { waiting: <FormLoading /> });

export default function ReviewsPage() {
  const { cases } = trpc.useUtils();
  const { data: domains = [] } = trpc.cases.countFacets.useQuery();
  return (
    <ItemsPage<StaffCase>
      title="Reviews"
      addLabel="Add New Review"
      kind="review"
      path={adminPaths.reviews}
      perPage={12}
      filter={{
        name: 'domain',
        label: 'Domain',
        allLabel: 'All domains',
        options: domains.map(({ label, count }) => ({ value: label, count })),
      }}
      list={trpc.cases.adminList}
      remove={removal}
      onChanged={() => cases.invalidate()}
      messages={{
        failed: messages.casesFailed,
        removed: messages.caseRemoved,
        removeFailed: messages.caseRemoveFailed,
        emptyTitle: 'No reviews yet',
      }}
      skeleton={<CaseGridSkeleton />}
      Form={CaseForm}
      fetchForm={fetchForm}
    >
      {(cases, handlers) => <CaseGrid cases={cases} {...handlers} />}
    </ItemsPage>
  );
}

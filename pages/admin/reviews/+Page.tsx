import { FormLoading } from '../../../admin/FormLoading';
import { ItemsPage } from '../../../admin/ItemsPage';
import { loadOnDemand } from '../../../components/ui/on-demand';
import { messages } from '../../../domain/messages';
import { adminPaths, casePath } from '../../../domain/paths';
import { trpc } from '../../../trpc/client';

const fetchForm = () => import('../../../admin/forms/CaseForm');
const CaseForm = loadOnDemand(fetchForm, { waiting: <FormLoading /> });

export default function ReviewsPage() {
  const { cases } = trpc.useUtils();
  const { data: domains = [] } = trpc.cases.countFacets.useQuery();
  return (
    <ItemsPage
      title="Reviews"
      addLabel="Add New Review"
      kind="case"
      noun="review"
      hrefOf={casePath}
      path={adminPaths.reviews}
      perPage={12}
      filter={{
        name: 'domain',
        label: 'Domain',
        allLabel: 'All domains',
        options: domains.map(({ label, count }) => ({ value: label, count })),
      }}
      list={trpc.cases.adminList}
      onChanged={() => cases.invalidate()}
      messages={{
        failed: messages.casesFailed,
        removed: messages.caseRemoved,
        removeFailed: messages.caseRemoveFailed,
        emptyTitle: 'No reviews yet',
      }}
      Form={CaseForm}
      fetchForm={fetchForm}
    />
  );
}

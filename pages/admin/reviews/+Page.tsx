import { FormOpening } from '../../../components/admin/FormOpening';
import { ItemsPage } from '../../../components/admin/ItemsPage';
import { ProjectGrid, ProjectGridSkeleton, type StaffProject } from '../../../components/admin/ProjectGrid';
import { onDemand } from '../../../components/ui/on-demand';
import { messages } from '../../../domain/messages';
import { adminPaths } from '../../../domain/paths';
import { trpc } from '../../../trpc/client';

const ProjectForm = onDemand(() => import('../../../components/admin/forms/ProjectForm'), {
  waiting: <FormOpening />,
});

export default function ReviewsPage() {
  const { projects } = trpc.useUtils();
  const { data: domains = [] } = trpc.projects.countByDomain.useQuery();
  return (
    <ItemsPage<StaffProject>
      title="Reviews"
      addLabel="Add New Review"
      kind="review"
      path={adminPaths.reviews}
      perPage={12}
      filter={{
        name: 'domain',
        label: 'Domain',
        allLabel: 'All domains',
        options: domains.map(({ domain, count }) => ({ value: domain, count })),
      }}
      list={trpc.projects.adminList}
      remove={trpc.projects.remove}
      onChanged={() => projects.invalidate()}
      words={{
        failed: messages.projectsFailed,
        removed: messages.projectRemoved,
        removeFailed: messages.projectRemoveFailed,
        emptyTitle: 'No reviews yet',
      }}
      skeleton={<ProjectGridSkeleton />}
      Form={ProjectForm}
    >
      {(projects, handlers) => <ProjectGrid projects={projects} {...handlers} />}
    </ItemsPage>
  );
}

import { lazy } from 'react';
import { ItemsPage } from '../../../components/admin/ItemsPage';
import { ProjectGrid, ProjectGridSkeleton } from '../../../components/admin/ProjectGrid';
import { projectKeys } from '../../../components/admin/query-keys';
import { messages } from '../../../domain/messages';
import { adminPaths } from '../../../domain/paths';
import { api } from '../../../trpc/client';

const ProjectForm = lazy(() => import('../../../components/admin/forms/ProjectForm'));

const domains = async () =>
  (await api.projects.countByDomain.query()).map(({ domain, count }) => ({ value: domain, count }));

export default function ReviewsPage() {
  return (
    <ItemsPage
      title="Reviews"
      addLabel="Add New Review"
      kind="review"
      path={adminPaths.reviews}
      perPage={12}
      filter={{ name: 'domain', label: 'Domain', allLabel: 'All domains', read: domains }}
      cacheKey={projectKeys.all}
      read={asked => api.projects.adminList.query(asked)}
      remove={id => api.projects.remove.mutate({ id })}
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

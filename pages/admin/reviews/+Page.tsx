import { lazy } from 'react';
import { ItemsPage } from '../../../components/admin/ItemsPage';
import { projectDomains, projectSource } from '../../../components/admin/item-sources';
import { ProjectGrid, ProjectGridSkeleton } from '../../../components/admin/ProjectGrid';
import { messages } from '../../../domain/messages';
import { adminPaths } from '../../../domain/paths';

const ProjectForm = lazy(() => import('../../../components/admin/forms/ProjectForm'));

export default function ReviewsPage() {
  return (
    <ItemsPage
      title="Reviews"
      addLabel="Add New Review"
      kind="review"
      path={adminPaths.reviews}
      perPage={12}
      filter={{ name: 'domain', label: 'Domain', allLabel: 'All domains', read: projectDomains }}
      {...projectSource}
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

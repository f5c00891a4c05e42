import { imagesOfProject } from './image-fields';
import type { Project, ProjectInput } from './project';
import { type Revision, revise } from './revise';

/** What a change makes of a case. @throws DomainError `invalid` for a title without letter or digit. */
export const reviseProject = (current: Project, patch: Partial<ProjectInput>): Revision<Project> =>
  revise<Project>(current, patch, imagesOfProject);

import { messages } from '../../../domain/messages';
import type { ProjectInput } from '../../../domain/project';
import { api } from '../../../trpc/client';
import type { ItemFormProps } from '../ItemsPage';
import { projectKeys } from '../query-keys';
import type { FormKind } from './form-kind';
import { ItemForm } from './ItemForm';
import { ProjectFields } from './project/ProjectFields';
import {
  emptyProject,
  type ProjectValues,
  projectField,
  projectForm,
  projectValues,
} from './project/project-values';

const kind: FormKind<ProjectValues, ProjectInput> = {
  noun: 'review',
  titles: { add: 'Add New Review', edit: 'Edit review' },
  words: {
    created: messages.projectCreated,
    updated: messages.projectUpdated,
    createFailed: messages.projectCreateFailed,
    updateFailed: messages.projectUpdateFailed,
    readFailed: messages.projectByIdFailed,
  },
  cacheKey: projectKeys.all,
  schema: projectForm,
  empty: emptyProject,
  toValues: projectValues,
  names: {
    title: 'Title',
    description: 'Description',
    heading: 'Heading',
    domain: 'Domain',
    client: 'Client',
    location: 'Location',
    solution: 'Solution',
    date: 'Completed',
    backgroundColor: 'Ground of its card',
    meta_title: 'Meta title',
    meta_description: 'Meta description',
    img_preview: 'Preview image',
    customer: 'Customer',
    quote: 'Quote',
    aboutProject: 'About the project',
    detailImages: 'Detail images',
    detailImageAlts: 'What the detail images show',
    infoBlock: 'Info blocks',
    video: 'Videos',
    tag: 'Tags',
    projectContent: 'Content',
  },
  fieldOf: projectField,
  async byId(id) {
    const found = await api.projects.byId.query({ id });
    return found.kind === 'found' ? found.project : undefined;
  },
  create: input => api.projects.create.mutate(input),
  update: change => api.projects.update.mutate(change),
  preview: work => api.previews.project.mutate(work),
  Fields: ProjectFields,
};

/** Writes a new case or edits one. */
export default function ProjectForm(props: ItemFormProps) {
  return <ItemForm kind={kind} {...props} />;
}

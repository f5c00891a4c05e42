import { messages } from '../../../domain/messages';
import type { ProjectInput } from '../../../domain/project';
import { api, type Outputs, trpc } from '../../../trpc/client';
import type { ItemFormProps } from '../ItemsPage';
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

const storedOf = (found: Outputs['projects']['byId']) => (found.kind === 'found' ? found.project : null);

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
    layout: 'What leads on its page',
    meta_title: 'Meta title',
    meta_description: 'Meta description',
    img_preview: 'Preview image',
    customer: 'Customer',
    quote: 'Quote',
    aboutProject: 'About the project',
    detailImages: 'Detail images',
    detailImageAlts: 'What the detail images show',
    detailImageCaptions: 'Captions of the detail images',
    imgs: 'Further images',
    infoBlock: 'Info blocks',
    video: 'Videos',
    videoPosters: 'Stills of the videos',
    tag: 'Tags',
    projectContent: 'Content',
  },
  fieldOf: projectField,
  useStored: (id, options) => trpc.projects.byId.useQuery({ id: id ?? '' }, { ...options, select: storedOf }),
  byId: async id => storedOf(await api.projects.byId.query({ id })),
  create: input => api.projects.create.mutate(input),
  update: change => api.projects.update.mutate(change),
  preview: work => api.previews.project.mutate(work),
  Fields: ProjectFields,
};

/** Writes a new case or edits one. */
export default function ProjectForm(props: ItemFormProps) {
  return <ItemForm kind={kind} {...props} />;
}

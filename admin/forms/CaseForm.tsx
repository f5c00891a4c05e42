import type { CaseInput } from '../../domain/kinds/case';
import { messages } from '../../domain/messages';
import type { Values } from '../../domain/publishing/merge';
import { api } from '../../trpc/client';
import type { ItemFormProps } from '../ItemsPage';
import { CaseFields } from './case/CaseFields';
import { type CaseValues, caseField, caseFields, caseForm, caseOf, emptyCase } from './case/case-values';
import type { FormKind } from './form-kind';
import { ItemForm } from './ItemForm';

const kind: FormKind<CaseValues, CaseInput> = {
  name: 'case',
  noun: 'review',
  titles: { add: 'Add New Review', edit: 'Edit review' },
  words: {
    created: messages.caseCreated,
    updated: messages.caseUpdated,
    createFailed: messages.caseCreateFailed,
    updateFailed: messages.caseUpdateFailed,
    readFailed: messages.caseByIdFailed,
  },
  schema: caseForm,
  empty: emptyCase,
  toFields: caseFields,
  toValues: fields => caseOf(fields) as Values,
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
    detailImageDecorative: 'Which detail images are decorative',
    detailImageCaptions: 'Captions of the detail images',
    imgs: 'Further images',
    infoBlock: 'Info blocks',
    video: 'Videos',
    videoPosters: 'Stills of the videos',
    tag: 'Tags',
    projectContent: 'Content',
  },
  fieldOf: caseField,
  live: ['projectContent'],
  preview: work => api.cases.preview.mutate(work),
  Fields: CaseFields,
};

/** Writes a new case or edits one. */
export default function CaseForm(props: ItemFormProps) {
  return <ItemForm kind={kind} {...props} />;
}

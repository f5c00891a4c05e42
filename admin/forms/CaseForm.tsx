import type { CaseInput } from '../../domain/kinds/case';
import { messages } from '../../domain/messages';
import { api } from '../../trpc/client';
import type { ItemFormProps } from '../ItemsPage';
import { CaseFields } from './case/CaseFields';
import { type CaseValues, caseFields, caseForm, caseOf, emptyCase } from './case/case-values';
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
  toValues: fields => caseOf(fields as typeof emptyCase),
  names: {
    title: 'Title',
    description: 'Description',
    heading: 'Heading',
    domain: 'Domain',
    client: 'Client',
    location: 'Location',
    solution: 'Solution',
    date: 'Completed',
    surface: 'Ground of its card',
    layout: 'What leads on its page',
    'seo.title': 'Meta title',
    'seo.description': 'Meta description',
    cover: 'Preview image',
    customer: 'Customer',
    quote: 'Quote',
    about: 'About the project',
    pictures: 'Detail images',
    info: 'Info blocks',
    videos: 'Videos',
    tags: 'Tags',
    story: 'Content',
    rest: 'Further images',
  },
  preview: work => api.cases.preview.mutate(work),
  Fields: CaseFields,
};

/** Renders the form of a new or existing case study. */
export default function CaseForm(props: ItemFormProps) {
  return <ItemForm kind={kind} {...props} />;
}

import type { CaseInput } from '../../domain/kinds/case';
import { messages } from '../../domain/messages';
import { api } from '../../trpc/client';
import type { ItemFormProps } from '../ItemsPage';
import { CaseFields } from './case/CaseFields';
import { type CaseValues, caseFields, caseForm, emptyCase } from './case/case-values';
import type { FormKind } from './form-kind';
import { ItemForm } from './ItemForm';
import { listFieldNames } from './item-parts';
import { caseProse } from './writing/prose';
import { Writing } from './writing/Writing';

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
  preview: work => api.cases.preview.mutate(work),
  names: listFieldNames(caseForm),
  Story: ({ field }) => <Writing field={field} prose={caseProse} />,
  Fields: CaseFields,
};

/** Renders the form of a new or existing case study. */
export default function CaseForm(props: ItemFormProps) {
  return <ItemForm kind={kind} {...props} />;
}

import type { CaseInput } from '../../domain/kinds/case';
import { messages } from '../../domain/messages';
import { api } from '../../trpc/client';
import type { ItemFormProps } from '../ItemsPage';
import { CaseFields } from './case/CaseFields';
import { type CaseValues, caseFormSchema, emptyCase, toCaseFields } from './case/case-values';
import { caseProse } from './editor/prose';
import { TextEditor } from './editor/TextEditor';
import type { FormKind } from './form-kind';
import { ItemForm } from './ItemForm';
import { listFieldNames } from './item-parts';

const kind: FormKind<CaseValues, CaseInput> = {
  name: 'case',
  noun: 'review',
  titles: { add: 'Add New Review', edit: 'Edit review', list: 'Reviews' },
  messages: {
    created: messages.caseCreated,
    updated: messages.caseUpdated,
    createFailed: messages.caseCreateFailed,
    updateFailed: messages.caseUpdateFailed,
    readFailed: messages.caseByIdFailed,
  },
  schema: caseFormSchema,
  empty: emptyCase,
  toFields: toCaseFields,
  preview: work => api.cases.preview.mutate(work),
  names: listFieldNames(caseFormSchema),
  own: { story: ({ field }) => <TextEditor field={field} prose={caseProse} /> },
  Fields: CaseFields,
};

export default function CaseForm(props: ItemFormProps) {
  return <ItemForm kind={kind} {...props} />;
}

import type { ContactValues } from '../../domain/contact';

/** Names of the validated fields. `file` isn't part of the schema. */
export type FieldName = keyof ContactValues;

/** The form's displayed state, besides its field values. */
export type FormView = {
  readonly errors: Partial<Record<FieldName | 'file', string>>;
  /** The error of the last submit, if it belongs to no field. */
  readonly reason?: string | undefined;
  readonly sending: boolean;
  /** Request types that changed after the page was loaded. */
  readonly requestTypes?: readonly string[];
  /** Name and size of the attachment. */
  readonly file?: { readonly name: string; readonly size: string };
};

export const blankView: FormView = { errors: {}, sending: false };
export type ChangeView = (change: (view: FormView) => FormView) => void;

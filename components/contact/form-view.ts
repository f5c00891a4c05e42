import type { ContactValues } from '../../domain/contact';

/** Names of the validated fields. `file` isn't part of the schema. */
export type FieldName = keyof ContactValues;

/** The form's displayed state, without its field values. */
export type FormView = {
  readonly errors: Partial<Record<FieldName | 'file', string>>;
  /** The last submit's error, if no field caused it. */
  readonly failureReason?: string | undefined;
  readonly isSending: boolean;
  /** Current request types, if they changed after the page was loaded. */
  readonly requestTypes?: readonly string[];
  readonly file?: { readonly name: string; readonly size: string };
};

export const emptyView: FormView = { errors: {}, isSending: false };
export type UpdateView = (update: (view: FormView) => FormView) => void;

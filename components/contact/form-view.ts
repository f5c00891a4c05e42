import type { ContactValues } from '../../domain/contact';

/** The form's fields that can be wrong; `file` stands beside the schema. */
export type FieldName = keyof ContactValues;

/** What the form shows at the moment, besides what stands in its fields. */
export type FormView = {
  readonly errors: Partial<Record<FieldName | 'file', string>>;
  /** Why the last sending was refused, where no field is to blame. */
  readonly reason?: string | undefined;
  readonly sending: boolean;
  /** What can be asked for, where that changed after the page was loaded. */
  readonly requestTypes?: readonly string[];
  /** The attachment, as its name and size are shown. */
  readonly file?: { readonly name: string; readonly size: string };
};

export const blankView: FormView = { errors: {}, sending: false };
export type ChangeView = (change: (view: FormView) => FormView) => void;

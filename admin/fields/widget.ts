import type { ReactNode } from 'react';
import type { Field } from '../../domain/fields/tree';

/** A field and its texts. */
export type FormField = Field & {
  path: string;
  label: string;
  hint?: string | undefined;
  required: boolean;
  /** The field is read-only. */
  isFixed: boolean;
};

/** Props of a control. */
export type WidgetProps<Value> = {
  field: FormField;
  value: Value | undefined;
  error: string | undefined;
  /** Writes a value while typing. */
  write(value: Value | undefined): void;
  /** Writes a list or a group as one undo step. */
  set(value: Value | undefined): void;
  /** Renders the fields of a list entry. */
  entry: (name: string, label?: string) => ReactNode;
};

/** Returns the chosen options in the order of the schema. */
export const chosenOf = ({ meta }: FormField, isChosen: (option: string) => boolean): string[] =>
  Object.keys(meta.options ?? {}).filter(isChosen);

import type { ComponentType, ReactNode } from 'react';
import type { Field } from '../../domain/fields/tree';

/** A field and its texts. */
export type FormField = Field & {
  path: string;
  label: string;
  hint?: ReactNode;
  required: boolean;
  /** It is filled in until somebody writes their own; shown, not stored, so that it follows what it comes from. */
  computed?: Computed | undefined;
  /** Offered while typing. */
  suggestions?: readonly string[] | undefined;
  /** What choosing nothing says. */
  empty?: string | undefined;
  /** It can be read, not changed. */
  isFixed: boolean;
};

/** What a field says as long as it is empty, and where that comes from: "from the first paragraph". */
export type Computed = { value: string; from: string };

/** What a control gets of its field. */
export type WidgetProps<Value> = {
  field: FormField;
  value: Value | undefined;
  error: string | undefined;
  /** Writes a value while typing. */
  write(value: Value | undefined): void;
  /** Writes a list or a group as one undo step. */
  set(value: Value | undefined): void;
  /** Draws an entry of a list, or a field of a group. */
  entry: (name: string, label?: string) => ReactNode;
};

export type Control = ComponentType<WidgetProps<never>>;

/** Those of a field's options that are chosen, in their order. */
export const chosenOf = ({ meta }: FormField, isChosen: (option: string) => boolean): string[] =>
  Object.keys(meta.options ?? {}).filter(isChosen);

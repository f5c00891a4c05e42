import type { ReactNode } from 'react';
import type { Field } from '../../domain/fields/tree';

/** A field as a form shows it. */
export type FormField = Field & {
  path: string;
  label: string;
  hint?: string | undefined;
  required: boolean;
  /** It can be read, not changed. */
  isFixed: boolean;
};

/** What a control gets of its field. */
export type WidgetProps<Value> = {
  field: FormField;
  value: Value | undefined;
  error: string | undefined;
  /** Writes what is typed or chosen. */
  write(value: Value | undefined): void;
  /** Writes a list or a group: a step of its own. */
  set(value: Value | undefined): void;
  /** Draws what can be edited of an entry of a list. */
  entry: (name: string, label?: string) => ReactNode;
};

/** Those of a field's options that are chosen, in their order. */
export const chosenOf = ({ meta }: FormField, isChosen: (option: string) => boolean): string[] =>
  Object.keys(meta.options ?? {}).filter(isChosen);

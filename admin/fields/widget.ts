import type { ComponentType, ReactNode } from 'react';
import type { Field } from '../../domain/fields/tree';

export type FormField = Field & {
  path: string;
  label: string;
  hint?: ReactNode;
  required: boolean;
  /** The default value, which is shown but not stored, so that it stays up to date. */
  computed?: ComputedValue | undefined;
  suggestions?: readonly string[] | undefined;
  emptyLabel?: string | undefined;
  isFixed: boolean;
};

/** `source` describes where the value comes from, such as "from the first paragraph". */
type ComputedValue = { value: string; source: string };

export type WidgetProps<Value> = {
  field: FormField;
  value: Value | undefined;
  error: string | undefined;
  /** Writes a value while typing. */
  write(value: Value | undefined): void;
  /** Writes a list or a group as one undo step. */
  set(value: Value | undefined): void;
  /** Renders an entry of a list, or a field of a group. */
  renderEntry: (name: string, label?: string) => ReactNode;
};

export type Control = ComponentType<WidgetProps<never>>;

/** Returns the chosen options in the schema's order. */
export const getChosenOptions = ({ meta }: FormField, isChosen: (option: string) => boolean): string[] =>
  Object.keys(meta.options ?? {}).filter(isChosen);

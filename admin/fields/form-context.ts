import { createContext, use, useRef, useSyncExternalStore } from 'react';
import type { Widget } from '../../domain/fields/meta';
import { getValueAt } from '../../domain/fields/path';
import { type Field, getField, type Schema } from '../../domain/fields/tree';
import { hasSameValue } from '../../domain/publishing/merge';
import type { DrawingSources } from '../../domain/sections/drawn';
import type { Store } from './store';
import type { Control } from './widget';

/** The state and actions that a form provides to its fields. */
export type Form = {
  schema: Schema;
  store: Store;
  /** Writes a field. Quick successive changes are one undo step. */
  write: (path: string, value: unknown) => void;
  /** Changes a list or a group. Each change is one undo step. */
  set: (path: string, value: unknown) => void;
  problems: ReadonlyMap<string, string>;
  /** Blocks submitting while an upload is in progress. */
  setBusy?: (isBusy: boolean) => void;
  /** Hides the marks of required fields, in small forms. */
  hidesRequiredMarks?: boolean;
  /** Hides character counts, except for titles. Texts that are too long are reported on validation. */
  hidesCounts?: boolean;
  /** Controls used only in this form, so that other pages don't load them. */
  customControls?: Partial<Record<Widget, Control>>;
  /** Path of the selected field, whose row is expanded. */
  selectedPath?: string | undefined;
  /** Drawings to choose from, by name. */
  artwork?: DrawingSources;
};

export const FormContext = createContext<Form | undefined>(undefined);

export function useForm(): Form {
  const form = use(FormContext);
  if (!form) throw new Error('Field used outside of a form');
  return form;
}

/** Returns the same object while the value is equal, to avoid rerenders. */
export function useStoreSelector<Value>(store: Store, selectValue: () => Value): Value {
  const lastValue = useRef<Value>(undefined);
  const readValue = () => {
    const newValue = selectValue();
    if (lastValue.current === undefined || !hasSameValue(lastValue.current, newValue))
      lastValue.current = newValue;
    return lastValue.current;
  };
  return useSyncExternalStore(store.subscribe, readValue, readValue);
}

export function useFieldValue<Value>(path: string): Value | undefined {
  const { store } = useForm();
  return useSyncExternalStore(
    store.subscribe,
    () => getValueAt(store.get(), path) as Value | undefined,
    () => undefined,
  );
}

export function useHasValue(path: string): boolean {
  const { store } = useForm();
  return useStoreSelector(store, () => (getValueAt(store.get(), path) ?? undefined) !== undefined);
}

/** Returns the fields of a group. A union's fields depend on its current value. */
export function useGroupFields(schema: Schema, path: string): Field['fields'] {
  const { store } = useForm();
  return useSyncExternalStore(
    store.subscribe,
    () => getField(schema, getValueAt(store.get(), path)).fields,
    () => [],
  );
}

import { createContext, use, useRef, useSyncExternalStore } from 'react';
import { getValueAt } from '../../domain/fields/path';
import { type Field, getField, type Schema } from '../../domain/fields/tree';
import { hasSameValue } from '../../domain/publishing/merge';
import type { DrawnBy } from '../../domain/sections/drawn';
import type { Store } from './store';

/** Everything that the fields of a form need. */
export type Form = {
  schema: Schema;
  store: Store;
  /** Writes one field; what is typed into it in short order is one step. */
  write: (path: string, value: unknown) => void;
  /** Changes a list or a group: each change is a step of its own. */
  set: (path: string, value: unknown) => void;
  /** What is wrong, by the path of its field. */
  problems: ReadonlyMap<string, string>;
  /** Says that a file is on its way: the form waits for it. */
  hold?: (busy: boolean) => void;
  /** Small forms mark no field as one that must be filled in. */
  isUnmarked?: true;
  /** The field that is chosen: its row is open. */
  chosen?: string | undefined;
  /** Drawings that fields choose from. */
  drawnBy?: DrawnBy;
};

export const FormContext = createContext<Form | undefined>(undefined);

export function useForm(): Form {
  const form = use(FormContext);
  if (!form) throw new Error('A field is outside of a form');
  return form;
}

/** A part of the values, as it changes; an equal part is the same object, so that nothing is drawn again for it. */
export function useRead<Value>(store: Store, read: () => Value): Value {
  const last = useRef<Value>(undefined);
  const now = () => {
    const next = read();
    if (last.current === undefined || !hasSameValue(last.current, next)) last.current = next;
    return last.current;
  };
  return useSyncExternalStore(store.subscribe, now, now);
}

/** The value at a path, as it changes. */
export function useValueAt<Value>(path: string): Value | undefined {
  const { store } = useForm();
  return useSyncExternalStore(
    store.subscribe,
    () => getValueAt(store.get(), path) as Value | undefined,
    () => undefined,
  );
}

/** Whether there is a value at a path. */
export function useHasValue(path: string): boolean {
  const { store } = useForm();
  return useRead(store, () => (getValueAt(store.get(), path) ?? undefined) !== undefined);
}

/** The fields that a group at a path has: its variant decides. */
export function useFieldsAt(schema: Schema, path: string): Field['fields'] {
  const { store } = useForm();
  return useSyncExternalStore(
    store.subscribe,
    () => getField(schema, getValueAt(store.get(), path)).fields,
    () => [],
  );
}

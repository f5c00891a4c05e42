import { createContext, use, useSyncExternalStore } from 'react';
import type { DrawnBy } from '../../../domain/sections/drawn';
import type { Check } from '../forms/use-checks';
import type { PageStore } from './page-store';
import { at } from './values';

/** Where somebody is: a section (or the page itself), and a field in it. */
export type Place = { section: string | undefined; field: string | undefined };

/** What every part of the editor has at hand. */
export type Editor = {
  id: string;
  store: PageStore;
  place: Place;
  /** Chooses a section, and a field of it; the others follow. */
  choose: (place: Place, from?: 'canvas') => void;
  /** Writes one field. */
  write: (path: string, value: unknown) => void;
  /** Tells the others where one is. */
  here: (field: string, typed: boolean) => void;
  checks: readonly Check[];
  /** All drawings there are; none until the page is drawn. */
  drawnBy: DrawnBy;
};

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('A part of the page editor stands outside of it');
  return editor;
}

/** What stands at a path, as it changes. */
export function useValueAt<Value>(path: string): Value | undefined {
  const { store } = useEditor();
  return useSyncExternalStore(
    store.subscribe,
    () => at(store.get(), path) as Value | undefined,
    () => undefined,
  );
}

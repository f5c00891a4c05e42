import { createContext, use, useRef, useSyncExternalStore } from 'react';
import { valueAt } from '../../domain/fields/path';
import { type Field, fieldOf, type Schema } from '../../domain/fields/tree';
import { same } from '../../domain/publishing/merge';
import type { DrawnBy } from '../../domain/sections/drawn';
import type { Check } from '../forms/use-checks';
import type { PageStore } from './page-store';
import { HERO, heroOf, type Piece, pathOf, piecesOf, titleOf } from './sections';

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

/**
 * What is read off the page, as it changes: what says the same as before is the same, so that nothing is drawn anew for a
 * letter that it does not show.
 */
function useRead<Value>(read: () => Value): Value {
  const { store } = useEditor();
  const last = useRef<Value>(undefined);
  const now = () => {
    const next = read();
    if (last.current === undefined || !same(last.current, next)) last.current = next;
    return last.current;
  };
  return useSyncExternalStore(store.subscribe, now, now);
}

/** What a section is known by. */
export function useTitleOf(section: string): string {
  const { store } = useEditor();
  return useRead(() => {
    const piece = valueAt(store.get(), pathOf(section)) as Piece | undefined;
    return piece ? titleOf(section, piece) : '';
  });
}

/** The head and the sections of the page, each without what it says. */
export function usePieces(): { hero: Piece; pieces: readonly Piece[] } {
  const { store } = useEditor();
  const outline = ({ kind, _id = HERO, hidden = false }: Piece): Piece => ({ kind, _id, hidden });
  return useRead(() => ({
    hero: outline(heroOf(store.get())),
    pieces: piecesOf(store.get()).map(outline),
  }));
}

/** Whether anything stands at a path. */
export function useIsThere(path: string): boolean {
  const { store } = useEditor();
  return useRead(() => (valueAt(store.get(), path) ?? undefined) !== undefined);
}

/** The fields that a group at a path has: its variant decides. */
export function useFieldsAt(schema: Schema, path: string): Field['fields'] {
  const { store } = useEditor();
  return useSyncExternalStore(
    store.subscribe,
    () => fieldOf(schema, valueAt(store.get(), path)).fields,
    () => [],
  );
}

/** What stands at a path, as it changes. */
export function useValueAt<Value>(path: string): Value | undefined {
  const { store } = useEditor();
  return useSyncExternalStore(
    store.subscribe,
    () => valueAt(store.get(), path) as Value | undefined,
    () => undefined,
  );
}

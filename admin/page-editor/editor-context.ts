import { createContext, use } from 'react';
import { getValueAt } from '../../domain/fields/path';
import { useRead } from '../fields/form-context';
import type { Store } from '../fields/store';
import type { Check } from '../forms/use-checks';
import { HERO, heroOf, type Piece, pathOf, piecesOf, titleOf } from './sections';

/** Where somebody is: a section (or the page itself), and a field in it. */
export type Place = { section: string | undefined; field: string | undefined };

/** What every part of the editor has at hand. */
export type Editor = {
  id: string;
  store: Store;
  place: Place;
  /** Chooses a section, and a field of it; the others follow. */
  choose: (place: Place, from?: 'canvas') => void;
  /** Tells the others where one is. */
  here: (field: string, typed: boolean) => void;
  checks: readonly Check[];
};

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('A part of the page editor stands outside of it');
  return editor;
}

/** What a section is known by. */
export function useTitleOf(section: string): string {
  const { store } = useEditor();
  return useRead(store, () => {
    const piece = getValueAt(store.get(), pathOf(section)) as Piece | undefined;
    return piece ? titleOf(section, piece) : '';
  });
}

/** The head and the sections of the page, each without what it says. */
export function usePieces(): { hero: Piece; pieces: readonly Piece[] } {
  const { store } = useEditor();
  const outline = ({ kind, variant, _id = HERO, hidden = false }: Piece): Piece => ({
    kind,
    ...(variant && { variant }),
    _id,
    hidden,
  });
  return useRead(store, () => ({
    hero: outline(heroOf(store.get())),
    pieces: piecesOf(store.get()).map(outline),
  }));
}

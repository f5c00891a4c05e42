import { createContext, use } from 'react';
import { getValueAt } from '../../domain/fields/path';
import { useStoreSelector } from '../fields/form-context';
import type { Store } from '../fields/store';
import type { Check } from '../forms/use-checks';
import { HERO, heroOf, type Piece, pathOf, piecesOf, titleOf } from './sections';

/** Selection: a section (or the page itself) and a field. */
export type Place = { section: string | undefined; field: string | undefined };

/** State and actions shared by the editor's components. */
export type Editor = {
  id: string;
  store: Store;
  place: Place;
  /** Selects a section and optionally a field. */
  choose: (place: Place, from?: 'canvas') => void;
  /** Reports the member's position to others. */
  reportFocus: (field: string, typed: boolean) => void;
  checks: readonly Check[];
};

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('A part of the page editor stands outside of it');
  return editor;
}

/** Returns the title of a section. */
export function useTitleOf(section: string): string {
  const { store } = useEditor();
  return useStoreSelector(store, () => {
    const piece = getValueAt(store.get(), pathOf(section)) as Piece | undefined;
    return piece ? titleOf(section, piece) : '';
  });
}

/** Returns hero and sections without their content. */
export function usePieces(): { hero: Piece; pieces: readonly Piece[] } {
  const { store } = useEditor();
  const outline = ({ kind, variant, _id = HERO, hidden = false }: Piece): Piece => ({
    kind,
    ...(variant && { variant }),
    _id,
    hidden,
  });
  return useStoreSelector(store, () => ({
    hero: outline(heroOf(store.get())),
    pieces: piecesOf(store.get()).map(outline),
  }));
}

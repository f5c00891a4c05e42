import { createContext, use } from 'react';
import { getValueAt } from '../../domain/fields/path';
import { useStoreSelector } from '../fields/form-context';
import type { Store } from '../fields/store';
import type { PublishCheck } from '../forms/use-checks';
import { formatTitle, getHero, getSectionPath, getSections, HERO_ID, type PageSection } from './sections';

/** Selected section and field. Without a section, the page itself is selected. */
export type FieldPosition = { section: string | undefined; field: string | undefined };

export type Editor = {
  id: string;
  store: Store;
  position: FieldPosition;
  /** Selects a section and optionally a field. */
  choose: (position: FieldPosition, from?: 'canvas') => void;
  /** Reports the member's position to collaborators. */
  reportFocus: (field: string, isText: boolean) => void;
  checks: readonly PublishCheck[];
};

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('`useEditor` must be used inside the page editor');
  return editor;
}

export function useSectionTitle(section: string): string {
  const { store } = useEditor();
  return useStoreSelector(store, () => {
    const data = getValueAt(store.get(), getSectionPath(section)) as PageSection | undefined;
    return data ? formatTitle(section, data, store.get()) : '';
  });
}

/** Returns hero and sections without their content. */
export function usePageSections(): { hero: PageSection; sections: readonly PageSection[] } {
  const { store } = useEditor();
  const toOutline = ({ kind, variant, _id = HERO_ID, hidden = false }: PageSection): PageSection => ({
    kind,
    ...(variant && { variant }),
    _id,
    hidden,
  });
  return useStoreSelector(store, () => ({
    hero: toOutline(getHero(store.get())),
    sections: getSections(store.get()).map(toOutline),
  }));
}

import { useMemo, useSyncExternalStore } from 'react';
import { toast } from '../../components/ui/toast-store';
import { getValueAt, setValueAt } from '../../domain/fields/path';
import { text } from '../../styles/text.css';
import type { Store } from '../fields/store';
import type { SectionAct } from './canvas/canvas-messages';
import type { Place } from './editor-context';

import {
  createSection,
  duplicateSection,
  formatTitle,
  getSectionId,
  getSections,
  HERO,
  insertAfter,
  moveSection,
  type PageSection,
  removeSection,
  toggleSection,
} from './sections';

type Options = {
  store: Store;
  scheduleSave: () => void;
  place: Place;
  choose: (place: Place, from?: 'canvas') => void;
};

/** Returns actions that change a page; each is one undo step. */
export function useEditorActions({ store, scheduleSave, place, choose }: Options) {
  const { canUndo, canRedo } = store;
  const acts = useMemo(() => {
    const change: Store['change'] = (values, about) => {
      store.change(values, about);
      scheduleSave();
    };
    const stepped = (about: string | undefined) => {
      if (about === undefined) return;
      scheduleSave();
      const section = getSectionId(about);
      const isThere = section === HERO || getValueAt(store.get(), `sections.${section}`) !== undefined;
      if (section !== undefined && isThere) choose({ section, field: about });
    };
    /** Returns the section to select after a removal. */
    const beside = (id: string): string => {
      const pieces = getSections(store.get());
      const index = pieces.findIndex(({ _id }) => _id === id);
      return pieces[index + 1]?._id ?? pieces[index - 1]?._id ?? HERO;
    };
    function remove(id: string) {
      const piece = getValueAt(store.get(), `sections.${id}`) as PageSection | undefined;
      if (!piece) return;
      const before = getSections(store.get());
      const after = before[before.indexOf(piece) - 1]?._id ?? HERO;
      choose({ section: beside(id), field: undefined });
      change(removeSection(store.get(), id));
      toast({
        message: `“${formatTitle(id, piece)}” deleted`,
        more: close => (
          <p className={text.small}>
            <button
              type="button"
              className={text.link}
              onClick={() => {
                change(insertAfter(store.get(), after, piece));
                choose({ section: id, field: undefined });
                close();
              }}
            >
              Undo
            </button>
          </p>
        ),
      });
    }
    return {
      write: (path: string, value: unknown) => change(setValueAt(store.get(), path, value), path),
      /** Changes a list as one undo step. */
      set: (path: string, value: unknown) => change(setValueAt(store.get(), path, value)),
      add(name: string, after: string | undefined) {
        const piece = createSection(name);
        change(insertAfter(store.get(), after, piece));
        choose({ section: piece._id, field: undefined });
      },
      move: (id: string, by: number) => change(moveSection(store.get(), id, by)),
      act(act: SectionAct, id: string) {
        if (id === HERO) return;
        if (act === 'up' || act === 'down') change(moveSection(store.get(), id, act === 'up' ? -1 : 1));
        else if (act === 'hide') change(toggleSection(store.get(), id));
        else if (act === 'remove') remove(id);
        else {
          const doubled = duplicateSection(store.get(), id);
          change(doubled.values);
          choose({ section: doubled.id, field: undefined });
        }
      },
      undo: () => stepped(store.undo()),
      redo: () => stepped(store.redo()),
    };
  }, [store, scheduleSave, choose]);
  const mayUndo = useSyncExternalStore(store.subscribe, canUndo, () => false);
  const mayRedo = useSyncExternalStore(store.subscribe, canRedo, () => false);
  return useMemo(() => ({ ...acts, place, mayUndo, mayRedo }), [acts, place, mayUndo, mayRedo]);
}

export type EditorActions = ReturnType<typeof useEditorActions>;

import { useMemo, useSyncExternalStore } from 'react';
import { getValueAt, setValueAt } from '../../domain/fields/path';
import type { Store } from '../fields/store';
import { toastWithUndo } from '../toast-with-undo';
import type { SectionAction } from './canvas/canvas-messages';
import type { FieldPosition } from './editor-context';

import {
  createSection,
  duplicateSection,
  findSectionId,
  formatTitle,
  getSections,
  HERO_ID,
  insertAfter,
  moveSection,
  type PageSection,
  removeSection,
  toggleSectionVisibility,
} from './sections';

type Options = {
  store: Store;
  scheduleSave: () => void;
  position: FieldPosition;
  choose: (position: FieldPosition, from?: 'canvas') => void;
};

/** Returns the actions on sections. Each is a single undo step. */
export function useEditorActions({ store, scheduleSave, position, choose }: Options) {
  const { canUndo, canRedo } = store;
  const actions = useMemo(() => {
    const change: Store['change'] = (values, undoPath) => {
      store.change(values, undoPath);
      scheduleSave();
    };
    const runStep = (undoPath: string | undefined) => {
      if (undoPath === undefined) return;
      scheduleSave();
      const section = findSectionId(undoPath);
      const isPresent = section === HERO_ID || getValueAt(store.get(), `sections.${section}`) !== undefined;
      if (section !== undefined && isPresent) choose({ section, field: undoPath });
    };
    /** Returns the section to select after a removal. */
    const getNeighbour = (id: string): string => {
      const sections = getSections(store.get());
      const index = sections.findIndex(({ _id }) => _id === id);
      return sections[index + 1]?._id ?? sections[index - 1]?._id ?? HERO_ID;
    };
    function remove(id: string) {
      const section = getValueAt(store.get(), `sections.${id}`) as PageSection | undefined;
      if (!section) return;
      const sectionsBefore = getSections(store.get());
      const previousId = sectionsBefore[sectionsBefore.indexOf(section) - 1]?._id ?? HERO_ID;
      choose({ section: getNeighbour(id), field: undefined });
      change(removeSection(store.get(), id));
      toastWithUndo(`“${formatTitle(id, section, store.get())}” deleted`, () => {
        change(insertAfter(store.get(), previousId, section));
        choose({ section: id, field: undefined });
      });
    }
    return {
      write: (path: string, value: unknown) => change(setValueAt(store.get(), path, value), path),
      /** Changes a list as one undo step. */
      set: (path: string, value: unknown) => change(setValueAt(store.get(), path, value)),
      add(name: string, after: string | undefined) {
        const section = createSection(name);
        change(insertAfter(store.get(), after, section));
        choose({ section: section._id, field: undefined });
      },
      move: (id: string, offset: number) => change(moveSection(store.get(), id, offset)),
      applyAction(action: SectionAction, id: string) {
        if (id === HERO_ID) return;
        if (action === 'up' || action === 'down')
          change(moveSection(store.get(), id, action === 'up' ? -1 : 1));
        else if (action === 'hide') change(toggleSectionVisibility(store.get(), id));
        else if (action === 'remove') remove(id);
        else {
          const duplicate = duplicateSection(store.get(), id);
          change(duplicate.values);
          choose({ section: duplicate.id, field: undefined });
        }
      },
      undo: () => runStep(store.undo()),
      redo: () => runStep(store.redo()),
    };
  }, [store, scheduleSave, choose]);
  const hasUndo = useSyncExternalStore(store.subscribe, canUndo, () => false);
  const hasRedo = useSyncExternalStore(store.subscribe, canRedo, () => false);
  return useMemo(
    () => ({ ...actions, position, mayUndo: hasUndo, mayRedo: hasRedo }),
    [actions, position, hasUndo, hasRedo],
  );
}

export type EditorActions = ReturnType<typeof useEditorActions>;

import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { FieldPosition } from './editor-context';
import { HERO_ID } from './sections';
import type { EditorActions } from './use-editor-actions';

type Key = { key: string; ctrl: boolean; alt: boolean; shift: boolean };
type Options = {
  root: RefObject<HTMLElement | null>;
  actions: EditorActions;
  position: FieldPosition;
  choose: (position: FieldPosition) => void;
  /** Opens the gallery to add a section after another one. */
  add: (after: string | undefined) => void;
  save: () => void;
  /** Closes the publish sheet, if it is open. The editor's other keys don't work then. */
  closeSheet: (() => void) | undefined;
};

const PANES = ['outline', 'page', 'form'];
const isTextInput = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** @returns a handler that reports whether it handled the key */
export function useEditorKeys({
  root,
  actions,
  position,
  choose,
  add,
  save,
  closeSheet,
}: Options): (key: Key) => boolean {
  /** Moves the focus to the next or previous pane. */
  function focusPane(offset: number) {
    const panes = PANES.map(name => root.current?.querySelector<HTMLElement>(`[data-pane=${name}]`));
    const currentPane = panes.findIndex(pane => pane?.contains(document.activeElement));
    const nextPane = panes[(currentPane + offset + PANES.length) % PANES.length];
    const firstControl = nextPane?.querySelector<HTMLElement>(
      'iframe, [aria-current] , input, textarea, select, button',
    );
    firstControl?.focus();
  }
  function onKey({ key, ctrl, alt, shift }: Key): boolean {
    const letter = key.toLowerCase();
    const { section } = position;
    if (closeSheet) {
      if (key === 'Escape') closeSheet();
      return key === 'Escape';
    }
    if (ctrl && letter === 'z') shift ? actions.redo() : actions.undo();
    else if (ctrl && letter === 'y') actions.redo();
    else if (ctrl && letter === 's') save();
    else if (key === 'F6') focusPane(shift ? -1 : 1);
    else if (key === 'Escape' && section !== undefined)
      choose({ section: position.field === undefined ? undefined : section, field: undefined });
    else if (key === 'Insert' || (ctrl && key === 'Enter')) add(section);
    else if (section === undefined || section === HERO_ID) return false;
    else if (alt && (key === 'ArrowUp' || key === 'ArrowDown'))
      actions.applyAction(key === 'ArrowUp' ? 'up' : 'down', section);
    else if (ctrl && letter === 'd') actions.applyAction('double', section);
    else if (ctrl && shift && letter === 'h') actions.applyAction('hide', section);
    else if (key === 'Delete') actions.applyAction('remove', section);
    else return false;
    return true;
  }
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('[role=dialog], [data-dragging]')) return;
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    // Delete, Insert, Enter and Alt with an arrow key belong to the focused field.
    if (
      isTextInput(event.target) &&
      (/^(?:Delete|Insert|Enter)$/.test(key) || (altKey && key.startsWith('Arrow')))
    )
      return;
    const isHandled = onKey({ key, ctrl: ctrlKey || metaKey, alt: altKey, shift: shiftKey });
    if (isHandled) event.preventDefault();
  });
  useEffect(() => {
    addEventListener('keydown', handleKeyDown);
    return () => removeEventListener('keydown', handleKeyDown);
  }, []);
  return onKey;
}

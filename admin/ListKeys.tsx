import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readStorage, writeStorage } from './browser-storage';
import { Badge } from './kit/Badge';
import { type KeyHint, KeysDialog } from './kit/KeysDialog';
import { Inline } from './kit/Stack';
import { TextButton } from './kit/TextButton';

/** Key of the value that is `off` if the user turned the shortcuts off. */
const STORAGE_KEY = 'staff:list-keys';

export const areListKeysOn = (): boolean => readStorage(STORAGE_KEY) !== 'off';

const TYPING_SELECTOR =
  'input:not([type=checkbox]), textarea, select, [contenteditable], dialog *, :is([role=dialog], [role=menu]), :is([role=dialog], [role=menu]) *';

/** Returns whether a key press can be a shortcut: without a modifier, and outside text fields, dialogs and menus. */
export const isShortcut = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !(target as Element | null)?.matches?.(TYPING_SELECTOR);

/** Returns whether a key press submits a text area. */
export const isSubmitKey = ({
  key,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean => key === 'Enter' && (ctrlKey || metaKey);

const OWN_KEYS = ['j', 'k', '/', '?'];
const PICK_KEYS = ['x', 'X'];

/** Handlers by key. Each gets the ID of the focused row. */
export type ListActions = Readonly<Record<string, (id: string | undefined) => void>>;

type ListKeysOptions = {
  /** Element that contains the rows. The link of each row has the row's ID in `data-item`. */
  list: RefObject<HTMLElement | null>;
  pickedIds: ReadonlySet<string>;
  /** If missing, rows can’t be selected. */
  onPick?: (id: string, isPicked: boolean) => void;
  /** Shortcuts in addition to those of every list. */
  actions?: ListActions;
};

/** Handles single-letter shortcuts of a list. Users can turn them off (WCAG 2.1.4). */
export function useListKeys({ list, pickedIds, onPick, actions = {} }: ListKeysOptions) {
  const [isOn, setIsOn] = useState(areListKeysOn);
  const [isListed, setIsListed] = useState(false);
  const lastPickedId = useRef<string>(undefined);

  function pressKey(key: string): void {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
    const ids = links.map(({ dataset }) => dataset.item ?? '');
    const row = document.activeElement?.closest('li');
    const index = links.findIndex(link => row?.contains(link));
    const id = ids[index];
    const moveTo = (target: number) => links[Math.min(links.length - 1, Math.max(0, target))]?.focus();
    if (key === 'j') moveTo(index + 1);
    else if (key === 'k') moveTo(index - 1);
    else if (key === '/') document.querySelector<HTMLElement>('main input[type=search]')?.focus();
    else if (key === '?') setIsListed(true);
    else if (key === 'Escape') for (const pickedId of pickedIds) onPick?.(pickedId, false);
    else if (key === 'x' && id) {
      lastPickedId.current = id;
      onPick?.(id, !pickedIds.has(id));
    } else if (key === 'X' && id) {
      // Extends the selection from the last selected row.
      const start = Math.max(0, ids.indexOf(lastPickedId.current ?? id));
      for (const rowId of ids.slice(Math.min(start, index), Math.max(start, index) + 1))
        onPick?.(rowId, true);
    } else actions[key]?.(id);
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    const isOwnKey =
      OWN_KEYS.includes(key) ||
      (onPick && PICK_KEYS.includes(key)) ||
      (key === 'Escape' && pickedIds.size > 0);
    if (!isShortcut(event) || !(isOwnKey || key in actions)) return;
    event.preventDefault();
    pressKey(key);
  });
  useEffect(() => {
    if (!isOn) return;
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOn]);

  return {
    isOn,
    canPick: onPick !== undefined,
    isListed,
    setListed: setIsListed,
    toggle() {
      writeStorage(STORAGE_KEY, isOn ? 'off' : null);
      setIsOn(!isOn);
    },
  };
}

type KeyHintsProps = {
  keys: ReturnType<typeof useListKeys>;
  /** Hints for the list's own keys. */
  extraHints: readonly KeyHint[];
};

const HINTS: readonly KeyHint[] = [
  ['j', 'k', 'Next, previous row'],
  ['Enter', 'Open'],
];
const PICK_HINTS: readonly KeyHint[] = [
  ['x', 'Select'],
  ['Shift x', 'Select up to here'],
  ['Escape', 'Clear selection'],
];

/** Renders a button that opens the list of shortcuts. Hidden on narrow screens. */
export const KeyHints = ({ keys, extraHints }: KeyHintsProps) => (
  <Inline hiddenUpTo="wide">
    <TextButton onClick={() => keys.setListed(true)}>Keyboard shortcuts</TextButton>
    {keys.isOn && <Badge as="kbd">?</Badge>}
    {keys.isListed && (
      <KeysDialog
        hints={[
          ...HINTS,
          ...(keys.canPick ? PICK_HINTS : []),
          ['/', 'Search'],
          ...extraHints,
          ['?', 'Keyboard shortcuts'],
        ]}
        onClose={() => keys.setListed(false)}
      >
        <p>
          <TextButton onClick={keys.toggle}>
            {keys.isOn ? 'Turn shortcuts off' : 'Turn shortcuts on'}
          </TextButton>
        </p>
      </KeysDialog>
    )}
  </Inline>
);

import { useEffect, useEffectEvent } from 'react';

/** Whether a key asks to save: Ctrl+S, or the same on a Mac. */
const isSaveKey = ({ ctrlKey, metaKey, altKey, key }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 's';

/** Saves when the keys for it are pressed, wherever the focus is, and does nothing else. */
export function useSaveKey(save: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    if (!event.repeat) save();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}

import { useEffect, useEffectEvent } from 'react';

/** Calls actions by their key, pressed with Ctrl or Cmd. Overrides the text editor and the browser. */
export function useFormKeys(actions: Readonly<Record<string, () => void>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat } = event;
    const action = (ctrlKey || metaKey) && !altKey && actions[key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    if (!repeat) action();
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', handleKeyDown, true);
    return () => removeEventListener('keydown', handleKeyDown, true);
  }, []);
}

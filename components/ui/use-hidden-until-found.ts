import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Lets the browser's search find collapsed content (`hidden=until-found`) that stays mounted, and reports a match.
 * React would write the attribute as `hidden=""`.
 */
export function useHiddenUntilFound(isOpen: boolean, onFound: () => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);

  // Runs before paint, so that content doesn't open while hidden.
  useLayoutEffect(() => {
    const { current } = element;
    // Browsers without support would hide the element permanently.
    if (!current || !('onbeforematch' in current)) return;
    if (isOpen) current.removeAttribute('hidden');
    else current.setAttribute('hidden', 'until-found');
  }, [isOpen]);

  const onFoundEvent = useEffectEvent(onFound);
  useEffect(() => {
    const { current } = element;
    const onMatch = () => onFoundEvent();
    current?.addEventListener('beforematch', onMatch);
    return () => current?.removeEventListener('beforematch', onMatch);
  }, []);

  return element;
}

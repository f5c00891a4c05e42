import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Lets the browser's search look into what is folded away (`hidden=until-found`), and says when it found something.
 * For an element that stays in the page while it is closed. React would write that attribute as `hidden=""`.
 */
export function useFoundBySearch(open: boolean, onFound: () => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);

  // Before the browser paints: nothing opens while it is hidden.
  useLayoutEffect(() => {
    const { current } = element;
    // A browser that does not know it would hide the element for good.
    if (!current || !('onbeforematch' in current)) return;
    if (open) current.removeAttribute('hidden');
    else current.setAttribute('hidden', 'until-found');
  }, [open]);

  const found = useEffectEvent(onFound);
  useEffect(() => {
    const { current } = element;
    const onMatch = () => found();
    current?.addEventListener('beforematch', onMatch);
    return () => current?.removeEventListener('beforematch', onMatch);
  }, []);

  return element;
}

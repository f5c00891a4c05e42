import { useEffect, useRef } from 'react';

/** Delay until the browser has removed the focus from hidden elements. */
const FOCUS_DELAY_MS = 50;

const isFocusLost = ({ activeElement } = document) =>
  !activeElement || activeElement === document.body || !activeElement.checkVisibility();

/**
 * Moves the focus between the list and a request, and restores the row and the scroll position.
 * @param id ID of the open request. Undefined if the list is shown.
 * @param isReady whether the list or the request is loaded.
 */
export function useInboxFocus(id: string | undefined, isReady: boolean): void {
  const shownId = useRef(id);
  const scrollTop = useRef(0);

  // Remember the scroll position before the request replaces the list.
  useEffect(() => {
    if (id !== undefined) return;
    const saveScrollPosition = () => {
      scrollTop.current = scrollY;
    };
    addEventListener('scroll', saveScrollPosition, { passive: true });
    return () => removeEventListener('scroll', saveScrollPosition);
  }, [id]);

  useEffect(() => {
    const previousId = shownId.current;
    if (previousId === id || !isReady) return;
    const timer = setTimeout(() => {
      shownId.current = id;
      if (!isFocusLost()) return;
      const selector = id === undefined ? `[data-item="${CSS.escape(previousId ?? '')}"]` : '#request-title';
      document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
      scrollTo(0, id === undefined ? scrollTop.current : 0);
    }, FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [id, isReady]);
}

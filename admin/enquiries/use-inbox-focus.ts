import { useEffect, useRef } from 'react';

/** Delay until the browser has removed the focus from hidden elements. */
const SETTLED_MS = 50;

const isFocusLost = ({ activeElement } = document) =>
  !activeElement || activeElement === document.body || !activeElement.checkVisibility();

/**
 * Below 1000 px, list and request are separate screens. Moves the focus between them, and restores the row and the
 * scroll position.
 * @param id ID of the open request. Undefined if the list is visible.
 * @param ready whether the visible screen is loaded.
 */
export function useInboxFocus(id: string | undefined, ready: boolean): void {
  const shown = useRef(id);
  const place = useRef(0);

  // Remember the scroll position before the request replaces the list.
  useEffect(() => {
    if (id !== undefined) return;
    const keep = () => {
      place.current = scrollY;
    };
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [id]);

  useEffect(() => {
    const before = shown.current;
    if (before === id || !ready) return;
    const timer = setTimeout(() => {
      shown.current = id;
      if (!isFocusLost()) return;
      const selector = id === undefined ? `[data-request="${CSS.escape(before ?? '')}"]` : '#request-title';
      document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
      scrollTo(0, id === undefined ? place.current : 0);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [id, ready]);
}

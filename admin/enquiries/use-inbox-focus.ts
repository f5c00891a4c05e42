import { useEffect, useRef } from 'react';

/** After the browser has taken the focus from what is no longer shown. */
const SETTLED_MS = 50;

const lost = ({ activeElement } = document) =>
  !activeElement || activeElement === document.body || !activeElement.checkVisibility();

/**
 * Below 1000 px list and request are two screens: going to the other one moves the focus along, and coming back
 * returns to the row and the place where one was. Where both are shown nothing moves.
 * @param id the request the address names, undefined for the list.
 * @param ready whether what the address names is there.
 */
export function useInboxFocus(id: string | undefined, ready: boolean): void {
  const shown = useRef(id);
  const place = useRef(0);

  // How far down the list was, before the request takes its place.
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
      if (!lost()) return;
      const selector = id === undefined ? `[data-request="${CSS.escape(before ?? '')}"]` : '#request-title';
      document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
      scrollTo(0, id === undefined ? place.current : 0);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [id, ready]);
}

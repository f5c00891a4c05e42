import { useEffect, useRef, useState } from 'react';
import { above } from '../../styles/breakpoints';

/**
 * Locks the page and traps focus in the header, which must be a sibling of `main` and the footer. Escape and wider
 * windows close the menu.
 */
export function useMobileMenu() {
  const burger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const header = burger.current?.closest('header');
    if (!open || !header) return;
    const release = lockAllBut(header);
    const close = () => setOpen(false);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') keepFocusIn(header, event);
      if (event.key !== 'Escape') return;
      close();
      burger.current?.focus();
    };
    const wide = matchMedia(above('menu'));
    wide.addEventListener('change', close);
    document.addEventListener('keydown', onKey);
    return () => {
      release();
      wide.removeEventListener('change', close);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return { burger, open, toggle: () => setOpen(wasOpen => !wasOpen), close: () => setOpen(false) };
}

/**
 * Locks scrolling and makes the element's siblings inert.
 * @returns the undo function
 */
function lockAllBut(element: HTMLElement): () => void {
  const siblings = [...(element.parentElement?.children ?? [])]
    .filter(sibling => sibling instanceof HTMLElement)
    .filter(sibling => sibling !== element && !sibling.inert);
  const { overflow } = document.body.style;
  document.body.style.overflow = 'hidden';
  for (const other of siblings) other.inert = true;
  return () => {
    document.body.style.overflow = overflow;
    for (const other of siblings) other.inert = false;
  };
}

function keepFocusIn(element: HTMLElement, event: KeyboardEvent): void {
  const focusableElements = [...element.querySelectorAll<HTMLElement>('a[href],button')].filter(stop =>
    stop.checkVisibility({ visibilityProperty: true }),
  );
  const [first, last] = [focusableElements[0], focusableElements.at(-1)];
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

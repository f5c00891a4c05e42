import { useEffect, useRef, useState } from 'react';
import { above } from '../../styles/breakpoints';

/**
 * Locks the page and traps focus in the header, which must be a sibling of `main` and the footer. Escape and wider
 * windows close the menu.
 */
export function useMobileMenu() {
  const burger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const header = burger.current?.closest('header');
    if (!isOpen || !header) return;
    const unlock = lockPageExcept(header);
    const close = () => setIsOpen(false);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Tab') trapFocus(header, event);
      if (event.key !== 'Escape') return;
      close();
      burger.current?.focus();
    };
    const wideQuery = matchMedia(above('menu'));
    wideQuery.addEventListener('change', close);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      unlock();
      wideQuery.removeEventListener('change', close);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);

  return {
    burger,
    open: isOpen,
    toggle: () => setIsOpen(wasOpen => !wasOpen),
    close: () => setIsOpen(false),
  };
}

/**
 * Locks scrolling and makes the element's siblings inert.
 * @returns the undo function
 */
function lockPageExcept(element: HTMLElement): () => void {
  const siblings = [...(element.parentElement?.children ?? [])]
    .filter(sibling => sibling instanceof HTMLElement)
    .filter(sibling => sibling !== element && !sibling.inert);
  const { overflow } = document.body.style;
  document.body.style.overflow = 'hidden';
  for (const sibling of siblings) sibling.inert = true;
  return () => {
    document.body.style.overflow = overflow;
    for (const sibling of siblings) sibling.inert = false;
  };
}

function trapFocus(element: HTMLElement, event: KeyboardEvent): void {
  const focusableElements = [...element.querySelectorAll<HTMLElement>('a[href],button')].filter(element =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const [firstElement, lastElement] = [focusableElements[0], focusableElements.at(-1)];
  if (document.activeElement !== (event.shiftKey ? firstElement : lastElement)) return;
  event.preventDefault();
  (event.shiftKey ? lastElement : firstElement)?.focus();
}

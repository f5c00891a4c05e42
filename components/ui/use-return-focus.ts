import { useRef } from 'react';

/** Returns handlers that save and restore focus, for a dialog without a trigger. */
export function useReturnFocus() {
  const previousElement = useRef<Element | null>(null);
  return {
    saveFocus: () => {
      previousElement.current = findLastingElement(document.activeElement);
    },
    restoreFocus: (event: Event) => {
      event.preventDefault();
      // Leave focus that the visitor has moved, because an open menu closes when it loses focus.
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body) return;
      if (previousElement.current instanceof HTMLElement) previousElement.current.focus();
    },
  };
}

/** Returns an element that stays in the page: the menu's button instead of its chosen item. */
function findLastingElement(focusedElement: Element | null): Element | null {
  const opener = focusedElement?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return opener ? document.getElementById(opener) : focusedElement;
}

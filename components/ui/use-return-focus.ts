import { useRef } from 'react';

/** Handlers for a dialog that has no trigger of its own: remember what had focus, and give it back. */
export function useReturnFocus() {
  const before = useRef<Element | null>(null);
  return {
    remember: () => {
      before.current = staying(document.activeElement);
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      // Who was quick has focus elsewhere by now, and keeps it: a menu that was opened closes when it loses it.
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body) return;
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}

/** What is still there afterwards: a menu goes with the choice that was made in it, the button that opened it stays. */
function staying(focused: Element | null): Element | null {
  const opener = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return opener ? document.getElementById(opener) : focused;
}

import { useRef } from 'react';

/** Handlers for a dialog that has no trigger of its own: remember what had focus, and give it back. */
export function useReturnFocus() {
  const before = useRef<Element | null>(null);
  return {
    remember: () => {
      before.current = document.activeElement;
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}

import { useEffect, useEffectEvent, useState } from 'react';
import { upTo } from '../../styles/breakpoints';

const KEY = 'form-rail';

function readStored(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'folded';
  } catch {
    return true;
  }
}

/** On narrow screens, the details replace the text. */
const isNarrow = () => matchMedia(upTo('tablet')).matches;

/**
 * Shows and hides the details, also with Ctrl+. On wide screens they are open by default, and the choice is stored on
 * this device. On narrow screens they replace the text.
 */
export function useDetailsPanel() {
  const [isBeside, setBeside] = useState(readStored);
  const [view, setView] = useState<'text' | 'details'>('text');
  function toggle() {
    if (isNarrow()) return setView(view === 'text' ? 'details' : 'text');
    setBeside(!isBeside);
    try {
      localStorage.setItem(KEY, isBeside ? 'folded' : 'open');
    } catch {
      // Without storage, the choice isn't remembered.
    }
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== '.' || event.repeat) return;
    event.preventDefault();
    toggle();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
  return {
    view,
    isBeside,
    isOpen: isNarrow() ? view === 'details' : isBeside,
    toggle,
    /** Shows the text or the details, at any width. */
    show(next: 'text' | 'details') {
      setView(next);
      if (next === 'details') setBeside(true);
    },
  };
}

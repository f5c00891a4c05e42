import { useState } from 'react';
import { upTo } from '../../styles/breakpoints';
import { readStorage, writeStorage } from '../browser-storage';

const STORAGE_KEY = 'form-rail';

/** Returns whether the details replace the text. */
const isNarrow = () => matchMedia(upTo('tablet')).matches;

/**
 * Shows and hides the details. On wide screens they are open by default, except in a new form, and the
 * choice is stored on this device. On narrow screens they replace the text.
 */
export function useDetailsPanel(isNew: boolean) {
  const [isPanelOpen, setIsPanelOpen] = useState(
    () => (readStorage(STORAGE_KEY) ?? (isNew ? 'folded' : 'open')) === 'open',
  );
  const [view, setView] = useState<'text' | 'details'>('text');
  function toggle() {
    if (isNarrow()) return setView(view === 'text' ? 'details' : 'text');
    setIsPanelOpen(!isPanelOpen);
    writeStorage(STORAGE_KEY, isPanelOpen ? 'folded' : 'open');
  }
  return {
    view,
    isBeside: isPanelOpen,
    isOpen: isNarrow() ? view === 'details' : isPanelOpen,
    toggle,
    /** Shows the text or the details, at any width. */
    show(newView: 'text' | 'details') {
      setView(newView);
      if (newView === 'details') setIsPanelOpen(true);
    },
  };
}

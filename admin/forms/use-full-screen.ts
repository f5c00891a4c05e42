import { useEffect, useState } from 'react';

const KEY = 'form-full';

function readStored(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

/** Returns whether forms are full screen, and a toggle. Stored on this device; Ctrl+Shift+F toggles it. */
export function useFullScreen(): { full: boolean; toggle: () => void } {
  const [full, setFull] = useState(readStored);
  const toggle = () => setFull(before => !before);
  useEffect(() => {
    try {
      localStorage.setItem(KEY, full ? 'yes' : 'no');
    } catch {
      // Without storage, the choice isn't remembered.
    }
  }, [full]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut =
        (event.ctrlKey || event.metaKey) && event.shiftKey && event.key.toLowerCase() === 'f';
      if (!isShortcut || event.repeat) return;
      event.preventDefault();
      setFull(before => !before);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return { full, toggle };
}

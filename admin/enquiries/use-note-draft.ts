import { useState } from 'react';
import { useCurrentUser } from '../use-current-user';

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, text: string): void {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    // Without storage, the text is lost when the page closes.
  }
}

/** Keeps a member's unfinished note in this browser until it is added. */
export function useNoteDraft(enquiryId: string) {
  const key = `staff:note:${useCurrentUser()?._id}:${enquiryId}`;
  const [text, setText] = useState(() => read(key));
  return {
    text,
    setText(next: string) {
      setText(next);
      write(key, next);
    },
  };
}

import { useState } from 'react';
import { readStored, writeStored } from '../browser-storage';
import { useCurrentUser } from '../use-current-user';

/** Keeps a member's unfinished note in this browser until it is added. */
export function useNoteDraft(enquiryId: string) {
  const key = `staff:note:${useCurrentUser()?._id}:${enquiryId}`;
  const [text, setText] = useState(() => readStored(key) ?? '');
  return {
    text,
    setText(next: string) {
      setText(next);
      writeStored(key, next || null);
    },
  };
}

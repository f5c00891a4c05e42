import { useState } from 'react';
import { readStorage, writeStorage } from '../browser-storage';
import { useCurrentUser } from '../use-current-user';

/** Stores a member's unfinished note or reply in this browser until it is added or sent. */
export function useEnquiryDraft(kind: 'note' | 'reply', enquiryId: string) {
  const key = `staff:${kind}:${useCurrentUser()?._id}:${enquiryId}`;
  const [text, setText] = useState(() => readStorage(key) ?? '');
  return {
    text,
    setText(newText: string) {
      setText(newText);
      writeStorage(key, newText || null);
    },
  };
}
export type EnquiryDraft = ReturnType<typeof useEnquiryDraft>;

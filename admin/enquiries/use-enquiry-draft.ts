import { useState } from 'react';
import { readStored, writeStored } from '../browser-storage';
import { useCurrentUser } from '../use-current-user';

/** Stores a member's unfinished note or reply in this browser until it is added or sent. */
export function useEnquiryDraft(kind: 'note' | 'reply', enquiryId: string) {
  const key = `staff:${kind}:${useCurrentUser()?._id}:${enquiryId}`;
  const [text, setText] = useState(() => readStored(key) ?? '');
  return {
    text,
    setText(newText: string) {
      setText(newText);
      writeStored(key, newText || null);
    },
  };
}
export type EnquiryDraft = ReturnType<typeof useEnquiryDraft>;

import { useSyncExternalStore } from 'react';

/** A closing's answer: a few words for the header, and the message of a request. */
export type Answer = { summary: string; message: string };

let answer: Answer | undefined;
const listeners = new Set<() => void>();

export function setAnswer(newAnswer: Answer | undefined): void {
  answer = newAnswer;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns undefined until the visitor changes something in the page's closing. */
export const useAnswer = (): Answer | undefined =>
  useSyncExternalStore(
    subscribe,
    () => answer,
    () => undefined,
  );

import { useEffect, useRef, useState } from 'react';

/** Sends one file: tells the share that has arrived, and ends when the signal says so. */
type Run = (onProgress: (share: number) => void, signal: AbortSignal) => Promise<void>;

/**
 * A field that sends files, one at a time: the next takes the place of the one before, and leaving the field ends it.
 * @param onBusy told that something is on its way, and that nothing is any more.
 */
export function useSending(onBusy?: (busy: boolean) => void) {
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<string>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  async function send(run: Run): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    if (current.current) current.current.abort();
    else onBusy?.(true);
    current.current = controller;
    setError(undefined);
    setShare(0);
    try {
      await run(setShare, signal);
    } catch (cause) {
      if (!signal.aborted) setError(cause instanceof Error ? cause.message : String(cause));
    }
    if (current.current !== controller) return;
    current.current = undefined;
    setShare(undefined);
    onBusy?.(false);
  }

  return {
    /** The share that has arrived, 0 to 1; undefined while nothing is on its way. */
    share,
    /** Why the last one was not taken. */
    error,
    send,
  };
}

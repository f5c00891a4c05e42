import { useEffect, useRef, useState } from 'react';

/** `onProgress` receives the uploaded share from 0 to 1. */
type Run = (onProgress: (share: number) => void, signal: AbortSignal) => Promise<void>;

/**
 * Runs one upload at a time. A new upload or unmounting aborts the running one.
 * @param onBusy receives whether an upload is running.
 */
export function useUpload(onBusy?: (busy: boolean) => void) {
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
    /** Uploaded share from 0 to 1. Undefined while idle. */
    share,
    error,
    send,
  };
}

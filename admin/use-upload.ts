import { useEffect, useRef, useState } from 'react';

/** Uploads one file, with progress and abort signal. */
type Run = (onProgress: (share: number) => void, signal: AbortSignal) => Promise<void>;

/**
 * Uploads one file at a time: a new one replaces the running upload, and unmounting aborts it.
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
    /** Uploaded share, 0 to 1; undefined while idle. */
    share,
    /** Error of the last upload. */
    error,
    send,
  };
}

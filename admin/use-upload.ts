import { useEffect, useRef, useState } from 'react';

/** `onProgress` receives the uploaded share from 0 to 1. */
type UploadTask = (onProgress: (progress: number) => void, signal: AbortSignal) => Promise<void>;

/**
 * Runs one upload at a time. A new upload or unmounting aborts the running one.
 * @param onBusy receives whether an upload is running.
 */
export function useUpload(onBusy?: (isBusy: boolean) => void) {
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  const controllerRef = useRef<AbortController>(undefined);
  useEffect(() => () => controllerRef.current?.abort(), []);

  async function send(task: UploadTask): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    if (controllerRef.current) controllerRef.current.abort();
    else onBusy?.(true);
    controllerRef.current = controller;
    setError(undefined);
    setProgress(0);
    try {
      await task(setProgress, signal);
    } catch (cause) {
      if (!signal.aborted) setError(cause instanceof Error ? cause.message : String(cause));
    }
    if (controllerRef.current !== controller) return;
    controllerRef.current = undefined;
    setProgress(undefined);
    onBusy?.(false);
  }

  return {
    /** Uploaded share from 0 to 1. Undefined while idle. */
    share: progress,
    error,
    send,
  };
}

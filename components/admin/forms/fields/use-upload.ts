import { useEffect, useRef, useState } from 'react';
import { type UploadedImage, uploadImage } from '../../upload-image';
import { useFormFrame } from '../form-frame';

/** Sends one image at a time; a second one takes the place of the first. */
export function useUpload(onStored: (image: UploadedImage) => void) {
  const { countUpload } = useFormFrame();
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<string>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  async function send(file: File | undefined): Promise<void> {
    if (!file) return;
    current.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    setError(undefined);
    setShare(0);
    countUpload(1);
    try {
      onStored(await uploadImage(file, setShare, signal));
    } catch (cause) {
      if (!signal.aborted) setError(cause instanceof Error ? cause.message : String(cause));
    } finally {
      countUpload(-1);
      if (!signal.aborted) setShare(undefined);
    }
  }

  return {
    /** The share that has arrived, 0 to 1; undefined while nothing is on its way. */
    share,
    error,
    send: (file: File | undefined) => void send(file),
  };
}

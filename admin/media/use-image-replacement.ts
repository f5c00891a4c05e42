import { useState } from 'react';
import { toast } from '../../components/ui/toast-store';
import { hasSameRatio } from '../../domain/media';
import { api, trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { uploadToStore } from '../upload-image';
import { useUpload } from '../use-upload';
import type { OpenImage } from './image-texts';

/** Returns undefined if the browser can't decode the file. */
async function readSize(file: File): Promise<{ width: number; height: number } | undefined> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  try {
    image.src = url;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    return width && height ? { width, height } : undefined;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Asks for confirmation if the proportions differ. */
export function useImageReplacement(image: OpenImage, onReplaced: (id: string) => void) {
  const utils = trpc.useUtils();
  const [file, setFile] = useState<File>();
  const { share, error, send } = useUpload();

  async function replace(file: File) {
    setFile(undefined);
    await send(async (onProgress, signal) => {
      const { id } = await uploadToStore(file, { onProgress }, signal, (upload, options) =>
        api.media.replace.mutate({ id: image.id, ...upload }, options),
      );
      toast({ variant: 'success', message: adminMessages.imageReplaced });
      onReplaced(id);
      await utils.media.invalidate();
    });
  }

  return {
    /** Uploaded share from 0 to 1. Undefined while idle. */
    share,
    error,
    /** Image with different proportions, awaiting confirmation. */
    asked: file,
    async choose(file: File | undefined) {
      if (!file) return;
      const size = await readSize(file);
      if (size && !hasSameRatio(image, size)) setFile(file);
      else await replace(file);
    },
    confirm: () => file && void replace(file),
    cancel: () => setFile(undefined),
  };
}

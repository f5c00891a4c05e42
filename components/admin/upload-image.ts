import { IMAGE_MAX_BYTES, IMAGE_TYPES, SVG_MAX_BYTES, SVG_TYPE } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { api, failureOf, type Outputs } from '../../trpc/client';
import { smallEnough } from './small-enough';

export type UploadedImage = Outputs['media']['complete'];

/** The kind of an image as the media store takes it; its content is looked at there. */
const typeOf = (file: File) => IMAGE_TYPES.find(type => type === file.type);

/** Why a file is refused before it travels, or undefined when it may. */
function imageComplaint(file: File): string | undefined {
  if (!typeOf(file)) return messages.imageUndecodable;
  if (file.type === SVG_TYPE && file.size > SVG_MAX_BYTES) return messages.svgTooLarge;
  return file.size > IMAGE_MAX_BYTES ? messages.fileTooLarge : undefined;
}

/**
 * Makes an image small enough and sends it straight to the media store, then has the server look at it.
 * @param onProgress told the share that has arrived, 0 to 1.
 * @returns the stored image; it belongs to nobody until an item is saved with it.
 * @throws Error with a message that may be shown.
 */
export async function uploadImage(
  file: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<UploadedImage> {
  const small = await smallEnough(file);
  const type = typeOf(small);
  const complaint = imageComplaint(small);
  if (!type || complaint) throw new Error(complaint);
  try {
    const { name, size } = small;
    const { url, fields, key } = await api.media.begin.mutate({ name, size, type }, { signal });
    await post(url, fields, small, onProgress, signal);
    return await api.media.complete.mutate({ key, name }, { signal });
  } catch (error) {
    throw new Error(failureOf(error).message, { cause: error });
  }
}

/** `fetch` does not tell how far an upload is; this does. */
function post(
  url: string,
  fields: Record<string, string>,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // An object store reads the file last and ignores what comes after it.
  form.append('file', file);

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(new Error(`The media store answered ${request.status}`));
    request.onerror = () => reject(new Error('The media store did not answer'));
    request.onabort = () => reject(new Error('The upload was cancelled'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

import { toast } from '../components/ui/toast-store';
import { IMAGE_MAX_BYTES, IMAGE_TYPES, SVG_MAX_BYTES, SVG_MIME_TYPE } from '../domain/limits';
import { messages } from '../domain/messages';
import { api, type RouterOutputs, toCallError } from '../trpc/client';
import { adminMessages } from './admin-messages';
import { downscalePhoto } from './downscale-photo';

export type UploadedImage = RouterOutputs['media']['complete'];

/** Finds the file's declared type if it is supported. The media store checks that the content matches. */
const findType = (file: File) => IMAGE_TYPES.find(type => type === file.type);

const isHeic = ({ type, name }: File) => /^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name);

/** Error for a file that is itself unacceptable, which means that a retry would fail again. */
export class UploadRejectedError extends Error {}

/** Returns undefined if the file can be uploaded. */
function findImageProblem(file: File): string | undefined {
  if (!findType(file)) {
    if (isHeic(file)) return messages.imageHeic;
    return file.type.startsWith('image/') ? messages.imageUndecodable : messages.imageNotOne;
  }
  if (file.type === SVG_MIME_TYPE && file.size > SVG_MAX_BYTES) return messages.svgTooLarge;
  return file.size > IMAGE_MAX_BYTES ? messages.fileTooLarge : undefined;
}

type UploadCallbacks = {
  /** Receives the uploaded share from 0 to 1. */
  onProgress: (progress: number) => void;
  /** Called with the new size in bytes after downscaling. */
  onDownscaled?: (bytes: number) => void;
};

/** Call that finishes an upload, such as `media.complete`. */
type FinishUpload<Stored> = (
  upload: { key: string; name: string },
  options: { signal?: AbortSignal },
) => Promise<Stored>;

/**
 * Downscales the image before the upload.
 * @param finishUpload call that finishes the upload on the server.
 * @throws Error with a message to display, or `UploadRejectedError` if a retry would fail again.
 */
export async function uploadToStore<Stored>(
  file: File,
  { onProgress, onDownscaled }: UploadCallbacks,
  signal: AbortSignal | undefined,
  finishUpload: FinishUpload<Stored>,
): Promise<Stored> {
  const smallFile = await downscalePhoto(file);
  if (smallFile !== file) onDownscaled?.(smallFile.size);
  const type = findType(smallFile);
  const problem = findImageProblem(smallFile);
  if (!type || problem) throw new UploadRejectedError(problem);
  try {
    const { size } = smallFile;
    const name = smallFile.name.slice(0, NAME_SENT_MAX) || 'image';
    const options = signal ? { signal } : {};
    const { url, fields, key } = await api.media.begin.mutate({ name, size, type }, options);
    await post(url, fields, smallFile, onProgress, signal);
    const storedImage = await finishUpload({ key, name }, options);
    const { knownAs } = storedImage as { knownAs?: string };
    if (knownAs !== undefined) toast({ message: adminMessages.imageExists(knownAs) });
    return storedImage;
  } catch (error) {
    const { kind, message } = toCallError(error);
    const isRejected = kind === 'invalid' || kind === 'too_large' || kind === 'unsupported';
    throw new (isRejected ? UploadRejectedError : Error)(message, { cause: error });
  }
}

/** Maximum length of a file name sent to the server. */
const NAME_SENT_MAX = 300;

/**
 * @param onProgress receives the uploaded share from 0 to 1.
 * @returns the stored image, which stays private until an item uses it.
 * @throws Error with a message to display.
 */
export const uploadImage = (
  file: File,
  onProgress: (progress: number) => void,
  signal?: AbortSignal,
): Promise<UploadedImage> =>
  uploadToStore(file, { onProgress }, signal, (upload, options) =>
    api.media.complete.mutate(upload, options),
  );

/** Uses `XMLHttpRequest`, because `fetch` doesn't report upload progress. */
function post(
  url: string,
  fields: Record<string, string>,
  file: File,
  onProgress: (progress: number) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // Object stores ignore fields after the file.
  form.append('file', file);

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(new Error(`The media store rejected the upload (${request.status})`));
    request.onerror = () => reject(new Error('The media store did not respond'));
    request.onabort = () => reject(new Error('The upload was cancelled'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

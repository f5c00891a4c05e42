import { toast } from '../components/ui/toast-store';
import { IMAGE_MAX_BYTES, IMAGE_TYPES, SVG_MAX_BYTES, SVG_TYPE } from '../domain/limits';
import { messages } from '../domain/messages';
import { api, type Outputs, toFailure } from '../trpc/client';
import { smallEnough } from './small-enough';
import { words } from './words';

export type UploadedImage = Outputs['media']['complete'];

/** The kind of an image as the media store takes it; its content is looked at there. */
const typeOf = (file: File) => IMAGE_TYPES.find(type => type === file.type);

const isHeic = ({ type, name }: File) => /^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name);

/** A file that is refused for what it is: sending it again would change nothing. */
export class FileRefused extends Error {}

/** Why a file is refused before it travels, or undefined when it may. */
function imageComplaint(file: File): string | undefined {
  if (!typeOf(file)) {
    if (isHeic(file)) return messages.imageHeic;
    return file.type.startsWith('image/') ? messages.imageUndecodable : messages.imageNotOne;
  }
  if (file.type === SVG_TYPE && file.size > SVG_MAX_BYTES) return messages.svgTooLarge;
  return file.size > IMAGE_MAX_BYTES ? messages.fileTooLarge : undefined;
}

/** What is told of a file on its way. */
export type SendingSteps = {
  /** The share that has arrived, 0 to 1. */
  onProgress: (share: number) => void;
  /** It was made smaller: its bytes by now. */
  onSmaller?: (bytes: number) => void;
};

/** Has the server look at what was sent: `media.complete`, and the like. */
type TakeIn<Taken> = (
  upload: { key: string; name: string },
  options: { signal?: AbortSignal },
) => Promise<Taken>;

/**
 * Makes an image small enough and sends it straight to the media store, then has the server look at it.
 * @param takeIn the call that takes it in.
 * @throws Error with a message that may be shown; `FileRefused` when another try would end the same.
 */
export async function sendImage<Taken>(
  file: File,
  { onProgress, onSmaller }: SendingSteps,
  signal: AbortSignal | undefined,
  takeIn: TakeIn<Taken>,
): Promise<Taken> {
  const small = await smallEnough(file);
  if (small !== file) onSmaller?.(small.size);
  const type = typeOf(small);
  const complaint = imageComplaint(small);
  if (!type || complaint) throw new FileRefused(complaint);
  try {
    const { size } = small;
    const name = small.name.slice(0, NAME_SENT_MAX) || 'image';
    const options = signal ? { signal } : {};
    const { url, fields, key } = await api.media.begin.mutate({ name, size, type }, options);
    await post(url, fields, small, onProgress, signal);
    const taken = await takeIn({ key, name }, options);
    const { knownAs } = taken as { knownAs?: string };
    if (knownAs !== undefined) toast({ message: words.pictureKnown(knownAs) });
    return taken;
  } catch (error) {
    const { kind, message } = toFailure(error);
    const refused = kind === 'invalid' || kind === 'too_large' || kind === 'unsupported';
    throw new (refused ? FileRefused : Error)(message, { cause: error });
  }
}

/** Letters of a file's name that calls take. */
const NAME_SENT_MAX = 300;

/**
 * Sends an image for an item.
 * @param onProgress told the share that has arrived, 0 to 1.
 * @returns the stored image; nothing shows it until an item is saved with it.
 * @throws Error with a message that may be shown.
 */
export const uploadImage = (
  file: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<UploadedImage> =>
  sendImage(file, { onProgress }, signal, (upload, options) => api.media.complete.mutate(upload, options));

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

import { staffMediaBase, uploadsBase } from './paths';
import { isRecord } from './record';

/** One file of an image or film of ours: its key, without size and ending. */
const FILE = /^([0-9a-f]{16}-[a-z0-9-]+?)(?:-\d{1,4}(?:x\d{1,5})?)?\.(?:png|jpg|gif|avif|webp|mp4)$/;

/** The key of the image or film that a file belongs to; undefined for a name that is none of ours. */
export const findImageKey = (file: string): string | undefined => FILE.exec(file)?.[1];

const OWN_ADDRESS = new RegExp(`^(?:https?://[^\\s?#]+|${uploadsBase})/([^/\\s?#]+)$`);

/**
 * The address at which members see one of our images or films, whether visitors get it or not; others as they are.
 * @param token key of a shared preview: the address for whoever holds its link.
 */
export function toStaffSource(src: string, token?: string): string {
  const file = OWN_ADDRESS.exec(src)?.[1];
  if (!file || !findImageKey(file)) return src;
  return [staffMediaBase, token, file].filter(Boolean).join('/');
}

/** The same for every address in a value: what a preview shows. */
export function toStaffSources<Value>(value: Value, token?: string): Value {
  if (typeof value === 'string') return toStaffSource(value, token) as Value;
  if (Array.isArray(value)) return value.map(each => toStaffSources(each, token)) as Value;
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, toStaffSources(each, token)]),
  ) as Value;
}

import { staffMediaBase, uploadsBase } from './paths';
import { mapTexts } from './sections/drawn';

/** Matches a stored image or video file: the key, then size and extension. */
const FILE_PATTERN = /^([0-9a-f]{16}-[a-z0-9-]+?)(?:-\d{1,4}(?:x\d{1,5})?)?\.(?:png|jpg|gif|avif|webp|mp4)$/;

export const findMediaKey = (file: string): string | undefined => FILE_PATTERN.exec(file)?.[1];

const STORED_URL_PATTERN = new RegExp(`^(?:https?://[^\\s?#]+|${uploadsBase})/([^/\\s?#]+)$`);

/**
 * Returns the admin URL of a stored image or video, public or not. Other URLs stay unchanged.
 * @param token key of a shared preview, for holders of its link
 */
export function toStaffSource(src: string, token?: string): string {
  const file = STORED_URL_PATTERN.exec(src)?.[1];
  if (!file || !findMediaKey(file)) return src;
  return [staffMediaBase, token, file].filter(Boolean).join('/');
}

export const toStaffSources = <Value>(value: Value, token?: string): Value =>
  mapTexts(value, text => toStaffSource(text, token)) as Value;

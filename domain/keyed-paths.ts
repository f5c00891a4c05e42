import { getBookingPath, getCallFeedPath, getPreviewPath, incomingBase } from './paths';

const KEYED_PREFIXES = [getPreviewPath(''), getBookingPath(''), getCallFeedPath(''), `${incomingBase}/`];

/** Returns the part of a path before a secret key, or undefined for other paths. `path` must be normalised. */
export const findKeyedPrefix = (path: string): string | undefined =>
  KEYED_PREFIXES.find(base => path.startsWith(base));

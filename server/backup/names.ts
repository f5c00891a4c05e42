/** The files of a backup, and of the folders that they are gathered and laid out in. */
export const DATABASE = 'database.sqlite';
export const UPLOADS = 'uploads';
/** Where files of images lie that only staff may see. A backup has them beside the others: its database says which they are. */
export const PRIVATE = 'private-media';
export const ATTACHMENTS = 'attachments';

/** The site's own key: without it second factors and links of a restored database open nothing. */
export const KEY = 'secret.key';

const PLACES = new RegExp(`^(${DATABASE}|${KEY}|(${UPLOADS}|${ATTACHMENTS})/[a-z0-9][a-z0-9._-]*)$`, 'i');

/** Whether a backup may hold a file of this name: nothing else is ever written to disk. */
export const isPartName = (name: string): boolean => PLACES.test(name);

/** Scheduled backups: the minute they were made in, in UTC. */
const SCHEDULED = /^northlight-(\d{4}-\d\d-\d\dT\d\d)(\d\d)\.tar$/;

export const scheduledName = (at: Date): string =>
  `northlight-${at.toISOString().slice(0, 16).replace(':', '')}.tar`;

/** When a scheduled backup was made; undefined for every other name. */
export function scheduledTime(name: string): Date | undefined {
  const [, hour, minute] = SCHEDULED.exec(name) ?? [];
  return hour ? new Date(`${hour}:${minute}Z`) : undefined;
}

/** File names in a backup and in its staging folders. */
export const DATABASE_FILE_NAME = 'database.sqlite';
export const UPLOADS_FOLDER_NAME = 'uploads';
/**
 * Folder of private images. A backup stores private and public images together, and the database distinguishes them.
 */
export const PRIVATE_MEDIA_FOLDER_NAME = 'private-media';
export const ATTACHMENTS_FOLDER_NAME = 'attachments';

/** The site’s key. Without it, second factors and links of a restored database are useless. */
export const KEY_FILE_NAME = 'secret.key';

const PART_NAME_PATTERN = new RegExp(
  `^(${DATABASE_FILE_NAME}|${KEY_FILE_NAME}|(${UPLOADS_FOLDER_NAME}|${ATTACHMENTS_FOLDER_NAME})/[a-z0-9][a-z0-9._-]*)$`,
  'i',
);

/** Returns whether a backup can contain this name. Restoring writes no other names to disk. */
export const isPartName = (name: string): boolean => PART_NAME_PATTERN.test(name);

/** Scheduled backups are named after their minute in UTC. */
const SCHEDULED_NAME_PATTERN = /^northlight-(\d{4}-\d\d-\d\dT\d\d)(\d\d)\.tar$/;

export const formatScheduledName = (time: Date): string =>
  `northlight-${time.toISOString().slice(0, 16).replace(':', '')}.tar`;

/** Returns undefined for names of other files. */
export function parseScheduledTime(name: string): Date | undefined {
  const [, hour, minute] = SCHEDULED_NAME_PATTERN.exec(name) ?? [];
  return hour ? new Date(`${hour}:${minute}Z`) : undefined;
}

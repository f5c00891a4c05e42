import { sortKeys } from '../../domain/content-files/blocks';
import { type KindName, kindNames, kinds } from '../../domain/kinds';
import type { Kind } from '../../domain/kinds/kind';
import { findRestShape } from '../../domain/rest';

/** Incremented when earlier versions can’t import the new format. */
export const FORMAT_VERSION = 1;

export const HEAD_FILE_NAME = 'content.json';
export const SITE_FOLDER_NAME = 'site';
export const ADDRESSES_FILE_NAME = 'addresses.json';
export const MEDIA_FOLDER_NAME = 'media';
export const TEMPLATE_FILES_FOLDER_NAME = 'template-files';
/** All names that an export writes. Other files are left alone. */
export const EXPORT_NAMES = [
  HEAD_FILE_NAME,
  ...kindNames.map(kind => kinds[kind].nouns),
  SITE_FOLDER_NAME,
  ADDRESSES_FILE_NAME,
  MEDIA_FOLDER_NAME,
  TEMPLATE_FILES_FOLDER_NAME,
];

/**
 * Returns the field that is exported as Markdown next to the item’s JSON, which contains the block ids. Exported fields
 * have their REST names.
 */
export const findBlocksField = (kind: KindName): string | undefined =>
  findRestShape(kind)?.blocks ?? (kinds[kind] as Kind).blocks;

/** Names an item’s file after its slug, or after a page’s path with `~` for `/`. */
export const toFileName = (slug: string): string =>
  slug.startsWith('/') ? slug.split('/').map(encodeURIComponent).join('~') : slug;

/** Formats JSON deterministically, so that a repository shows only real changes. */
export const toJsonFile = (value: unknown): string => `${JSON.stringify(sortKeys(value), null, 2)}\n`;

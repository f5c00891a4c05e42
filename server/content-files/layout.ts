import { sortKeys } from '../../domain/content-files/blocks';
import { type KindName, kindNames, kinds } from '../../domain/kinds';
import type { Kind } from '../../domain/kinds/kind';
import { findRestShape } from '../../domain/rest';

/** Grows when an earlier version could not import what this one writes. */
export const FORMAT = 1;

/** Files and folders of an export. */
export const HEAD = 'content.json';
export const SITE = 'site';
export const ADDRESSES = 'addresses.json';
export const MEDIA = 'media';
/** Everything that an export writes; the rest of the folder is left alone. */
export const OURS = [HEAD, ...kindNames.map(kind => kinds[kind].nouns), SITE, ADDRESSES, MEDIA];

/**
 * The field of a kind that is a text: it stands beside the item as Markdown, its JSON keeps the ids of the blocks. Files of
 * this format have the fields that REST has.
 */
export const blocksField = (kind: KindName): string | undefined =>
  findRestShape(kind)?.blocks ?? (kinds[kind] as Kind).blocks;

/** The name of an item's files: its slug, or the address of a page with `~` for each `/`. */
export const fileName = (slug: string): string =>
  slug.startsWith('/') ? slug.split('/').map(encodeURIComponent).join('~') : slug;

/** The same for the same content, so that a repository sees what changed and nothing else. */
export const jsonFile = (value: unknown): string => `${JSON.stringify(sortKeys(value), null, 2)}\n`;

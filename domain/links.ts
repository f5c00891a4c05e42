import { normalisePath } from './paths';

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An address as an attribute of HTML spells it. */
const decoded = (href: string) => href.replace(/&amp;|&#38;/g, '&');

/** Links in what somebody wrote, with the field they stand in. */
function linksIn(value: unknown, path: string): { href: string; path: string }[] {
  if (typeof value === 'string')
    return [...value.matchAll(/<a\s[^>]*?href="([^"]*)"/gi)].map(([, href = '']) => ({
      href: decoded(href),
      path,
    }));
  if (Array.isArray(value)) return value.flatMap((entry, index) => linksIn(entry, `${path}.${index}`));
  if (isRow(value))
    return Object.entries(value).flatMap(([name, entry]) => {
      const at = path ? `${path}.${name}` : name;
      return name === 'href' && typeof entry === 'string' ? [{ href: entry, path: at }] : linksIn(entry, at);
    });
  return [];
}

/** A link within the site: the address as it is asked for, and the field it stands in, in dots. */
export type OwnLink = { address: string; path: string };

/** Addresses of this site that something leads to. */
export const ownLinks = (values: object): OwnLink[] =>
  linksIn(values, '')
    .filter(({ href }) => href.startsWith('/') && !href.startsWith('//'))
    .map(({ href, path }) => ({ address: normalisePath(href.split(/[?#]/)[0] || '/'), path }));

/** Where in an item a field stands, as one reads it: `articleContent.3.content` is `Article content 4`. */
export function fieldWords(path: string): string {
  const words = path
    .split('.')
    .filter((part, index, all) => index === 0 || index < all.length - 1 || !/^(?:content|href)$/.test(part))
    .map(part => (/^\d+$/.test(part) ? String(Number(part) + 1) : part.replace(/_/g, ' ')))
    .join(' ')
    .replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

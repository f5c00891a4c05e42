import { INLINE_LINK, parseLink } from './inline-links';
import { normalisePath } from './paths';
import { isRecord } from './record';
import { isSitePath } from './site-path';

/** An address as an attribute of HTML spells it. */
const decodeHref = (href: string) => href.replace(/&amp;|&#38;/g, '&');

/** Sections whose texts have links as `[words](address)`; in others that would be just what somebody wrote. */
const HAVE_INLINE_LINKS = ['chapters'];

function listTextLinks(text: string, inline: boolean): string[] {
  // Most texts have none, and an item may have thousands.
  if (!text.includes('<') && !(inline && text.includes(']('))) return [];
  return [
    ...[...text.matchAll(/<a\s[^<>]*?href="([^"]*)"/gi)].map(([, href = '']) => decodeHref(href)),
    ...(inline ? text.split(INLINE_LINK).filter((_, index) => index % 2 === 1) : []).map(
      link => parseLink(link)[1],
    ),
  ];
}

/** Links in what somebody wrote, with the field they stand in. */
function listLinks(value: unknown, path: string, inline = false): { href: string; path: string }[] {
  if (typeof value === 'string') return listTextLinks(value, inline).map(href => ({ href, path }));
  if (Array.isArray(value))
    return value.flatMap((entry, index) => listLinks(entry, `${path}.${index}`, inline));
  if (isRecord(value)) {
    const within = inline || HAVE_INLINE_LINKS.includes(String(value.kind));
    return Object.entries(value).flatMap(([name, entry]) => {
      const at = path ? `${path}.${name}` : name;
      return name === 'href' && typeof entry === 'string'
        ? [{ href: entry, path: at }]
        : listLinks(entry, at, within);
    });
  }
  return [];
}

/** The path of a link within the site, also where somebody wrote its whole address; undefined of others. */
function toOwnPath(href: string, origin: string | undefined): string | undefined {
  if (href.startsWith('/')) return isSitePath(href) ? href : undefined;
  if (origin === undefined || !href.toLowerCase().startsWith(origin)) return undefined;
  const path = href.slice(origin.length);
  return path === '' || /^[/?#]/.test(path) ? path || '/' : undefined;
}

/** A link within the site: the address as it is asked for, and the field it stands in, in dots. */
export type OwnLink = { address: string; path: string };

/**
 * Addresses of this site that something leads to.
 * @param origin of this site, to know links that name it.
 */
export const listOwnLinks = (values: object, origin?: string): OwnLink[] =>
  listLinks(values, '').flatMap(({ href, path }) => {
    const own = toOwnPath(href, origin);
    return own === undefined ? [] : [{ address: normalisePath(own.split(/[?#]/)[0] || '/'), path }];
  });

/** Where in an item a field stands, as one reads it: `story.3.content` is `Story 4`. */
export function formatFieldName(path: string): string {
  const words = path
    .split('.')
    .filter((part, index, all) => index === 0 || index < all.length - 1 || !/^(?:content|href)$/.test(part))
    .map(part => (/^\d+$/.test(part) ? String(Number(part) + 1) : part.replace(/_/g, ' ')))
    .join(' ')
    .replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

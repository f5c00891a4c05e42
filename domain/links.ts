import { INLINE_LINK_PATTERN, parseLink } from './inline-links';
import { normalisePath } from './paths';
import { isRecord } from './record';
import { isSitePath } from './site-path';

const decodeHref = (href: string) => href.replace(/&amp;|&#38;/g, '&');

/** Sections whose texts support `[text](url)` links. */
const KINDS_WITH_INLINE_LINKS = ['chapters'];

function listTextLinks(text: string, canHaveLinks: boolean): string[] {
  // Checks quickly first, because items have thousands of texts without links.
  if (!text.includes('<') && !(canHaveLinks && text.includes(']('))) return [];
  return [
    ...[...text.matchAll(/<a\s[^<>]*?href="([^"]*)"/gi)].map(([, href = '']) => decodeHref(href)),
    ...(canHaveLinks ? text.split(INLINE_LINK_PATTERN).filter((_, index) => index % 2 === 1) : []).map(
      link => parseLink(link)[1],
    ),
  ];
}

function listLinks(value: unknown, path: string, canHaveLinks = false): { href: string; path: string }[] {
  if (typeof value === 'string') return listTextLinks(value, canHaveLinks).map(href => ({ href, path }));
  if (Array.isArray(value))
    return value.flatMap((entry, index) => listLinks(entry, `${path}.${index}`, canHaveLinks));
  if (isRecord(value)) {
    const hasInlineLinks = canHaveLinks || KINDS_WITH_INLINE_LINKS.includes(String(value.kind));
    return Object.entries(value).flatMap(([name, entry]) => {
      const fieldPath = path ? `${path}.${name}` : name;
      return name === 'href' && typeof entry === 'string'
        ? [{ href: entry, path: fieldPath }]
        : listLinks(entry, fieldPath, hasInlineLinks);
    });
  }
  return [];
}

/** Turns absolute URLs of this site into paths. Returns undefined for external links. */
function parseOwnPath(href: string, origin: string | undefined): string | undefined {
  if (href.startsWith('/')) return isSitePath(href) ? href : undefined;
  if (origin === undefined || !href.toLowerCase().startsWith(origin)) return undefined;
  const path = href.slice(origin.length);
  return path === '' || /^[/?#]/.test(path) ? path || '/' : undefined;
}

/** An internal link: its path, and the path of its field. */
export type OwnLink = { href: string; path: string };

/** @param origin this site's origin, to recognise absolute links */
export const listOwnLinks = (values: object, origin?: string): OwnLink[] =>
  listLinks(values, '').flatMap(({ href, path }) => {
    const ownPath = parseOwnPath(href, origin);
    return ownPath === undefined ? [] : [{ href: normalisePath(ownPath.split(/[?#]/)[0] || '/'), path }];
  });

/** Formats a field's path for display: `story.3.content` becomes `Story 4`. */
export function formatFieldName(path: string): string {
  const label = path
    .split('.')
    .filter((part, index, all) => index === 0 || index < all.length - 1 || !/^(?:content|href)$/.test(part))
    .map(part => (/^\d+$/.test(part) ? String(Number(part) + 1) : part.replace(/_/g, ' ')))
    .join(' ')
    .replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
  return label.charAt(0).toUpperCase() + label.slice(1);
}

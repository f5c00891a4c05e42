import { isLinkAddress } from './article-html';
import {
  aliasTarget,
  feedPaths,
  isAdminPath,
  isPagePath,
  namedItem,
  normalisePath,
  uploadsBase,
} from './paths';
import { isSitePath } from './site-path';

const MAIL = /^[^\s@/:]+@[^\s@/]+\.[a-z]{2,}$/i;
const HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i;

/**
 * What somebody typed as the address of a link, made whole: `example.com` leads to https, an e-mail address to a mail,
 * and this site's own address is a path. @returns undefined when it is none.
 * @param origin of this site.
 */
export function wholeAddress(typed: string, origin: string): string | undefined {
  const address = typed.trim();
  if (!address || /\s/.test(address)) return undefined;
  if (address === origin) return '/';
  if (address.startsWith(`${origin}/`)) return address.slice(origin.length);
  if (MAIL.test(address)) return `mailto:${address}`;
  if (HOST.test(address)) return wholeAddress(`https://${address}`, origin);
  return isLinkAddress(address) ? address : undefined;
}

/** Where a path of this site leads: nowhere, to what is surely there, or to an item that may be gone. */
export type OwnTarget = 'none' | 'there' | { kind: 'case' | 'article'; slug: string };

/** What a link to this site leads to; undefined when it leads elsewhere. */
export function ownTarget(address: string): OwnTarget | undefined {
  if (!isSitePath(address)) return undefined;
  const [path = '/'] = address.split(/[?#]/);
  const files: readonly string[] = [...Object.values(feedPaths), '/sitemap.xml', '/robots.txt'];
  if (path.startsWith(`${uploadsBase}/`) || files.includes(path)) return 'there';
  const cleaned = normalisePath(path);
  // Readers cannot go there.
  if (isAdminPath(cleaned)) return 'none';
  if (aliasTarget(cleaned)) return 'there';
  const item = namedItem(cleaned);
  if (item) return item;
  return isPagePath(cleaned) ? 'there' : 'none';
}

import { isLinkAddress } from './article-html';

const MAIL = /^[^\s@/:]+@[^\s@/]+\.[a-z]{2,}$/i;
const HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i;

/**
 * Completes a typed link: `example.com` gets https, an email address mailto, and this site's URL becomes a path.
 * @returns undefined if it isn't a link
 * @param origin of this site
 */
export function completeUrl(typed: string, origin: string): string | undefined {
  const address = typed.trim();
  if (!address || /\s/.test(address)) return undefined;
  if (address === origin) return '/';
  if (address.startsWith(`${origin}/`)) return address.slice(origin.length);
  if (MAIL.test(address)) return `mailto:${address}`;
  if (HOST.test(address)) return completeUrl(`https://${address}`, origin);
  return isLinkAddress(address) ? address : undefined;
}

import { isLinkAddress } from './article-html';

const MAIL = /^[^\s@/:]+@[^\s@/]+\.[a-z]{2,}$/i;
const HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i;

/**
 * What somebody typed as the address of a link, made whole: `example.com` leads to https, an e-mail address to a mail,
 * and this site's own address is a path. @returns undefined when it is none.
 * @param origin of this site.
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

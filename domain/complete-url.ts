import { isLinkUrl } from './article-html';

const MAIL = /^[^\s@/:]+@[^\s@/]+\.[a-z]{2,}$/i;
const HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i;

/**
 * Prefixes `example.com` with `https://` and an email address with `mailto:`, and turns this site's URLs into paths.
 * @param origin of this site
 * @returns undefined if `typed` isn't a link
 */
export function completeUrl(typed: string, origin: string): string | undefined {
  const text = typed.trim();
  if (!text || /\s/.test(text)) return undefined;
  if (text === origin) return '/';
  if (text.startsWith(`${origin}/`)) return text.slice(origin.length);
  if (MAIL.test(text)) return `mailto:${text}`;
  if (HOST.test(text)) return completeUrl(`https://${text}`, origin);
  return isLinkUrl(text) ? text : undefined;
}

import { isLinkUrl } from './article-html';

const MAIL = /^[^\s@/:]+@[^\s@/]+\.[a-z]{2,}$/i;
const HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i;

/**
 * Completes a typed link: `example.com` gets https, an email address mailto, and this site's URL becomes a path.
 * @returns undefined if it isn't a link
 * @param origin of this site
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

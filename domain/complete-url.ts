import { isLinkUrl } from './article-html';

const EMAIL_PATTERN = /^[^\s@/:]+@[^\s@/]+\.[a-z]{2,}$/i;
const HOST_PATTERN = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i;

/**
 * Prefixes `example.com` with `https://` and an email address with `mailto:`, and turns this site's URLs into paths.
 * @param origin this site's origin
 * @returns undefined if `input` isn't a link
 */
export function completeUrl(input: string, origin: string): string | undefined {
  const text = input.trim();
  if (!text || /\s/.test(text)) return undefined;
  if (text === origin) return '/';
  if (text.startsWith(`${origin}/`)) return text.slice(origin.length);
  if (EMAIL_PATTERN.test(text)) return `mailto:${text}`;
  if (HOST_PATTERN.test(text)) return completeUrl(`https://${text}`, origin);
  return isLinkUrl(text) ? text : undefined;
}

import { META_DESCRIPTION_MAX } from './limits';

/**
 * A description of at most 155 characters, cut at a word boundary (rule 14).
 * @param text plain text; runs of white space count as one space.
 */
export function cutDescription(text: string, max: number = META_DESCRIPTION_MAX): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= max) return plain;
  const cut = plain.slice(0, max + 1);
  const end = cut.lastIndexOf(' ');
  return (end > 0 ? cut.slice(0, end) : plain.slice(0, max)).replace(/[\s,;:.–-]+$/, '');
}

/** The whole sentences at the beginning of a cut text; what there is, with an ellipsis, when it holds none. */
export const wholeSentences = (cut: string): string => /^.*[.!?]["”’)]?(?=\s|$)/s.exec(cut)?.[0] ?? `${cut}…`;

/** Text of an HTML fragment: tags gone (one that ends a line leaves a space), the common entities read. */
export function stripTags(html: string): string {
  return html
    .replace(/<(?:br|\/p|\/li)\b[^>]*>/gi, ' ')
    .replace(/<[/!]?[a-z-][^>]*>/gi, '')
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ');
}
const ENTITIES: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Title of a page as the browser shows it: the custom one as it is, else with the brand suffix (rule 14). */
export function pageTitle(
  { title, customTitle }: { title: string; customTitle?: string },
  brandSuffix: string,
): string {
  return customTitle || `${title} | ${brandSuffix}`;
}

/** A link in a text without marks of its own: `[words](address)`. An address that could run script is none. */
export const INLINE_LINK = /(\[[^[\]]+\]\((?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)[^\s)]{0,2000}\))/;

/** The words and the address of such a link. */
export const parseLink = (link: string): [label: string, href: string] => {
  const [label = '', href = ''] = link.slice(1, -1).split('](');
  return [label, href];
};

/** Letters of a text, by their places. */
type Letters = { from: number; to: number };

/** The link that some letters stand in. */
function findLinkAround(
  text: string,
  { from, to }: Letters,
): (Letters & { label: string; href: string }) | undefined {
  let at = 0;
  for (const [index, part] of text.split(INLINE_LINK).entries()) {
    const end = at + part.length;
    if (index % 2 === 1 && from >= at && to <= end) {
      const [label, href] = parseLink(part);
      return { from: at, to: end, label, href };
    }
    at = end;
  }
  return undefined;
}

/** Where some letters of a text lead; empty for nowhere. */
export const getLinkAt = (text: string, letters: Letters): string =>
  findLinkAround(text, letters)?.href ?? '';

/** The text whose letters lead somewhere; by an empty address nowhere any more. */
export function setLink(text: string, letters: Letters, href: string): string {
  const { from, to, label } = findLinkAround(text, letters) ?? {
    ...letters,
    label: text.slice(letters.from, letters.to) || href.replace(/^(?:mailto|tel):/, ''),
  };
  return text.slice(0, from) + (href ? `[${label}](${href})` : label) + text.slice(to);
}

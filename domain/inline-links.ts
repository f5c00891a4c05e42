/** Matches a link in text without other markup: `[text](url)`. URLs that could run scripts don't match. */
export const INLINE_LINK = /(\[[^[\]]+\]\((?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)[^\s)]{0,2000}\))/;

export const parseLink = (link: string): [label: string, href: string] => {
  const [label = '', href = ''] = link.slice(1, -1).split('](');
  return [label, href];
};

/** A range of characters. `to` is exclusive. */
type Letters = { from: number; to: number };

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

/** Returns an empty string if the range isn't in a link. */
export const getLinkAt = (text: string, letters: Letters): string =>
  findLinkAround(text, letters)?.href ?? '';

/** An empty URL removes the link. */
export function setLink(text: string, letters: Letters, href: string): string {
  const { from, to, label } = findLinkAround(text, letters) ?? {
    ...letters,
    label: text.slice(letters.from, letters.to) || href.replace(/^(?:mailto|tel):/, ''),
  };
  return text.slice(0, from) + (href ? `[${label}](${href})` : label) + text.slice(to);
}

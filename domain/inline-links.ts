/** Matches a link in text without other markup: `[text](url)`. URLs that could run scripts don't match. */
export const INLINE_LINK_PATTERN =
  /(\[[^[\]]+\]\((?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)[^\s)]{0,2000}\))/;

export const parseLink = (link: string): [label: string, href: string] => {
  const [label = '', href = ''] = link.slice(1, -1).split('](');
  return [label, href];
};

/** A range of characters. `to` is exclusive. */
type TextRange = { from: number; to: number };

function findLinkAround(
  text: string,
  { from, to }: TextRange,
): (TextRange & { label: string; href: string }) | undefined {
  let start = 0;
  for (const [index, part] of text.split(INLINE_LINK_PATTERN).entries()) {
    const end = start + part.length;
    if (index % 2 === 1 && from >= start && to <= end) {
      const [label, href] = parseLink(part);
      return { from: start, to: end, label, href };
    }
    start = end;
  }
  return undefined;
}

/** Returns an empty string if the range isn't in a link. */
export const getLinkAt = (text: string, range: TextRange): string => findLinkAround(text, range)?.href ?? '';

/** Links the range to the URL. An empty URL removes the link. */
export function setLink(text: string, range: TextRange, href: string): string {
  const { from, to, label } = findLinkAround(text, range) ?? {
    ...range,
    label: text.slice(range.from, range.to) || href.replace(/^(?:mailto|tel):/, ''),
  };
  return text.slice(0, from) + (href ? `[${label}](${href})` : label) + text.slice(to);
}

import { valueAt } from '../../../../domain/fields/path';
import { fieldOf, nodesOf, type Schema } from '../../../../domain/fields/tree';

/** Words of a section, and the path of the field that they stand in. */
export type Words = {
  path: string;
  label: string;
  text: string;
  /** The words as visitors see them, where they name facts. */
  shown?: string;
  max: number;
  /** Where they lead: some of them by themselves, or all of them by a field beside them, whose path it is. */
  link: { inline: true } | { field: string } | undefined;
};

/** Every text of a section that people read, in the order of its fields. @param link where the words beside it lead. */
export function wordsOf(schema: Schema, value: unknown, path: string, link?: Words['link']): Words[] {
  const { type, meta, max, entry } = fieldOf(schema, value);
  if (type === 'text') {
    const isRead = meta.widget === undefined || /^(line|text)$/.test(meta.widget);
    if (!isRead || typeof value !== 'string' || !value.trim()) return [];
    return [{ path, label: meta.label, text: value, max, link: meta.links ? { inline: true } : link }];
  }
  if (meta.widget === 'cases') return [];
  if (entry && Array.isArray(value)) {
    const idOf = (each: { _id?: string } | null, index: number) => each?._id ?? String(index);
    return value.flatMap((each, index) => wordsOf(entry, each, `${path}.${idOf(each, index)}`));
  }
  if (typeof value !== 'object' || value === null) return [];
  const nodes = nodesOf(schema, value, path).filter(({ name }) => name !== '_id');
  const leads = nodes.find(node => node.meta.widget === 'link');
  const beside = leads && { field: leads.path };
  return nodes.flatMap(node => wordsOf(node.schema, valueAt(value, node.name), node.path, beside));
}

/** Texts as they are compared: however they break, and whatever keeps them from breaking. */
const plain = (text: string) =>
  text
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/[\u00ad\u200b\u2060]/g, '')
    .trim();

/**
 * Which words stand where on the page, found by what they say: the section is drawn as for visitors, with nothing in it
 * that would name its fields. Where several fields say the same, they are met in their order.
 */
export function placesOf(root: Node, words: readonly Words[]): Map<Text, Words> {
  const byText = new Map<string, Words[]>();
  for (const each of words) {
    const text = plain(each.shown ?? each.text);
    byText.set(text, [...(byText.get(text) ?? []), each]);
  }
  const seen = new Map<string, number>();
  const places = new Map<Text, Words>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const text = plain(node.data);
    const fields = text ? byText.get(text) : undefined;
    if (!fields) continue;
    const count = seen.get(text) ?? 0;
    seen.set(text, count + 1);
    const found = fields[count % fields.length];
    if (found) places.set(node, found);
  }
  return places;
}

/** Where a text stands in the window. */
export function boxOf(node: Node): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
}

/** The words under a point of the window. */
export function wordsAt(
  places: Map<Text, Words>,
  x: number,
  y: number,
): { node: Text; words: Words } | undefined {
  const within = ({ left, right, top, bottom }: DOMRect) =>
    x >= left && x <= right && y >= top && y <= bottom;
  for (const [node, words] of places) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const isSeen = node.parentElement?.checkVisibility({ visibilityProperty: true }) ?? false;
    if (isSeen && [...range.getClientRects()].some(within)) return { node, words };
  }
  return undefined;
}

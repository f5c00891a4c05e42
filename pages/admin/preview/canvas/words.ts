import type { Piece } from '../../../../admin/page-editor/sections';
import { fieldWords } from '../../../../domain/sections/fields';
import { elementOf, itemsOf, mostOf, shapeOf, typeOf, unwrapped } from '../../../../domain/sections/fit';
import type { z } from '../../../../domain/zod';

type Schema = z.core.$ZodType;
/** Words of a section, and the path of the field that they stand in. */
export type Words = {
  path: string;
  label: string;
  text: string;
  max: number;
  /** Where they lead: some of them by themselves, or all of them by a field beside them, whose path it is. */
  link: { inline: true } | { field: string } | undefined;
};

/** The field beside others that says where they lead. */
function linkBeside(shape: readonly [name: string, schema: Schema][], path: string): Words['link'] {
  const found = shape.find(
    ([, field]) => fieldWords.get(unwrapped(field).schema as z.ZodType)?.widget === 'link',
  );
  return found && { field: `${path}.${found[0]}` };
}

/** Every text of a section that people read, in the order of its fields. @param link where the words beside it lead. */
export function wordsOf(schema: Schema, value: unknown, path: string, link?: Words['link']): Words[] {
  const own = unwrapped(schema).schema;
  const words = fieldWords.get(own as z.ZodType);
  const within = (entry: unknown, inner: Schema, name: string, beside?: Words['link']) =>
    wordsOf(inner, entry, `${path}.${name}`, beside);
  if (typeof value === 'string') {
    const isRead =
      typeOf(own) === 'string' && (words?.widget === undefined || /^(line|text)$/.test(words.widget));
    if (!isRead || !value.trim()) return [];
    const leads = words?.links ? ({ inline: true } as const) : link;
    return [{ path, label: words?.label ?? '', text: value, max: mostOf(own), link: leads }];
  }
  if (Array.isArray(value)) {
    if (words?.widget === 'cases') return [];
    const idOf = (entry: { _id?: string } | null, index: number) => entry?._id ?? String(index);
    if (typeOf(own) === 'tuple')
      return itemsOf(own).flatMap((item, index) => within(value[index], item, String(index)));
    if (typeOf(own) !== 'array') return [];
    return value.flatMap((entry, index) => within(entry, elementOf(own), idOf(entry, index)));
  }
  if (typeof value !== 'object' || value === null || typeOf(own) !== 'object') return [];
  const row = value as Piece;
  const shape = shapeOf(own);
  const beside = linkBeside(shape, path);
  return shape
    .filter(([name]) => name !== '_id' && name !== 'kind')
    .flatMap(([name, field]) => within(row[name], field, name, beside));
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
    const text = plain(each.text);
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

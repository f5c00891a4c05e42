import { getValueAt } from '../../../../domain/fields/path';
import { getField, listNodes, type Schema } from '../../../../domain/fields/tree';

/** A section's text and the path of its field. */
export type FieldText = {
  path: string;
  label: string;
  text: string;
  /** The text as visitors see it, if it contains facts. */
  shown?: string;
  max: number;
  /** `inline` means a link within the text. `field` is the path of another field that contains the link. */
  link: { inline: true } | { field: string } | undefined;
};

/**
 * Sorted in field order.
 * @param link link of sibling texts.
 */
export function listTexts(
  schema: Schema,
  value: unknown,
  path: string,
  link?: FieldText['link'],
): FieldText[] {
  const { type, meta, max, entry } = getField(schema, value);
  if (type === 'text') {
    const isRead = meta.widget === undefined || /^(line|text)$/.test(meta.widget);
    if (!isRead || typeof value !== 'string' || !value.trim()) return [];
    return [{ path, label: meta.label, text: value, max, link: meta.links ? { inline: true } : link }];
  }
  if (meta.widget === 'cases') return [];
  if (entry && Array.isArray(value)) {
    const getId = (item: { _id?: string } | null, index: number) => item?._id ?? String(index);
    return value.flatMap((item, index) => listTexts(entry, item, `${path}.${getId(item, index)}`));
  }
  if (typeof value !== 'object' || value === null) return [];
  const nodes = listNodes(schema, value, path).filter(({ name }) => name !== '_id');
  const linkField = nodes.find(node => node.meta.widget === 'link');
  const siblingLink = linkField && { field: linkField.path };
  return nodes.flatMap(node => listTexts(node.schema, getValueAt(value, node.name), node.path, siblingLink));
}

/** Ignores line breaks and non-breaking characters, for comparison. */
const normalise = (text: string) =>
  text
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/[\u00ad\u200b\u2060]/g, '')
    .trim();

/**
 * Maps text nodes to fields by their content, because the rendered section doesn't name its fields. Equal texts are
 * mapped in field order.
 */
export function mapTextNodes(root: Node, fields: readonly FieldText[]): Map<Text, FieldText> {
  const byText = new Map<string, FieldText[]>();
  for (const field of fields) {
    const text = normalise(field.shown ?? field.text);
    byText.set(text, [...(byText.get(text) ?? []), field]);
  }
  const seen = new Map<string, number>();
  const places = new Map<Text, FieldText>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const text = normalise(node.data);
    const fields = text ? byText.get(text) : undefined;
    if (!fields) continue;
    const count = seen.get(text) ?? 0;
    seen.set(text, count + 1);
    const found = fields[count % fields.length];
    if (found) places.set(node, found);
  }
  return places;
}

/** Returns the text node's box in window coordinates. */
export function getTextBox(node: Node): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
}

/** `x` and `y` are window coordinates. */
export function findTextAt(
  places: Map<Text, FieldText>,
  x: number,
  y: number,
): { node: Text; field: FieldText } | undefined {
  const containsPoint = ({ left, right, top, bottom }: DOMRect) =>
    x >= left && x <= right && y >= top && y <= bottom;
  for (const [node, field] of places) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const isSeen = node.parentElement?.checkVisibility({ visibilityProperty: true }) ?? false;
    if (isSeen && [...range.getClientRects()].some(containsPoint)) return { node, field };
  }
  return undefined;
}

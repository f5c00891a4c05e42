import { getValueAt } from '../../../../domain/fields/path';
import { getField, listFieldNodes, type Schema } from '../../../../domain/fields/tree';
import { INLINE_LINK, parseLink } from '../../../../domain/inline-links';

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
  const nodes = listFieldNodes(schema, value, path).filter(({ name }) => name !== '_id');
  const linkField = nodes.find(node => node.meta.widget === 'link');
  const siblingLink = linkField && { field: linkField.path };
  return nodes.flatMap(node => listTexts(node.schema, getValueAt(value, node.name), node.path, siblingLink));
}

const stripLinks = (text: string) => text.replace(new RegExp(INLINE_LINK, 'g'), link => parseLink(link)[0]);

/** Ignores line breaks and non-breaking characters, for comparison. */
const normalise = (text: string) =>
  text
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/[\u00ad\u200b\u2060]/g, '')
    .trim();

/** Nodes that render a text: a text node, or an element if the text contains links. */
export type Places = Map<Text | Element, FieldText>;

/**
 * Maps nodes to fields by their content, because the rendered section doesn't name its fields. Equal texts are mapped
 * in field order.
 */
export function mapTexts(root: Element, fields: readonly FieldText[]): Places {
  const byText = new Map<string, FieldText[]>();
  for (const field of fields) {
    const shown = field.shown ?? field.text;
    const isLinked = field.link !== undefined && 'inline' in field.link;
    const text = normalise(isLinked ? stripLinks(shown) : shown);
    byText.set(text, [...(byText.get(text) ?? []), field]);
  }
  const seen = new Map<string, number>();
  const places: Places = new Map();
  function add(node: Text | Element, text: string) {
    const fields = byText.get(text) ?? [];
    const count = seen.get(text) ?? 0;
    seen.set(text, count + 1);
    const found = fields[count % fields.length];
    if (found) places.set(node, found);
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
    if (!node.parentElement?.closest('[data-writing]')) add(node, normalise(node.data));
  // The remaining texts consist of several nodes. Their innermost element renders only them.
  const others = [...byText.keys()].filter(text => text && !seen.has(text));
  if (others.length === 0) return places;
  for (const element of root.querySelectorAll('*')) {
    const text = normalise(element.textContent ?? '');
    if (!others.includes(text)) continue;
    const isWhole = [...element.children].some(child => normalise(child.textContent ?? '') === text);
    if (!isWhole) add(element, text);
  }
  return places;
}

/** Widgets of images and drawings. */
const PICTURES = ['drawing', 'pictogram', 'mark'];

/** Returns the paths of a section's pictures. Compare `listTexts`. */
export function listImages(schema: Schema, value: unknown, path: string): string[] {
  const { meta, entry } = getField(schema, value);
  if (meta.widget && PICTURES.includes(meta.widget)) return [path];
  if (entry && Array.isArray(value))
    return value.flatMap((item, index) => listImages(entry, item, `${path}.${item?._id ?? index}`));
  if (typeof value !== 'object' || value === null) return [];
  return listFieldNodes(schema, value, path).flatMap(node =>
    listImages(node.schema, getValueAt(value, node.name), node.path),
  );
}

const getGroup = (path: string) => path.slice(0, path.lastIndexOf('.'));

/**
 * Returns the field of a clicked place beside texts: the picture or the first text of the innermost row around the
 * place, or the section's only picture.
 */
export function findFieldAround(
  target: Element,
  places: Places,
  pictures: readonly string[],
): string | undefined {
  const isPicture = target.closest('img, picture, svg, video, canvas') !== null;
  for (let part: Element | null = target; part; part = part.parentElement) {
    if (part.matches('[data-piece]')) break;
    const inside = [...places].flatMap(([node, { path }]) => (part?.contains(node) ? [path] : []));
    const [first] = inside;
    if (first === undefined) continue;
    const group = getGroup(first);
    // Texts of several rows make the click ambiguous.
    if (inside.some(path => getGroup(path) !== group) || inside.length === places.size) break;
    const own = pictures.filter(path => path.startsWith(`${group}.`));
    return isPicture && own.length === 1 ? own[0] : first;
  }
  return isPicture && pictures.length === 1 ? pictures[0] : undefined;
}

/** Returns a text's box in window coordinates. */
export function getTextBox(node: Node): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
}

export const isVisible = (node: Node): boolean =>
  (node instanceof Element ? node : node.parentElement)?.checkVisibility({ visibilityProperty: true }) ??
  false;

/** `x` and `y` are window coordinates. */
export function findTextAt(
  places: Places,
  x: number,
  y: number,
): { node: Text | Element; field: FieldText } | undefined {
  const containsPoint = ({ left, right, top, bottom }: DOMRect) =>
    x >= left && x <= right && y >= top && y <= bottom;
  for (const [node, field] of places) {
    const range = document.createRange();
    range.selectNodeContents(node);
    if (isVisible(node) && [...range.getClientRects()].some(containsPoint)) return { node, field };
  }
  return undefined;
}

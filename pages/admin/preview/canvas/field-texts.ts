import { getValueAt } from '../../../../domain/fields/path';
import { getField, listFieldNodes, type Schema } from '../../../../domain/fields/tree';
import { INLINE_LINK_PATTERN, parseLink } from '../../../../domain/inline-links';

/** A section's text and the path of its field. */
export type FieldText = {
  path: string;
  label: string;
  text: string;
  /** The text as visitors see it, if it contains facts. */
  shownText?: string;
  max: number;
  /** `inline` means a link within the text. `field` is the path of another field that contains the link. */
  link: { inline: true } | { field: string } | undefined;
};

/**
 * Lists texts in field order.
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
    const isTextField = meta.widget === undefined || /^(line|text)$/.test(meta.widget);
    if (!isTextField || typeof value !== 'string' || !value.trim()) return [];
    return [{ path, label: meta.label, text: value, max, link: meta.links ? { inline: true } : link }];
  }
  if (meta.widget === 'cases') return [];
  if (entry && Array.isArray(value)) {
    const getId = (listEntry: { _id?: string } | null, index: number) => listEntry?._id ?? String(index);
    return value.flatMap((listEntry, index) =>
      listTexts(entry, listEntry, `${path}.${getId(listEntry, index)}`),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  const nodes = listFieldNodes(schema, value, path).filter(({ name }) => name !== '_id');
  const linkField = nodes.find(node => node.meta.widget === 'link');
  const siblingLink = linkField && { field: linkField.path };
  return nodes.flatMap(node => listTexts(node.schema, getValueAt(value, node.name), node.path, siblingLink));
}

const stripLinks = (text: string) =>
  text.replace(new RegExp(INLINE_LINK_PATTERN, 'g'), link => parseLink(link)[0]);

/** Ignores line breaks and non-breaking characters, for comparison. */
const normalise = (text: string) =>
  text
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/[\u00ad\u200b\u2060]/g, '')
    .trim();

/** Nodes that render a text: a text node, or an element if the text contains links. */
export type FieldsByNode = Map<Text | Element, FieldText>;

/**
 * Maps nodes to fields by their content, because the rendered section doesn't name its fields. Equal texts are mapped
 * in field order.
 */
export function mapTexts(root: Element, fields: readonly FieldText[]): FieldsByNode {
  const fieldsByText = new Map<string, FieldText[]>();
  for (const field of fields) {
    const shownText = field.shownText ?? field.text;
    const isLinked = field.link !== undefined && 'inline' in field.link;
    const text = normalise(isLinked ? stripLinks(shownText) : shownText);
    fieldsByText.set(text, [...(fieldsByText.get(text) ?? []), field]);
  }
  const counts = new Map<string, number>();
  const places: FieldsByNode = new Map();
  function add(node: Text | Element, text: string) {
    const fields = fieldsByText.get(text) ?? [];
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    const field = fields[count % fields.length];
    if (field) places.set(node, field);
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
    if (!node.parentElement?.closest('[data-writing]')) add(node, normalise(node.data));
  // The remaining texts consist of several nodes, so find the innermost element with only that text.
  const unmatchedTexts = [...fieldsByText.keys()].filter(text => text && !counts.has(text));
  if (unmatchedTexts.length === 0) return places;
  for (const element of root.querySelectorAll('*')) {
    const text = normalise(element.textContent ?? '');
    if (!unmatchedTexts.includes(text)) continue;
    const hasSameTextChild = [...element.children].some(child => normalise(child.textContent ?? '') === text);
    if (!hasSameTextChild) add(element, text);
  }
  return places;
}

/** Widgets of images and drawings. */
const IMAGE_WIDGETS = ['drawing', 'pictogram', 'mark'];

/** Returns the paths of a section's images and drawings, like `listTexts`. */
export function listImages(schema: Schema, value: unknown, path: string): string[] {
  const { meta, entry } = getField(schema, value);
  if (meta.widget && IMAGE_WIDGETS.includes(meta.widget)) return [path];
  if (entry && Array.isArray(value))
    return value.flatMap((listEntry, index) =>
      listImages(entry, listEntry, `${path}.${listEntry?._id ?? index}`),
    );
  if (typeof value !== 'object' || value === null) return [];
  return listFieldNodes(schema, value, path).flatMap(node =>
    listImages(node.schema, getValueAt(value, node.name), node.path),
  );
}

const getGroup = (path: string) => path.slice(0, path.lastIndexOf('.'));

/**
 * Returns the field for a click beside texts: the image or the first text of the innermost row around the click, or the
 * section's only image.
 */
export function findFieldAround(
  target: Element,
  places: FieldsByNode,
  images: readonly string[],
): string | undefined {
  const isImage = target.closest('img, picture, svg, video, canvas') !== null;
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element.matches('[data-piece]')) break;
    const innerPaths = [...places].flatMap(([node, { path }]) => (element?.contains(node) ? [path] : []));
    const [firstPath] = innerPaths;
    if (firstPath === undefined) continue;
    const group = getGroup(firstPath);
    // Texts of several rows make the click ambiguous.
    if (innerPaths.some(path => getGroup(path) !== group) || innerPaths.length === places.size) break;
    const groupImages = images.filter(path => path.startsWith(`${group}.`));
    return isImage && groupImages.length === 1 ? groupImages[0] : firstPath;
  }
  return isImage && images.length === 1 ? images[0] : undefined;
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

/** Finds the text at `x` and `y`, in window coordinates. */
export function findTextAt(
  places: FieldsByNode,
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

import type { z } from 'zod';
import { contentItems, fileAddresses, variants } from '../fields';
import { isRecord } from '../record';

/** One place of an item that holds the address of an image or film, with its path in dots. */
export type FileField = { path: string; src: string };

/** What replaces an address: where the image lies now, and its tiny preview. */
export type StoredImage = { src: string; pixel: string };

/** Addresses to replace, by what stands in the field. */
export type StoredImages = ReadonlyMap<string, StoredImage>;

/** What is done with an address where it stands. @returns what stands there from then on. */
type Visit = (src: string, path: string) => string;

type Schema = z.core.$ZodType;
type Row = Record<string, unknown>;
/** The one of several schemas that a value is meant for: texts and objects do not stand in for each other. */
const meantFor = (value: unknown, options: readonly Schema[]) =>
  options.find(({ _zod: { def } }) => (def.type === 'object') === isRecord(value));

/** Schemas that were asked before: items hold thousands of values, and few of their schemas name a file. */
const holding = new WeakMap<Schema, boolean>();

/** Whether a value of this schema can name a file. */
function canHoldFile(schema: Schema): boolean {
  const known = holding.get(schema);
  if (known !== undefined) return known;
  const holds = findsFile(schema);
  holding.set(schema, holds);
  return holds;
}

function findsFile(schema: Schema): boolean {
  if (fileAddresses.has(schema as z.ZodType) || variants.get(schema) || contentItems.has(schema as z.ZodType))
    return true;
  const def = schema._zod.def as z.core.$ZodTypeDef & Record<string, unknown>;
  switch (def.type) {
    case 'optional':
    case 'default':
      return canHoldFile(def.innerType as Schema);
    case 'pipe':
      return canHoldFile(def.in as Schema) || canHoldFile(def.out as Schema);
    case 'union':
      return (def.options as Schema[]).some(canHoldFile);
    case 'array':
      return canHoldFile(def.element as Schema);
    case 'object':
      return Object.values(def.shape as Record<string, Schema>).some(canHoldFile);
    default:
      return false;
  }
}

/** Goes through a value by its schema (`domain/fields` marks what is a file). Fields that are left out stay out. */
function walk(schema: Schema, value: unknown, path: string, visit: Visit): unknown {
  if (value === undefined || value === null || !canHoldFile(schema)) return value;
  if (fileAddresses.has(schema as z.ZodType))
    return typeof value === 'string' && value ? visit(value, path) : value;
  const variant = variants.get(schema);
  if (variant) {
    const meant = isRecord(value) ? variant(value as { kind: string }) : undefined;
    return meant ? walk(meant, value, path, visit) : value;
  }
  const def = schema._zod.def as z.core.$ZodTypeDef & Record<string, unknown>;
  switch (def.type) {
    case 'optional':
    case 'default':
      return walk(def.innerType as Schema, value, path, visit);
    case 'pipe': {
      const { in: before, out } = def as unknown as { in: Schema; out: Schema };
      return walk(out._zod.def.type === 'transform' ? before : out, value, path, visit);
    }
    case 'union': {
      const options = def.options as Schema[];
      const meant = options.find(
        option => fileAddresses.has(option as z.ZodType) && typeof value === 'string',
      );
      const option = meant ?? meantFor(value, options);
      return option ? walk(option, value, path, visit) : value;
    }
    case 'array':
      return Array.isArray(value)
        ? unlessSame(
            value,
            value.map((entry, index) => walk(def.element as Schema, entry, `${path}.${index}`, visit)),
          )
        : value;
    case 'object':
      return isRecord(value) ? walkRow(schema, value, path && `${path}.`, visit) : value;
    default:
      return value;
  }
}

function walkRow(schema: Schema, row: Row, prefix: string, visit: Visit): Row {
  const { shape } = schema._zod.def as unknown as { shape: Record<string, Schema> };
  // Most rows name no file: they are not made anew for being looked through.
  let walked = row;
  const put = (name: string, value: unknown) => {
    if (value === walked[name]) return;
    if (walked === row) walked = { ...row };
    walked[name] = value;
  };
  for (const name of Object.keys(row)) {
    const field = Object.hasOwn(shape, name) && shape[name];
    if (field) put(name, walk(field, row[name], prefix + name, visit));
  }
  // The content of an image or film is its address.
  const files = contentItems.get(schema as z.ZodType)?.files;
  if (files?.includes(String(row.type)) && typeof row.content === 'string')
    put('content', visit(row.content, `${prefix}content`));
  return walked;
}

/** The list itself where walking changed none of its entries. */
const unlessSame = (list: unknown[], walked: unknown[]) =>
  walked.every((entry, index) => entry === list[index]) ? list : walked;

/** Every address of a file that an item, or a change to one, mentions. */
export function fileFields(schema: z.ZodObject, item: object): FileField[] {
  const found: FileField[] = [];
  walk(schema, item, '', (src, path) => {
    found.push({ path, src });
    return src;
  });
  return found;
}

/** Addresses of an item's images and films, each once. */
export const filesOf = (schema: z.ZodObject, item: object): string[] => [
  ...new Set(fileFields(schema, item).map(({ src }) => src)),
];

/** The same item with stored addresses in place, and previews where none was given. */
export function replaceFiles<Item extends object>(
  schema: z.ZodObject,
  item: Item,
  stored: StoredImages,
): Item {
  const replaced = walk(schema, item, '', src => stored.get(src)?.src ?? src);
  return withPixels(replaced, new Map([...stored.values()].map(({ src, pixel }) => [src, pixel]))) as Item;
}

/** The same item with one file in the place of another, and its preview in the place of the other's. */
export function swapFile<Item extends object>(
  schema: z.ZodObject,
  item: Item,
  from: string,
  { src: to, pixel }: StoredImage,
): Item {
  const swapped = walk(schema, item, '', src => (src === from ? to : src));
  return withPixels(swapped, new Map([[to, pixel]]), true) as Item;
}

/** Fills in the preview of every image that came without one, or of all that there is one for. */
function withPixels(value: unknown, pixels: ReadonlyMap<string, string>, anew = false): unknown {
  if (Array.isArray(value)) return value.map(entry => withPixels(entry, pixels, anew));
  if (!isRecord(value)) return value;
  const row = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withPixels(each, pixels, anew)]),
  );
  if (typeof row.src !== 'string' || row.src_pixel === undefined) return row;
  return { ...row, src_pixel: (!row.src_pixel || anew ? pixels.get(row.src) : undefined) ?? row.src_pixel };
}

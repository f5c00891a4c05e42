import type { Meta } from '../fields/meta';
import { change, walk } from '../fields/tree';
import type { z } from '../zod';

/** One place of an item that holds the address of an image or film, with its path in dots. */
export type FileField = { path: string; src: string };

/** What replaces an address: where the image lies now, and its tiny preview. */
export type StoredImage = { src: string; pixel: string };

/** Addresses to replace, by what stands in the field. */
export type StoredImages = ReadonlyMap<string, StoredImage>;

const isFile = ({ file }: Meta): boolean => file === true;
const isFileOrPixel = ({ file, pixel }: Meta): boolean => file === true || pixel === true;

/** Every address of a file that an item, or a change to one, mentions. */
export function listFileFields(schema: z.ZodObject, item: object): FileField[] {
  const found: FileField[] = [];
  walk(schema, item, isFile, ({ path }, src) => {
    if (typeof src === 'string' && src) found.push({ path, src });
  });
  return found;
}

/** Addresses of an item's images and films, each once. */
export const listFiles = (schema: z.ZodObject, item: object): string[] => [
  ...new Set(listFileFields(schema, item).map(({ src }) => src)),
];

/** The same item with stored addresses in place, and previews where none was given. */
export const replaceFiles = <Item extends object>(
  schema: z.ZodObject,
  item: Item,
  stored: StoredImages,
): Item =>
  change(schema, item, isFileOrPixel, ({ meta }, value, { src }) => {
    if (meta.file) return stored.get(value as string)?.src ?? value;
    return value || (stored.get(src as string)?.pixel ?? value);
  });

/** The same item with one file in the place of another, and its preview in the place of the other's. */
export const swapFile = <Item extends object>(
  schema: z.ZodObject,
  item: Item,
  from: string,
  to: StoredImage,
): Item =>
  change(schema, item, isFileOrPixel, ({ meta }, value, { src }) =>
    (meta.file ? value : src) === from ? (meta.file ? to.src : to.pixel) : value,
  );

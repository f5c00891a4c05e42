import type { FieldMeta } from '../fields/meta';
import { mapFields, visitFields } from '../fields/tree';
import type { z } from '../zod';

/** A field with an image or video URL. `path` is dotted. */
export type FileField = { path: string; src: string };

/** The replacement for a URL: the stored image and its preview. */
export type StoredImage = { src: string; pixel: string };

/** Replacements by current URL. */
export type StoredImages = ReadonlyMap<string, StoredImage>;

const isFile = ({ file }: FieldMeta): boolean => file === true;
const isFileOrPixel = ({ file, pixel }: FieldMeta): boolean => file === true || pixel === true;

export function listFileFields(schema: z.ZodObject, item: object): FileField[] {
  const fileFields: FileField[] = [];
  visitFields(schema, item, isFile, ({ path }, src) => {
    if (typeof src === 'string' && src) fileFields.push({ path, src });
  });
  return fileFields;
}

/** Lists each file URL once. */
export const listFileUrls = (schema: z.ZodObject, item: object): string[] => [
  ...new Set(listFileFields(schema, item).map(({ src }) => src)),
];

/** Replaces file URLs and fills in missing previews. */
export const replaceFiles = <Item extends object>(
  schema: z.ZodObject,
  item: Item,
  storedImages: StoredImages,
): Item =>
  mapFields(schema, item, isFileOrPixel, ({ meta }, value, { src }) => {
    if (meta.file) return storedImages.get(value as string)?.src ?? value;
    return value || (storedImages.get(src as string)?.pixel ?? value);
  });

/** Replaces a file's URL and preview. */
export const swapFile = <Item extends object>(
  schema: z.ZodObject,
  item: Item,
  oldUrl: string,
  newImage: StoredImage,
): Item =>
  mapFields(schema, item, isFileOrPixel, ({ meta }, value, { src }) =>
    (meta.file ? value : src) === oldUrl ? (meta.file ? newImage.src : newImage.pixel) : value,
  );

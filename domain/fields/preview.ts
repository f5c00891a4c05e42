import { isRecord } from '../record';
import { z } from '../zod';
import { coerceToSchema } from './examples';
import { getField, type Schema } from './tree';

const GREY_FRAME =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxNiA5IiBwcmVzZXJ2ZUFzcGVjdFJhdGlvPSJub25lIj48cGF0aCBmaWxsPSIjZGRkIiBkPSJNMCAwaDE2djlIMHoiLz48L3N2Zz4=';

/**
 * Keeps valid parts as they would be published, replaces missing images with grey frames, and omits invalid optional
 * values.
 */
export function completeForPreview(schema: Schema, value: unknown): unknown {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const { type, optional, isList, meta, entry, fields } = getField(schema, value);
  if (entry)
    return (Array.isArray(value) ? value : [])
      .filter(entryValue => getField(entry, entryValue).type !== 'other')
      .map(entryValue => completeForPreview(entry, entryValue))
      .filter(entryValue => entryValue !== '');
  const parsedUndefined = z.safeParse(schema, undefined);
  if (optional && parsedUndefined.success && !(type === 'group' && isRecord(value)))
    return parsedUndefined.data;
  if (type === 'group' && !isList) {
    const row = isRecord(value) ? value : {};
    return Object.fromEntries(fields.map(([name, field]) => [name, completeForPreview(field, row[name])]));
  }
  return meta.file ? GREY_FRAME : coerceToSchema(schema, value);
}

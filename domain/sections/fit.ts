import { isRecord } from '../record';
import type { z } from '../zod';
import { fieldWords } from './fields';

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypeDef & Record<string, unknown>;

/** What a schema is when nothing is around it, and whether its value may be left out. */
export function unwrapped(schema: Schema): { schema: Schema; optional: boolean } {
  const def = schema._zod.def as Def;
  if (def.type === 'optional' || def.type === 'default')
    return { schema: unwrapped(def.innerType as Schema).schema, optional: true };
  return { schema, optional: false };
}

export const shapeOf = (schema: Schema): [name: string, schema: Schema][] =>
  Object.entries((schema._zod.def as unknown as { shape: Record<string, Schema> }).shape);
export const elementOf = (schema: Schema): Schema =>
  (schema._zod.def as unknown as { element: Schema }).element;
export const itemsOf = (schema: Schema): Schema[] =>
  (schema._zod.def as unknown as { items: Schema[] }).items;
export const typeOf = (schema: Schema): string => schema._zod.def.type;
export const optionsOf = (schema: Schema): string[] =>
  Object.values((schema._zod.def as unknown as { entries: Record<string, string> }).entries);
export const literalOf = (schema: Schema): unknown =>
  (schema._zod.def as unknown as { values: unknown[] }).values[0];

/**
 * A value as its schema has it, whatever it was: what is missing is empty, what does not belong there is left out. So a
 * section that an earlier version wrote, or that somebody is writing, shows as far as it goes.
 */
export function fitted(schema: Schema, value: unknown): unknown {
  const { schema: own, optional } = unwrapped(schema);
  if (optional && (value === undefined || value === null)) return undefined;
  switch (typeOf(own)) {
    case 'object':
      return fitRow(own, isRecord(value) ? value : {});
    case 'array':
      return Array.isArray(value) ? value.map(entry => fitted(elementOf(own), entry)) : [];
    case 'tuple':
      return itemsOf(own).map((item, index) => fitted(item, Array.isArray(value) ? value[index] : undefined));
    case 'enum':
      return optionsOf(own).includes(value as string) ? value : optional ? undefined : optionsOf(own)[0];
    case 'literal':
      return literalOf(own);
    case 'boolean':
      return value === true;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : 0;
    default:
      return typeof value === 'string' ? value : '';
  }
}

function fitRow(schema: Schema, row: Record<string, unknown>): Record<string, unknown> {
  const entries = shapeOf(schema).map(([name, field]) => [name, fitted(field, row[name])] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** How many entries a list may have, and letters a text; `Infinity` where nothing limits them. */
export const mostOf = (schema: Schema): number =>
  Math.min(
    ...(schema._zod.def.checks ?? []).map(
      check => (check._zod.def as { maximum?: number }).maximum ?? Infinity,
    ),
  );

/** What stands in a section that was just added: it is whole, so that one sees what there is to say. */
export function exampleOf(schema: Schema): unknown {
  const { schema: own, optional } = unwrapped(schema);
  const words = fieldWords.get(own as z.ZodType);
  if (optional && words?.example === undefined) return undefined;
  if (words?.example !== undefined) return words.example;
  switch (typeOf(own)) {
    case 'object': {
      const entries = shapeOf(own).map(([name, field]) => [name, exampleOf(field)] as const);
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    }
    case 'array':
      return Array.from({ length: Math.min(3, mostOf(own)) }, () => exampleOf(elementOf(own)));
    case 'tuple':
      return itemsOf(own).map(exampleOf);
    case 'enum':
      return optionsOf(own)[0];
    case 'literal':
      return literalOf(own);
    case 'boolean':
      return false;
    case 'number':
      return 0;
    default:
      return words?.label ?? '';
  }
}

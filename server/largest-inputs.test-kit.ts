import { getMaxLength } from '../domain/fields/tree';
import { kinds } from '../domain/kinds';
import { JSON_DEPTH_MAX, JSON_VALUES_MAX, TEXT_MAX } from '../domain/limits';
import type { z } from '../domain/zod';

type Schema = z.core.$ZodType;
type SchemaDefinition = z.core.$ZodTypeDef & Record<string, unknown>;

/** Ways to reach an input’s limits: long texts, many entries, many levels, or texts that are slow to parse. */
export const EXTREMES = ['largest', 'most numerous', 'deepest', 'most laborious'] as const;
export type Extreme = (typeof EXTREMES)[number];

/** Creates candidate texts for schemas with a fixed format, longest first. */
const createForms = (max: number) => [
  `/${'a/'.repeat(Math.max(0, max / 2 - 1))}`,
  `https://x.example/${'a'.repeat(Math.max(1, max - 18))}`,
  `${'a'.repeat(Math.min(60, Math.max(1, max / 2)))}@x.example`,
  'a'.repeat(Math.min(max, 64)),
  '2026-11-24T10:00:00Z',
  '2026-11-24',
  `/${'a'.repeat(Math.min(max, 1_900))}`,
  '/a',
  'https://x.example',
  'a@x.example',
  '#ff0000',
  'PT',
  'Europe/Lisbon',
  'a',
  '',
];

let wordNumber = 40_000_000;
/** Creates a text without repeated words, so that every word is new to the search. */
function createDistinctWords(remainingChars: number): string {
  const words: string[] = [];
  for (let length = 0; length < remainingChars; length += 7) {
    wordNumber += 7_919;
    words.push(wordNumber.toString(36));
  }
  return words.join(' ').slice(0, remainingChars).trimEnd();
}

/** Fields that identify rows. */
const NAMES = new Set(['_id', 'id', 'key']);

const LABORIOUS_PIECES = ['<b ', '[a](/', ' ', 'a-a(', '&'];

/**
 * Creates the most extreme input that a schema accepts.
 * @param bytes request size limit.
 */
export function createExtremeInput(schema: Schema, extreme: Extreme, bytes: number): unknown {
  let remainingChars = bytes * 0.9;
  let values = JSON_VALUES_MAX * 0.9;
  let texts = 0;

  function createText(fieldSchema: Schema, limitedSchema = fieldSchema): string {
    const maxLength = Math.min(getMaxLength(limitedSchema), TEXT_MAX, remainingChars);
    const isShort = extreme === 'most numerous' || extreme === 'deepest';
    const target = Math.max(1, Math.floor(isShort ? Math.min(maxLength, 6) : maxLength));
    const piece = LABORIOUS_PIECES[texts++ % LABORIOUS_PIECES.length] ?? '';
    const fill =
      extreme === 'most laborious'
        ? `x${piece.repeat(target)}`.slice(0, target)
        : createDistinctWords(target);
    const acceptedText = [fill, ...createForms(target)].find(text => isAccepted(fieldSchema, text)) ?? fill;
    remainingChars -= acceptedText.length;
    return acceptedText;
  }

  function createValue(fieldSchema: Schema): unknown {
    const def = fieldSchema._zod.def as SchemaDefinition;
    values--;
    switch (def.type) {
      case 'optional':
      case 'default':
      case 'prefault':
      case 'nullable':
        return values > 0 ? createValue(def.innerType as Schema) : undefined;
      case 'pipe': {
        const [before, after] = [def.in as Schema, def.out as Schema];
        if (before._zod.def.type === 'transform') return createValue(after);
        return before._zod.def.type === 'string' ? createText(fieldSchema, before) : createValue(before);
      }
      case 'object':
        return Object.fromEntries(
          Object.entries(def.shape as Record<string, Schema>).map(([name, field]) => [
            name,
            NAMES.has(name) && texts > 0 ? `k${texts++}` : createValue(field),
          ]),
        );
      case 'array': {
        const maxItems = Math.min(getMaxLength(fieldSchema), 500);
        const list: unknown[] = [];
        while (list.length < maxItems && values > 0 && remainingChars > 0)
          list.push(createValue(def.element as Schema));
        return list;
      }
      case 'tuple':
        return (def.items as Schema[]).map(createValue);
      case 'union': {
        const options = def.options as Schema[];
        return createValue(options.at(-1) as Schema);
      }
      case 'record':
        return createChanges();
      case 'enum':
        return Object.values(def.entries as Record<string, string>).find(
          (option, _, options) => option === 'paragraph' || !options.includes('paragraph'),
        );
      case 'literal':
        return (def.values as unknown[])[0];
      case 'boolean':
        return true;
      case 'number':
        return Number.isFinite(getMaxLength(fieldSchema)) ? getMaxLength(fieldSchema) : 1;
      case 'string':
        return createText(fieldSchema);
      default:
        return createAnything();
    }
  }

  /** Creates a value where the schema allows any. */
  function createAnything(): unknown {
    if (extreme === 'deepest')
      return JSON.parse(`${'{"a":'.repeat(JSON_DEPTH_MAX - 8)}1${'}'.repeat(JSON_DEPTH_MAX - 8)}`);
    return Array.from({ length: 50 }, () => {
      values--;
      return 'x'.repeat(
        extreme === 'most numerous' ? 1 : Math.max(0, Math.min(TEXT_MAX, remainingChars / 1_000)),
      );
    });
  }

  /** Returns changes to every field of the first kind, with previous and new values. */
  function createChanges(): object {
    const [kind] = Object.values(kinds);
    const fields = Object.entries(kind?.schema.shape ?? {}) as [string, Schema][];
    return Object.fromEntries(
      fields.map(([name, field]) => {
        remainingChars = Math.min(remainingChars, bytes * 0.25);
        const target = extreme === 'deepest' ? createAnything() : createValue(field);
        return [name, { from: target, to: Array.isArray(target) ? [...target].reverse() : target }];
      }),
    );
  }

  return createValue(schema);
}

const isAccepted = (schema: Schema, value: unknown): boolean => {
  try {
    return (schema as z.ZodType).safeParse(value).success;
  } catch {
    return false;
  }
};

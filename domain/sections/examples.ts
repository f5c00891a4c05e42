import { isRecord } from '../record';
import type { z } from '../zod';
import { fieldWords } from './fields';
import { elementOf, exampleOf, shapeOf, typeOf, unwrapped } from './fit';

/** Words that a form put there, and where they are, in dots. */
export type ExampleWords = { path: string; text: string };

/** Finds the words in a value that are still the ones its schema gives as an example. */
export function findExamples(
  schema: z.core.$ZodType,
  value: unknown,
  path: string,
  example: unknown = exampleOf(schema),
): ExampleWords[] {
  const { schema: own } = unwrapped(schema);
  const words = fieldWords.get(own as z.ZodType);
  if (words?.usable) return [];
  if (words?.widget && words.widget !== 'line' && words.widget !== 'text') return [];
  switch (typeOf(own)) {
    case 'object':
      return isRecord(value)
        ? shapeOf(own).flatMap(([name, field]) =>
            findExamples(
              field,
              value[name],
              `${path}.${name}`,
              isRecord(example) ? example[name] : undefined,
            ),
          )
        : [];
    case 'array': {
      const examples = Array.isArray(example) ? example : [];
      return Array.isArray(value)
        ? value.flatMap((entry, index) =>
            isRecord(entry)
              ? findExamples(elementOf(own), entry, `${path}.${index}`)
              : examples.includes(entry) && entry
                ? [{ path: `${path}.${index}`, text: String(entry) }]
                : [],
          )
        : [];
    }
    case 'string':
      return typeof value === 'string' && value.trim() !== '' && value.trim() === example
        ? [{ path, text: value.trim() }]
        : [];
    default:
      return [];
  }
}

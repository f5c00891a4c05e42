import { at } from '../../domain/sections/field-paths';
import { fieldWords } from '../../domain/sections/fields';
import { elementOf, shapeOf, typeOf, unwrapped } from '../../domain/sections/fit';
import type { z } from '../../domain/zod';
import { pageFields } from './page-fields';
import { heroOf, kindOf, type Piece, sectionOf, titleOf } from './sections';

/** What people call the field at a path: the section, and the field in it. */
export function wordsFor(values: Record<string, unknown>, path: string): string {
  const section = sectionOf(path);
  if (section === undefined) return pageFields[path.split('.')[0] ?? '']?.label ?? path;
  const piece = (section === 'hero' ? heroOf(values) : at(values, `sections.${section}`)) as
    | Piece
    | undefined;
  const kind = piece && kindOf(section, piece);
  if (!piece || !kind) return 'A section';
  const names = path.split('.').slice(section === 'hero' ? 1 : 2);
  const label = labelOf(kind.schema, names);
  return label ? `${titleOf(section, piece)}, ${label}` : titleOf(section, piece);
}

/** The label of the innermost field that names lead to. */
export function labelOf(schema: z.core.$ZodType, names: readonly string[]): string | undefined {
  const [name, ...rest] = names;
  const own = unwrapped(schema).schema;
  if (name === undefined) return undefined;
  const next =
    typeOf(own) === 'object'
      ? shapeOf(own).find(([each]) => each === name)?.[1]
      : typeOf(own) === 'array'
        ? elementOf(own)
        : undefined;
  if (!next) return undefined;
  const label = fieldWords.get(unwrapped(next).schema as z.ZodType)?.label;
  return labelOf(next, rest) ?? label;
}

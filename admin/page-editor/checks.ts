import { valueAt } from '../../domain/fields/path';
import { fieldOf, type Schema } from '../../domain/fields/tree';
import { pageFields } from './page-fields';
import { heroOf, kindOf, type Piece, sectionOf, titleOf } from './sections';

/** What people call the field at a path: the section, and the field in it. */
export function wordsFor(values: Record<string, unknown>, path: string): string {
  const section = sectionOf(path);
  if (section === undefined) return pageFields[path.split('.')[0] ?? '']?.label ?? path;
  const piece = (section === 'hero' ? heroOf(values) : valueAt(values, `sections.${section}`)) as
    | Piece
    | undefined;
  const kind = piece && kindOf(section, piece);
  if (!piece || !kind) return 'A section';
  const names = path.split('.').slice(section === 'hero' ? 1 : 2);
  const label = labelOf(kind.schema, piece, names);
  return label ? `${titleOf(section, piece)}, ${label}` : titleOf(section, piece);
}

/** The label of the innermost field that names lead to. */
export function labelOf(
  schema: Schema,
  value: unknown,
  [name, ...rest]: readonly string[],
): string | undefined {
  if (name === undefined) return undefined;
  const { entry, fields } = fieldOf(schema, value);
  const next = entry ?? fields.find(([each]) => each === name)?.[1];
  const within = valueAt(value, name);
  return next && (labelOf(next, within, rest) ?? (fieldOf(next, within).meta.label || undefined));
}

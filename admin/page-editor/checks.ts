import { getValueAt } from '../../domain/fields/path';
import { findLabelAt } from '../../domain/fields/tree';
import { pageSchema } from '../../domain/kinds/page';
import { kindOf, type Piece, pathOf, sectionOf, titleOf } from './sections';

/** Formats the label of a field: section and field. */
export function wordsFor(values: Record<string, unknown>, path: string): string {
  const section = sectionOf(path);
  if (section === undefined) return findLabelAt(pageSchema, values, path.split('.')[0] ?? '') ?? path;
  const root = pathOf(section);
  const piece = getValueAt(values, root) as Piece | undefined;
  if (!piece) return 'A section';
  const kind = kindOf(section, piece);
  const label = kind && findLabelAt(kind.schema, piece, path.slice(root.length + 1));
  return label ? `${titleOf(section, piece)}, ${label}` : titleOf(section, piece);
}

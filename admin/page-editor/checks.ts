import { getValueAt } from '../../domain/fields/path';
import { findLabelAt } from '../../domain/fields/tree';
import { pageSchema } from '../../domain/kinds/page';
import { findKind, findSectionId, formatTitle, getSectionPath, type PageSection } from './sections';

/** Returns the section's title, followed by the field's label. */
export function getPathLabel(values: Record<string, unknown>, path: string): string {
  const section = findSectionId(path);
  if (section === undefined) return findLabelAt(pageSchema, values, path.split('.')[0] ?? '') ?? path;
  const root = getSectionPath(section);
  const data = getValueAt(values, root) as PageSection | undefined;
  if (!data) return 'A section';
  const kind = findKind(section, data);
  const label = kind && findLabelAt(kind.schema, data, path.slice(root.length + 1));
  const title = formatTitle(section, data, values);
  return label ? `${title}, ${label}` : title;
}

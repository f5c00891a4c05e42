import type { FieldMeta } from '../fields/meta';
import { mapFields } from '../fields/tree';
import { findSectionKind } from '.';
import { findHeroKind } from './heroes';

const isLink = ({ widget }: FieldMeta) => widget === 'link';

/** Returns a section or hero without optional links to unpublished pages, as visitors see it. */
export function dropGoneLinks<Section extends { kind: string }>(
  section: Section,
  gonePaths: readonly string[] = [],
): Section {
  const kind = gonePaths.length > 0 ? (findHeroKind(section) ?? findSectionKind(section)) : undefined;
  if (!kind) return section;
  return mapFields(kind.schema, section, isLink, ({ optional }, href) =>
    optional && gonePaths.includes(String(href)) ? undefined : href,
  );
}

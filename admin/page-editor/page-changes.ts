import { findLabelAt } from '../../domain/fields/tree';
import { pageSchema } from '../../domain/kinds/page';
import { hasSameValue, type Values } from '../../domain/publishing/merge';
import { getSectionName } from '../../domain/sections/name';
import { describeChanges, type FieldChange } from '../forms/describe-changes';
import { type ItemPart, listFieldNames, toFieldParts } from '../forms/item-parts';
import { findKind, formatTitle, getHero, getSections, HERO_ID, type PageSection } from './sections';

export const pageNames = listFieldNames(pageSchema);
const { hero: _hero, sections: _sections, ...pageFieldNames } = pageNames;

export const mapSections = (values: Values) =>
  new Map<string, PageSection>([
    [HERO_ID, getHero(values)],
    ...getSections(values).map((section): [string, PageSection] => [section._id ?? '', section]),
  ]);

export function describePageChanges(before: Values, after: Values): FieldChange[] {
  const [oldSections, newSections] = [mapSections(before), mapSections(after)];
  const hasChanged = ([id, section]: [string, PageSection]) => !hasSameValue(oldSections.get(id), section);
  const changedSections = [...newSections].filter(hasChanged).map(([id, section]) => ({
    name: formatTitle(id, section, after),
    description: describeSectionChange(id, oldSections.get(id), section),
  }));
  const removedSections = [...oldSections]
    .filter(([id]) => !newSections.has(id))
    .map(([id, section]) => ({ name: formatTitle(id, section, before), description: 'Removed' }));
  const getCommonFields = (sections: Map<string, PageSection>, otherSections: Map<string, PageSection>) =>
    [...sections.keys()].filter(id => otherSections.has(id));
  const isReordered = hasSameValue(
    getCommonFields(oldSections, newSections),
    getCommonFields(newSections, oldSections),
  )
    ? []
    : [{ name: 'Sections', description: 'Reordered' }];
  return [
    ...changedSections,
    ...removedSections,
    ...isReordered,
    ...describeChanges(pageFieldNames, before, after),
  ];
}

function describeSectionChange(id: string, before: PageSection | undefined, after: PageSection): string {
  if (!before) return 'New';
  if (Boolean(before.hidden) !== Boolean(after.hidden)) return after.hidden ? 'Hidden' : 'Shown again';
  const kind = findKind(id, after);
  if (getSectionName(before) !== getSectionName(after) || !kind) return kind?.label ?? 'Changed';
  const fields = Object.keys({ ...before, ...after }).filter(
    field => !hasSameValue(before[field], after[field]),
  );
  const labels = fields.map(field => findLabelAt(kind.schema, after, field) ?? field);
  return labels.join(', ');
}

export function toPageParts(values: Values): ItemPart[] {
  const sections = [...mapSections(values)].map(([id, section]): ItemPart => {
    const kind = findKind(id, section);
    const { kind: _, variant: __, _id, hidden, ...fields } = section;
    const rows = Object.entries(fields).map(([field, value]) => ({
      label: (kind && findLabelAt(kind.schema, section, field)) ?? field,
      value,
    }));
    return {
      id,
      name: formatTitle(id, section, values),
      rows: [...rows, { label: 'Shown', value: hidden ? 'No' : 'Yes' }],
    };
  });
  return [...sections, ...toFieldParts(pageFieldNames)(values)];
}

import { findLabelAt } from '../../domain/fields/tree';
import { pageSchema } from '../../domain/kinds/page';
import { hasSameValue, type Values } from '../../domain/publishing/merge';
import { getSectionName } from '../../domain/sections/name';
import { describeChanges, type FieldChange } from '../forms/describe-changes';
import { type ItemPart, listFieldNames, toFieldParts } from '../forms/item-parts';
import { findKind, formatTitle, getHero, getSections, HERO_ID, type PageSection } from './sections';

export const pageNames = listFieldNames(pageSchema);
const { hero: _hero, sections: _sections, ...ofPage } = pageNames;

export const mapSections = (values: Values) =>
  new Map<string, PageSection>([
    [HERO_ID, getHero(values)],
    ...getSections(values).map((section): [string, PageSection] => [section._id ?? '', section]),
  ]);

export function describePageChanges(before: Values, after: Values): FieldChange[] {
  const [old, now] = [mapSections(before), mapSections(after)];
  const isOther = ([id, section]: [string, PageSection]) => !hasSameValue(old.get(id), section);
  const changed = [...now].filter(isOther).map(([id, section]) => ({
    name: formatTitle(id, section),
    description: describeSectionChange(id, old.get(id), section),
  }));
  const removed = [...old]
    .filter(([id]) => !now.has(id))
    .map(([id, section]) => ({ name: formatTitle(id, section), description: 'Removed' }));
  const getCommonFields = (some: Map<string, PageSection>, others: Map<string, PageSection>) =>
    [...some.keys()].filter(id => others.has(id));
  const moved = hasSameValue(getCommonFields(old, now), getCommonFields(now, old))
    ? []
    : [{ name: 'Sections', description: 'Reordered' }];
  return [...changed, ...removed, ...moved, ...describeChanges(ofPage, before, after)];
}

function describeSectionChange(id: string, was: PageSection | undefined, is: PageSection): string {
  if (!was) return 'New';
  if (Boolean(was.hidden) !== Boolean(is.hidden)) return is.hidden ? 'Hidden' : 'Shown again';
  const kind = findKind(id, is);
  if (getSectionName(was) !== getSectionName(is) || !kind) return kind?.label ?? 'Changed';
  const fields = Object.keys({ ...was, ...is }).filter(field => !hasSameValue(was[field], is[field]));
  const labels = fields.map(field => findLabelAt(kind.schema, is, field) ?? field);
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
      name: formatTitle(id, section),
      rows: [...rows, { label: 'Shown', value: hidden ? 'No' : 'Yes' }],
    };
  });
  return [...sections, ...toFieldParts(ofPage)(values)];
}

import { describe, expect, it } from 'vitest';
import { getSite } from '../../domain/current-site';
import { getFirstName } from '../../domain/person';
import { sectionKinds, sectionVariants } from '../../domain/sections';
import { getSectionName } from '../../domain/sections/name';
import {
  createSection,
  createVariant,
  duplicateSection,
  formatTitle,
  getSections,
  HERO_ID,
  insertAfter,
  moveSection,
  removeSection,
  toggleSectionVisibility,
} from './sections';

const page = { sections: ['a', 'b', 'c'].map(_id => ({ _id, kind: 'rows' })) };
const listIds = (values: object) => getSections(values as typeof page).map(({ _id }) => _id);

describe('page sections', () => {
  it('names the writer of the page in the title of a section', () => {
    const writer = getSite().people.at(-1)?.name ?? '';
    const section = { ...createSection('contact writer'), title: 'Ask {writer}' };
    expect(formatTitle('a', section, { writer })).toBe(`Ask ${getFirstName(writer)}`);
  });

  it('moves a section, but not past the ends of the page', () => {
    expect(listIds(moveSection(page, 'a', 1))).toEqual(['b', 'a', 'c']);
    expect(listIds(moveSection(page, 'a', 9))).toEqual(['b', 'c', 'a']);
    expect(moveSection(page, 'a', -1)).toBe(page);
  });

  it('inserts a section after another section, after the hero or at the end of the page', () => {
    expect(listIds(insertAfter(page, 'b', { _id: 'n', kind: 'accordion' }))).toEqual(['a', 'b', 'n', 'c']);
    expect(listIds(insertAfter(page, HERO_ID, { _id: 'n', kind: 'accordion' }))).toEqual([
      'n',
      'a',
      'b',
      'c',
    ]);
    expect(listIds(insertAfter(page, undefined, { _id: 'n', kind: 'accordion' }))).toEqual([
      'a',
      'b',
      'c',
      'n',
    ]);
  });

  it('hides, shows, duplicates and removes a page section', () => {
    const pageWithHiddenSection = toggleSectionVisibility(page, 'b');
    expect(getSections(pageWithHiddenSection)[1]).toMatchObject({ hidden: true });
    expect(toggleSectionVisibility(pageWithHiddenSection, 'b')).toEqual(page);
    expect(listIds(removeSection(page, 'b'))).toEqual(['a', 'c']);
    const { values, id } = duplicateSection(page, 'b');
    expect(listIds(values)).toEqual(['a', 'b', id, 'c']);
  });

  it.each(
    sectionVariants.map(sectionVariant => [getSectionName(sectionVariant), sectionVariant.schema] as const),
  )('creates a publishable section of kind %s', (name, schema) => {
    expect(schema.safeParse(createSection(name)).error?.issues ?? []).toEqual([]);
  });
});

describe('changing a variant', () => {
  const pairs = sectionKinds.flatMap(({ variants }) =>
    variants.flatMap(from => variants.map(to => [getSectionName(from), getSectionName(to), to] as const)),
  );
  it.each(pairs)('converts a section from %s to %s', (from, to, variant) => {
    const before = createSection(from);
    const after = createVariant(before, variant);
    expect(getSectionName(after)).toBe(to);
    expect(after).toMatchObject({ _id: before._id });
    const issues = variant.schema.safeParse(after).error?.issues ?? [];
    // Editors choose the number of entries, so it may exceed the other variant's limit.
    expect(issues.filter(({ code }) => code !== 'too_big')).toEqual([]);
  });

  it("keeps the fields that both variants share when a section's variant changes", () => {
    const rows = [{ _id: 'a', title: 'One', text: 'Words', href: '/there' }];
    const before = { ...createSection('rows names'), hidden: true, title: 'Ours', items: rows };
    const kind = sectionVariants.find(sectionVariant => getSectionName(sectionVariant) === 'rows promises');
    expect(kind && createVariant(before, kind)).toMatchObject({
      variant: 'promises',
      hidden: true,
      title: 'Ours',
      items: [{ _id: 'a', title: 'One', text: 'Words', fact: 'Measured by' }],
    });
  });
});

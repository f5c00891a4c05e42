import { expect, test } from 'vitest';
import { findSectionKind, sectionVariants } from '.';
// One section of each kind in version 0.2, with every field filled in.
import former from './former-kinds.json' with { type: 'json' };
import { findHeroKind, heroKinds } from './heroes';
import { getSectionName } from './name';
import { upgradeKinds } from './upgrade-kinds';

type FormerPart = { kind: string; _id: string };
const pages = [
  ...former.sections.map(section => ({ sections: [section as FormerPart] })),
  ...former.heads.map(hero => ({ hero: hero as FormerPart })),
].map(page => [page, upgradeKinds(page)] as const);
const getPart = (page: { hero?: FormerPart; sections?: FormerPart[] }) => page.hero ?? page.sections?.[0];

/** Fields that a later version dropped: hero drawings that were replaced by a dial or a closing. */
const droppedFields: Readonly<Record<string, readonly string[]>> = {
  contact: ['art'],
  front: ['art'],
  landing: ['artTall', 'look'],
};
const dropFields = <Section extends FormerPart>(kind: string, section: Section): Section =>
  Object.fromEntries(
    Object.entries(section).filter(([name]) => !droppedFields[kind]?.includes(name)),
  ) as unknown as Section;

const listLeaves = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(listLeaves) : [value];

test.each(
  pages.map(([formerPage, upgradedPage]) => [getPart(formerPage)?.kind, formerPage, upgradedPage] as const),
)('converts an old %s section without losing a field', (kind = '', formerPage, upgradedPage) => {
  const [before, after] = [getPart(formerPage), getPart(upgradedPage)].map(
    piece => piece && dropFields(kind, piece),
  );
  const schema = after && ('hero' in upgradedPage ? findHeroKind(after) : findSectionKind(after))?.schema;
  // The schema drops unknown fields.
  expect(schema?.parse(after)).toEqual(after);
  const upgradedLeaves = listLeaves(after);
  const { kind: _, ...formerFields } = before ?? {};
  expect(listLeaves(formerFields).filter(word => !upgradedLeaves.includes(word))).toEqual([]);
});

test('converts the old sections to exactly the current kinds and variants', () => {
  const upgradedNames = pages.map(([, upgradedPage]) => getSectionName(getPart(upgradedPage) as FormerPart));
  const heads = heroKinds.flatMap(({ variants }) => variants.map(getSectionName));
  expect([...sectionVariants.map(getSectionName), ...heads]).toEqual(expect.arrayContaining(upgradedNames));
});

test('converts the replaced variants of sections to their replacements', () => {
  const sections = [
    { kind: 'rows', variant: 'columns', title: 'Ours' },
    { kind: 'rows', variant: 'sentences' },
    { kind: 'statement', variant: 'times' },
    { kind: 'tools', variant: 'tiles' },
  ];
  expect(upgradeKinds({ sections }).sections).toEqual([
    { kind: 'rows', variant: 'names', title: 'Ours' },
    { kind: 'rows', variant: 'film' },
    { kind: 'statement', variant: 'halves' },
    { kind: 'tools', variant: 'parts' },
  ]);
});

test('shows former layouts of the card grid as posters', () => {
  const grid = { kind: 'cells', variant: 'grid' };
  expect(
    upgradeKinds({ sections: ['four', 'two-three', 'rooms'].map(columns => ({ ...grid, columns })) }),
  ).toMatchObject({ sections: [{ columns: 'three' }, { columns: 'three' }, { columns: 'rooms' }] });
});

test('leaves sections of current, newer or invalid kinds unchanged', () => {
  for (const [, upgradedPage] of pages) expect(upgradeKinds(upgradedPage)).toEqual(upgradedPage);
  const page = { title: 'T', hero: null, sections: [{ kind: 'hologram' }, 'x', { kind: 'constructor' }] };
  expect(upgradeKinds(page)).toEqual(page);
});

test('converts old sections of drafts with missing fields', () => {
  const sections = [{ kind: 'stages', items: [{ title: 'Discovery', who: 'You' }] }, { kind: 'ledger' }];
  expect(upgradeKinds({ sections }).sections).toEqual([
    {
      kind: 'rows',
      variant: 'stages',
      items: [
        {
          title: 'Discovery',
          facts: [
            { _id: 'r1', name: 'When', text: '' },
            { _id: 'r2', name: 'Who', text: 'You' },
            { _id: 'r3', name: 'You get', text: '' },
          ],
        },
      ],
    },
    { kind: 'table', variant: 'ledger' },
  ]);
});

test('moves the closing of an offer to the first screen, where it replaces the drawing', () => {
  const art = { src: 'art:gate', plays: 'art:gate-plays' };
  const texts = { kind: 'head', variant: 'offer', title: 'T', lead: 'L', action: 'Go', note: 'N' };
  const hero = { ...texts, art, artTall: art, look: 'gate' };
  const [first, fees] = [{ kind: 'banner' }, { kind: 'fees', _id: 'b' }];
  const contact = { kind: 'contact', variant: 'writer' };
  const movedPage = { hero: texts, sections: [fees, first, contact] };
  expect(upgradeKinds({ hero, sections: [first, fees, contact] })).toEqual(movedPage);
  // Editors can move the closing down again.
  const editedPage = { hero: texts, sections: [first, fees] };
  expect(upgradeKinds(editedPage)).toEqual(editedPage);
  const singleSectionPage = { hero, sections: [first] };
  expect(upgradeKinds(singleSectionPage)).toEqual({ hero: { ...texts, art }, sections: [first] });
});

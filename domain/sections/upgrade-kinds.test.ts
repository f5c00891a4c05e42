import { expect, test } from 'vitest';
import { findSectionKind, sectionVariants } from '.';
// One section of each kind in version 0.2, with every field filled in.
import former from './former-kinds.json' with { type: 'json' };
import { findHeroKind, heroKinds } from './heroes';
import { getSectionName } from './name';
import { upgradeKinds } from './upgrade-kinds';

type Piece = { kind: string; _id: string };
const pages = [
  ...former.sections.map(section => ({ sections: [section as Piece] })),
  ...former.heads.map(hero => ({ hero: hero as Piece })),
].map(page => [page, upgradeKinds(page)] as const);
const pieceOf = (page: { hero?: Piece; sections?: Piece[] }) => page.hero ?? page.sections?.[0];

/** Fields that a later version dropped: the dial replaced the drawing of the home page hero. */
const dropped: Readonly<Record<string, readonly string[]>> = { front: ['art'] };
const dropFields = <Section extends Piece>(kind: string, section: Section): Section =>
  Object.fromEntries(
    Object.entries(section).filter(([name]) => !dropped[kind]?.includes(name)),
  ) as unknown as Section;

const leaves = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];

test.each(pages.map(([was, is]) => [pieceOf(was)?.kind, was, is] as const))(
  'converts an old %s section without losing a field',
  (kind = '', was, is) => {
    const [before, after] = [pieceOf(was), pieceOf(is)].map(piece => piece && dropFields(kind, piece));
    const schema = after && ('hero' in is ? findHeroKind(after) : findSectionKind(after))?.schema;
    // The schema drops unknown fields.
    expect(schema?.parse(after)).toEqual(after);
    const kept = leaves(after);
    const { kind: _, ...words } = before ?? {};
    expect(leaves(words).filter(word => !kept.includes(word))).toEqual([]);
  },
);

test('converts the old sections to exactly the current kinds and variants', () => {
  const made = pages.map(([, is]) => getSectionName(pieceOf(is) as Piece));
  const heads = heroKinds.flatMap(({ variants }) => variants.map(getSectionName));
  expect([...sectionVariants.map(getSectionName), ...heads]).toEqual(expect.arrayContaining(made));
});

test('leaves sections of current, newer or invalid kinds unchanged', () => {
  for (const [, is] of pages) expect(upgradeKinds(is)).toEqual(is);
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

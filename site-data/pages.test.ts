import { describe, expect, it, test } from 'vitest';
import { replaceWithDrawings } from '../art/drawings';
import { coerceToSchema, createExample } from '../domain/fields/examples';
import { findPageExamples, pageSchema } from '../domain/kinds/page';
import { listOwnLinks } from '../domain/links';
import { findAliasTarget, isScreenPath } from '../domain/paths';
import { findSectionKind, sectionKinds, sectionVariants } from '../domain/sections';
import { heroKinds } from '../domain/sections/heroes';
import { getSectionName } from '../domain/sections/name';
import { fillFacts, findUnknownTokens } from '../domain/site-tokens';
import { getPage } from './pages.test-kit';
import { builtInPages } from './shown';

const pages = Object.entries(builtInPages);

describe.each(pages)('%s', (_screen, page) => {
  it('contains only sections that match their schemas', () => {
    expect(pageSchema.safeParse(page).error?.issues ?? []).toEqual([]);
  });

  it('uses only existing drawings on a built-in page', () => {
    expect(JSON.stringify(page)).not.toMatch(/\.svg|<path|<circle/);
    const emptyDrawings = JSON.stringify(replaceWithDrawings(page)).match(
      /"(?:src|art|icon|mark|plays)":""/g,
    );
    expect(emptyDrawings).toBeNull();
  });

  it('uses only known fact tokens on a built-in page', () => {
    expect(findUnknownTokens(page)).toEqual([]);
    expect(JSON.stringify(fillFacts(page))).not.toMatch(/\{(?:site|if|end|industry)\b/);
  });

  it('links only to existing pages from a built-in page', () => {
    const deadLinks = listOwnLinks(page).filter(
      ({ href: address }) => !isScreenPath(address) && !findAliasTarget(address),
    );
    expect(deadLinks, 'Change these links in site-data/site/pages, or remove what contains them').toEqual([]);
  });

  it('numbers the section ids of a built-in page consecutively', () => {
    expect(page.sections.map(({ _id }) => _id)).toEqual(page.sections.map((_, index) => `r${index + 1}`));
  });
});

const describedVariants = [...sectionKinds, ...heroKinds].flatMap(({ variants }): Variant[] => variants);
type Variant = (typeof sectionKinds | typeof heroKinds)[number]['variants'][number];

test.each(describedVariants.map(section => [getSectionName(section), section] as const))(
  'gives a new %s section valid example content, a label and a help text',
  (_name, { schema, label, help }) => {
    const example = createExample(schema);
    expect(schema.safeParse(example).error?.issues ?? []).toEqual([]);
    expect(coerceToSchema(schema, example)).toEqual(example);
    expect(label && help.endsWith('.')).toBe(true);
  },
);

test('uses unique names and labels for section kinds and variants', () => {
  const names = sectionKinds.flatMap(({ kind, label }) => [kind, label]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const labels = sectionVariants.map(({ label }) => label);
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
});

test("omits an icon when it isn't a known drawing", () => {
  expect(replaceWithDrawings({ icon: '<script>alert(1)</script>' })).toEqual({ icon: '' });
});

describe('sections of another version', () => {
  const page = getPage('process');
  const parsePage = (section: object) => pageSchema.safeParse({ ...page, sections: [section] });

  it('accepts a page section of an unknown kind unchanged', () => {
    const section = { kind: 'hologram', title: 'From tomorrow', beams: [{ _id: 'a', angle: 3 }] };
    expect(parsePage(section).data?.sections).toEqual([section]);
  });

  it('reports a missing required field of a section with its path', () => {
    const { error } = parsePage({
      kind: 'statement',
      variant: 'plain',
      title: 'Said',
      lead: '',
      text: 'Words',
    });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['sections.0.lead', 'This is required'],
    ]);
  });

  it('rejects a section when its link runs a script', () => {
    const rows = [{ title: 'Go', text: 'There', href: 'javascript:alert(1)' }];
    const lines = { kind: 'rows', variant: 'lines', title: 'Rows', ground: 'white' };
    expect(parsePage({ ...lines, items: rows }).success).toBe(false);
  });

  it('resets only the invalid fields of an outdated section', () => {
    const lines = { kind: 'rows', variant: 'lines' };
    const kind = findSectionKind(lines);
    const storedSection = { ...lines, ground: 'purple', items: [{ title: 4 }], old: 1 };
    expect(kind && coerceToSchema(kind.schema, storedSection)).toEqual({
      ...lines,
      title: '',
      ground: 'white',
      items: [{ title: '', text: '' }],
    });
  });
});

test('omits example texts from built-in pages', () => {
  const exampleTexts = pages.flatMap(([, page]) =>
    findPageExamples(page).map(({ path, text }) => `${page.address} ${path} ${text}`),
  );
  expect(exampleTexts).toEqual([]);
});

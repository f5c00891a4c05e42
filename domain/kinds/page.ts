import {
  imageUrlOrNone,
  optionalLine,
  optionalLineOrUndefined,
  requiredLine,
  requiredText,
  rowId,
} from '../fields';
import { findExamples } from '../fields/examples';
import { describeField, variantSelectors } from '../fields/meta';
import { PAGE_ROW_COST, PAGE_TEXT_MAX, PAGE_TITLE_MAX } from '../limits';
import { messages } from '../messages';
import { findPathProblem } from '../page-path';
import { isScreenPath } from '../paths';
import { isRecord } from '../record';
import { findSectionKind } from '../sections';
import { line, link, rows } from '../sections/fields';
import { findHeroKind, listHeroes } from '../sections/heroes';
import { getSectionName } from '../sections/name';
import { findUnknownTokens } from '../site-tokens';
import { z } from '../zod';
import type { StoredItem } from './kind';

type StoredSection = { kind: string; _id?: string | undefined } & Record<string, unknown>;
type FindSchema = (section: { kind: string; variant?: unknown }) => { schema: z.ZodType } | undefined;

/** Accepts unknown kinds unchanged, because they may be from a newer version. */
function createSectionSchema(findSchema: FindSchema) {
  const section = z.looseObject({ kind: z.string().min(1).max(60), _id: rowId }).transform((value, ctx) => {
    const result = findSchema(value)?.schema.safeParse(value);
    if (!result) return value as StoredSection;
    for (const { path, message } of result.error?.issues ?? [])
      ctx.addIssue({ code: 'custom', path, message });
    return result.success ? (result.data as StoredSection) : z.NEVER;
  });
  variantSelectors.set(section, ({ kind, variant }) => findSchema({ kind: String(kind), variant })?.schema);
  return section;
}

const pathSchema = requiredText(messages.addressRequired)
  .max(200, messages.tooLong)
  .superRefine((path, ctx) => {
    const problem = isScreenPath(path) ? undefined : findPathProblem(path);
    if (problem) ctx.addIssue({ code: 'custom', message: problem });
  });

/** Returns whether the sections are within the limit for rendering a page. */
function isCheapToRender(sections: readonly StoredSection[]): boolean {
  let rows = 0;
  const text = JSON.stringify(sections, (_, value) => {
    if (isRecord(value)) rows++;
    return value;
  });
  return text.length + rows * PAGE_ROW_COST <= PAGE_TEXT_MAX;
}

export const pageSchema = z.strictObject({
  title: describeField(requiredLine(messages.titleRequired).max(PAGE_TITLE_MAX, messages.titleTooLong), {
    label: 'Name',
    help: 'Shown in lists and at the end of the breadcrumb.',
    widget: 'line',
  }),
  address: describeField(pathSchema, {
    label: 'URL',
    help: 'Up to three parts. If you change the URL, the old URL redirects here.',
    widget: 'line',
  }),
  meta_title: describeField(optionalLine(200), {
    label: 'Title in search results',
    help: 'If empty, the name is used.',
    widget: 'line',
  }),
  meta_description: describeField(optionalLine(400), {
    label: 'Description in search results',
    help: 'Two sentences that summarise the page.',
    widget: 'text',
  }),
  image: describeField(imageUrlOrNone.default(''), {
    label: 'Share image',
    help: 'If empty, an image is generated.',
    widget: 'drawing',
    file: true,
  }),
  above: rows(
    'Breadcrumb',
    { title: line('Title', { max: 60 }), href: link('URL') },
    { min: 0, max: 3, singular: 'Step', help: 'Pages between Home and this page.' },
  ).default([]),
  service: describeField(
    z.object({
      name: describeField(optionalLine(120), { label: 'Name of the service', widget: 'line' }),
      type: describeField(optionalLine(120), { label: 'Type of service', widget: 'line' }),
    }),
    {
      label: 'Service',
      help: 'For search engines. Leave these fields empty on pages that don’t offer a service.',
      example: { name: '', type: '' },
    },
  ).optional(),
  writer: describeField(optionalLineOrUndefined(80), {
    label: 'Writer',
    help: 'Name of the person beside the request form, as in People. If empty, the first person who takes requests.',
    widget: 'line',
  }),
  hero: describeField(createSectionSchema(findHeroKind), { label: 'Hero' }),
  sections: describeField(
    z
      .array(createSectionSchema(findSectionKind))
      .max(40, messages.rowsTooMany(40))
      .refine(isCheapToRender, messages.pageTooLong)
      .default([]),
    { label: 'Sections' },
  ),
});

export type PageInput = z.output<typeof pageSchema>;

export type Page = StoredItem<PageInput>;

/** Finds a hero that belongs to another page, a missing required hero, and tokens without a fact. */
export function findPageProblems(page: Record<string, unknown>): { path: string; message: string }[] {
  const tokenProblems = findUnknownTokens(page).map(({ path, token }) => ({
    path,
    message: messages.unknownToken(token),
  }));
  const { address, hero } = page;
  if (!isRecord(hero) || typeof hero.kind !== 'string') return tokenProblems;
  const heroName = { kind: hero.kind, variant: hero.variant };
  const isAllowed = listHeroes(String(address)).some(
    heroKind => getSectionName(heroKind) === getSectionName(heroName),
  );
  return findHeroKind(heroName) && !isAllowed
    ? [{ path: 'hero.kind', message: messages.headElsewhere }, ...tokenProblems]
    : tokenProblems;
}

/** Ignores hidden sections. */
export function findPageExamples({
  hero,
  sections,
}: Record<string, unknown>): { path: string; text: string }[] {
  const parts: [path: string, piece: unknown, kindOf: FindSchema][] = [
    ['hero', hero, findHeroKind],
    ...(Array.isArray(sections) ? sections : []).map((section, index): [string, unknown, FindSchema] => [
      `sections.${index}`,
      section,
      findSectionKind,
    ]),
  ];
  return parts.flatMap(([path, section, findKind]) => {
    if (!isRecord(section) || typeof section.kind !== 'string' || section.hidden === true) return [];
    const kind = findKind({ kind: section.kind, variant: section.variant });
    return kind ? findExamples(kind.schema, section, path) : [];
  });
}

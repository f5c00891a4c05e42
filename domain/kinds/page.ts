import { imageAddressOrNone, optionalLine, requiredLine, requiredText, rowId } from '../fields';
import { findExamples } from '../fields/examples';
import { describe, variants } from '../fields/meta';
import { PAGE_TEXT_MAX, PAGE_TITLE_MAX } from '../limits';
import { messages } from '../messages';
import { findPathProblem } from '../page-address';
import { isScreenPath } from '../paths';
import { isRecord } from '../record';
import { findSectionKind, type Section } from '../sections';
import { line, link, rows } from '../sections/fields';
import { findHeroKind, type HeroContent, listHeads } from '../sections/heroes';
import { getSectionName } from '../sections/name';
import { findUnknownTokens } from '../site-tokens';
import { z } from '../zod';

type Piece = { kind: string; _id?: string | undefined } & Record<string, unknown>;
type SchemaOf = (piece: { kind: string; variant?: unknown }) => { schema: z.ZodType } | undefined;

/**
 * A piece of a page, checked by the schema of its kind. One of a kind that this version does not know is kept as it is:
 * it may be of a newer one.
 */
function createPieceSchema(schemaOf: SchemaOf) {
  const piece = z.looseObject({ kind: z.string().min(1).max(60), _id: rowId }).transform((value, ctx) => {
    const checked = schemaOf(value)?.schema.safeParse(value);
    if (!checked) return value as Piece;
    for (const { path, message } of checked.error?.issues ?? [])
      ctx.addIssue({ code: 'custom', path, message });
    return checked.success ? (checked.data as Piece) : z.NEVER;
  });
  variants.set(piece, ({ kind, variant }) => schemaOf({ kind: String(kind), variant })?.schema);
  return piece;
}

const address = requiredText(messages.addressRequired)
  .max(200, messages.tooLong)
  .superRefine((path, ctx) => {
    const problem = isScreenPath(path) ? undefined : findPathProblem(path);
    if (problem) ctx.addIssue({ code: 'custom', message: problem });
  });

/** What staff write of a page: how it is found, its top, and its sections in their order. */
export const pageSchema = z.strictObject({
  title: describe(requiredLine(messages.titleRequired).max(PAGE_TITLE_MAX, messages.titleTooLong), {
    label: 'Name',
    help: 'In lists, and the last step of the way back.',
    widget: 'line',
  }),
  address: describe(address, {
    label: 'Address',
    help: 'Up to three parts. The former address leads here once it is another.',
    widget: 'line',
  }),
  meta_title: describe(optionalLine(200), {
    label: 'Title in search results',
    help: 'Left empty: its name.',
    widget: 'line',
  }),
  meta_description: describe(optionalLine(400), {
    label: 'Description in search results',
    help: 'Two sentences that make somebody come.',
    widget: 'text',
  }),
  image: describe(imageAddressOrNone.default(''), {
    label: 'Picture where it is shared',
    help: 'Left empty: one is drawn.',
    widget: 'drawing',
    file: true,
  }),
  /** Steps of the way back between home and the page. */
  above: rows(
    'Way back',
    { title: line('Title', { max: 60 }), href: link('Address') },
    { min: 0, max: 3, one: 'Step', help: 'Steps between home and this page.' },
  ).default([]),
  service: describe(
    z.object({
      name: describe(optionalLine(120), { label: 'Name of the service', widget: 'line' }),
      type: describe(optionalLine(120), { label: 'Sort of service', widget: 'line' }),
    }),
    {
      label: 'What is sold here',
      help: 'For search engines; left out on pages that sell nothing.',
      example: { name: '', type: '' },
    },
  ).optional(),
  hero: describe(createPieceSchema(findHeroKind), { label: 'Top of the page' }),
  sections: describe(
    z
      .array(createPieceSchema(findSectionKind))
      .max(40, messages.rowsTooMany(40))
      .refine(sections => JSON.stringify(sections).length <= PAGE_TEXT_MAX, messages.pageTooLong)
      .default([]),
    { label: 'Sections' },
  ),
});

export type PageInput = z.output<typeof pageSchema>;

/** A page as it is read. Times are ISO 8601. */
export type Page = PageInput & {
  _id: string;
  slug: string;
  oldSlugs: string[];
  revision: number;
  createdAt: string;
  updatedAt: string;
};

/** What a page shows, each piece as its kind has it. */
export type PageContent = { hero: HeroContent; sections: readonly Section[] };

/** A page whose head belongs to another, or that lacks the one it needs, and tokens that name no fact. */
export function findPageProblems(page: Record<string, unknown>): { path: string; message: string }[] {
  const tokens = findUnknownTokens(page).map(({ path, token }) => ({
    path,
    message: messages.unknownToken(token),
  }));
  const { address, hero } = page;
  if (!isRecord(hero) || typeof hero.kind !== 'string') return tokens;
  const head = { kind: hero.kind, variant: hero.variant };
  const fits = listHeads(String(address)).some(each => getSectionName(each) === getSectionName(head));
  return findHeroKind(head) && !fits
    ? [{ path: 'hero.kind', message: messages.headElsewhere }, ...tokens]
    : tokens;
}

/** Words of examples in the head and in the sections that visitors see. */
export function findPageExamples({
  hero,
  sections,
}: Record<string, unknown>): { path: string; text: string }[] {
  const pieces: [path: string, piece: unknown, kindOf: SchemaOf][] = [
    ['hero', hero, findHeroKind],
    ...(Array.isArray(sections) ? sections : []).map((section, index): [string, unknown, SchemaOf] => [
      `sections.${index}`,
      section,
      findSectionKind,
    ]),
  ];
  return pieces.flatMap(([path, piece, kindOf]) => {
    if (!isRecord(piece) || typeof piece.kind !== 'string' || piece.hidden === true) return [];
    const kind = kindOf({ kind: piece.kind, variant: piece.variant });
    return kind ? findExamples(kind.schema, piece, path) : [];
  });
}

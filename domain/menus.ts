import { isLinkUrl } from './article-html';
import { describeField } from './fields/meta';
import { normalisePath } from './paths';
import { limitedLine, requiredLimitedLine } from './plain-text';
import { isSitePath } from './site-path';
import { z } from './zod';

/** Menus are lists of rows, each inside another row or at the top (docs/decisions/menus.md). */

/** Levels of the header (menu, link, card) and of the footer (column, link). */
export const HEADER_LEVELS_MAX = 3;
export const FOOTER_LEVELS_MAX = 2;
const ROWS_MAX = 80;
/** ID of the fixed footer row with the legal links. */
export const LEGAL_ROW_ID = 'legal';

const hrefSchema = limitedLine('A URL', 500).refine(
  href => href === '' || isLinkUrl(href),
  'This is not a URL. Enter one that begins with https://, or a path like /services.',
);

export const menuRowSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/, 'A menu entry has an invalid ID. Reload this page and try again.'),
  /** ID of the parent row, or empty for top-level rows. */
  within: z.string().max(80),
  title: describeField(requiredLimitedLine('The menu label', 60), {
    label: 'Menu label',
  }),
  /** Empty if the row has only children. */
  href: describeField(hrefSchema.clone(), { label: 'Links to', widget: 'page' }),
  note: describeField(limitedLine('The note', 120), {
    label: 'Description',
    help: 'Shown in the open menu on large screens.',
  }),
  hidden: z.boolean(),
  /** Name of a card's pictogram. */
  icon: describeField(limitedLine('A pictogram', 40), { label: 'Pictogram', widget: 'choice' }),
  /** Large and small text in the open menu, for top-level rows only. */
  statement: describeField(limitedLine('The large text', 80), {
    label: 'Large text in the open menu',
  }),
  text: describeField(limitedLine('The text below the large text', 200), {
    label: 'Text below the large text',
  }),
  all: describeField(limitedLine('The label of the link to the page', 60), {
    label: 'Label of the link to the page',
    help: 'For example “All services”.',
  }),
  faces: describeField(z.boolean(), { label: 'Show portraits of people', widget: 'switch' }),
  latest: describeField(
    z.enum(['', 'case', 'article'], 'Show the newest case, the newest article or neither'),
    {
      label: 'Shown beside the links',
      options: { '': 'Nothing', case: 'The newest case', article: 'The newest article' },
    },
  ),
});
export type MenuRow = z.output<typeof menuRowSchema>;

export const menusSchema = z.strictObject({
  header: z.array(menuRowSchema).max(ROWS_MAX, `A menu can have at most ${ROWS_MAX} entries`),
  footer: z.array(menuRowSchema).max(ROWS_MAX, `A menu can have at most ${ROWS_MAX} entries`),
  button: z.strictObject({
    title: requiredLimitedLine('The button label', 40),
    href: hrefSchema.min(1, 'The button needs a URL'),
  }),
});
export type Menus = z.output<typeof menusSchema>;

export const createMenuRow = (id: string, parentId = ''): MenuRow => ({
  id,
  within: parentId,
  title: '',
  href: '',
  note: '',
  hidden: false,
  icon: '',
  statement: '',
  text: '',
  all: '',
  faces: false,
  latest: '',
});

export const listRowsWithin = (rows: readonly MenuRow[], id: string): MenuRow[] =>
  rows.filter(({ within }) => within === id);

/** Includes the row itself. */
export function listBranch(rows: readonly MenuRow[], id: string): MenuRow[] {
  const ids = new Set([id]);
  // Parents precede their children.
  return rows.filter(row => row.id === id || (ids.has(row.within) && ids.add(row.id)));
}

/** Returns 1 for top-level rows, and undefined if the row is in a cycle or its parent is missing. */
export function findLevel(rows: readonly MenuRow[], id: string): number | undefined {
  const visitedIds = new Set<string>();
  for (let currentId = id, level = 1; ; level++) {
    const row = rows.find(candidate => candidate.id === currentId);
    if (!row || visitedIds.has(currentId)) return undefined;
    if (row.within === '') return level;
    visitedIds.add(currentId);
    currentId = row.within;
  }
}

/** Sorts rows so that each is followed by its descendants. */
export const sortByReadingOrder = (rows: readonly MenuRow[], id = ''): MenuRow[] =>
  listRowsWithin(rows, id).flatMap(row => [row, ...sortByReadingOrder(rows, row.id)]);

export function findMenuProblems(
  rows: readonly MenuRow[],
  levels: number,
): { index: number; field: keyof MenuRow; message: string }[] {
  return rows.flatMap((row, index) => {
    const createProblem = (field: keyof MenuRow, message: string) => [{ index, field, message }];
    if (rows.findIndex(({ id }) => id === row.id) !== index)
      return createProblem('id', 'A menu entry is listed twice. Reload this page and try again.');
    const level = findLevel(rows, row.id);
    if (level === undefined) {
      const hasParent = rows.some(({ id }) => id === row.within);
      return createProblem(
        'within',
        hasParent
          ? `“${row.title}” can’t be inside itself`
          : `“${row.title}” is in a menu that doesn’t exist`,
      );
    }
    if (level > levels)
      return createProblem('within', `“${row.title}” is nested too deeply. There are only ${levels} levels.`);
    const isColumn = levels === FOOTER_LEVELS_MAX && level === 1;
    const hasPanel = isColumn || (level < levels && rows.some(({ within }) => within === row.id));
    if (!hasPanel && row.href === '') return createProblem('href', `“${row.title}” has no link. Add one.`);
    return [];
  });
}

/** Returns undefined for external, email and phone links. */
export const findPagePath = (href: string): string | undefined =>
  isSitePath(href) ? normalisePath(href.split(/[?#]/)[0] || '/') : undefined;

/** The state of a link target: public, unpublished, missing, or external. */
export type LinkTargetState = 'live' | 'draft' | 'dead' | 'elsewhere';

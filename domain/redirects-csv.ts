import { REDIRECTS_MAX } from './limits';
import { messages } from './messages';
import {
  findRedirectConflict,
  type Redirect,
  Redirects,
  redirectSchema,
  toRelativeRedirect,
} from './redirects';

/** `line` is the number of the row's first line. */
type BadRow = { line: number; message: string };

type Row = { line: number; cells: string[] };

/** The header, the allowed rows, and one more row to detect a table that is too long. */
const READ_ROWS_MAX = REDIRECTS_MAX + 2;

/** Accepts commas and semicolons, and skips empty lines. */
function parseRows(csv: string): Row[] {
  const text = csv.replace(/^\uFEFF/, '');
  const hasSemicolons = /^[^",\n]*;/.test(text);
  const cellPattern = hasSemicolons
    ? /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n|\n|\r|$)/y
    : /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;
  const rows: Row[] = [];
  let row: Row = { line: 1, cells: [] };
  let line = 1;
  while (cellPattern.lastIndex < text.length) {
    const cellStart = cellPattern.lastIndex;
    const [match, quotedText, unquotedText = '', separator] = cellPattern.exec(text) ?? [];
    // An unclosed quote makes the rest one cell, which is never a valid path.
    if (match === undefined) return [...rows, { ...row, cells: [...row.cells, text.slice(cellStart)] }];
    row.cells.push((quotedText?.replace(/""/g, '"') ?? unquotedText).trim());
    line += match.match(/\r\n|\n|\r/g)?.length ?? 0;
    if (separator === ',' || separator === ';') continue;
    if (row.cells.some(Boolean)) rows.push(row);
    if (rows.length === READ_ROWS_MAX) return rows;
    row = { line, cells: [] };
  }
  if (row.cells.some(Boolean)) rows.push(row);
  return rows;
}

/** Accepts `301`, `Forever, 301`, `temporary` and similar terms. Empty means permanent. */
function parseIsPermanent(term: string): boolean | undefined {
  if (term === '' || /301|308|forever|permanent|true/i.test(term)) return !/302|307/.test(term);
  return /302|307|for now|temporary|false/i.test(term) ? false : undefined;
}

const isHeader = ({ cells }: Row) => /^from|^source|^old/i.test(cells[0] ?? '') && !cells[0]?.startsWith('/');

/**
 * Parses a table with the columns From, To and optionally Type. The header is optional.
 * @param existingRedirects redirects, which rows with the same path replace
 * @param siteUrl the site's own origin
 * @returns valid redirects and invalid rows with their lines. Doesn't check existing pages.
 */
export function parseRedirects(
  csv: string,
  existingRedirects: readonly Redirect[],
  siteUrl: string,
): { redirects: Redirect[]; lines: ReadonlyMap<string, number>; badRows: BadRow[] } {
  const allRows = parseRows(csv);
  const rows = allRows[0] && isHeader(allRows[0]) ? allRows.slice(1) : allRows;
  const excessRow = rows[REDIRECTS_MAX];
  if (excessRow)
    return {
      redirects: [],
      lines: new Map(),
      badRows: [{ line: excessRow.line, message: messages.csvTooManyRows }],
    };
  const parsedRows = rows.map(({ line, cells }) => {
    const [from = '', to = '', term = ''] = cells;
    const isPermanent = parseIsPermanent(term);
    const result = redirectSchema.safeParse({ from, to, permanent: isPermanent ?? true });
    const problem =
      isPermanent === undefined
        ? `“${term.slice(0, 40)}” isn’t a valid type. Use 301 or 302.`
        : result.error?.issues[0]?.message;
    return { line, redirect: result.data && toRelativeRedirect(result.data, siteUrl), problem };
  });
  const lines = new Map<string, number>();
  const badRows: BadRow[] = [];
  const goodRows: { line: number; redirect: Redirect }[] = [];
  for (const { line, redirect, problem } of parsedRows) {
    const earlierLine = redirect && lines.get(redirect.from);
    if (!redirect || problem)
      badRows.push({
        line,
        message: problem ?? 'This isn’t a redirect. Enter a path under From and a URL under To.',
      });
    else if (earlierLine)
      badRows.push({ line, message: `${redirect.from} is already in line ${earlierLine}` });
    else {
      lines.set(redirect.from, line);
      goodRows.push({ line, redirect });
    }
  }
  const redirects = goodRows.map(({ redirect }) => redirect);
  const allRedirects = new Redirects([
    ...existingRedirects.filter(({ from }) => !lines.has(from)),
    ...redirects,
  ]);
  for (const { line, redirect } of goodRows) {
    const problem = findRedirectConflict(redirect, allRedirects);
    if (problem) badRows.push({ line, message: problem });
  }
  return { redirects, lines, badRows: badRows.sort((a, b) => a.line - b.line) };
}

import { saveFile } from './save-file';

/** Functions that format the cells, by column title. */
export type CsvColumns<Row> = Record<string, (row: Row) => string>;

/**
 * Matches formulas at the start of a cell or after another locale's separator. Includes full-width characters, which
 * some spreadsheets normalise.
 */
const FORMULA_PATTERN = /(?<=^|[;\t\r\n])(?=[\s"']*[=+\-@＝＋－＠﹦﹢﹣﹫−])/g;

/** Prefixes formulas with an apostrophe. Does the same for leading tabs and line breaks, which spreadsheets drop. */
const toCell = (value: string) =>
  `"${value
    .replace(FORMULA_PATTERN, "'")
    .replace(/^[\t\r\n]/, "'$&")
    .replace(/"/g, '""')}"`;

export const CSV_SEPARATORS = [',', ';'] as const;
export type CsvSeparator = (typeof CSV_SEPARATORS)[number];

export function toCsv<Row>(
  columns: CsvColumns<Row>,
  rows: readonly Row[],
  separator: CsvSeparator = ',',
): string {
  const cells = rows.map(row => Object.values(columns).map(formatColumn => toCell(formatColumn(row))));
  return [Object.keys(columns).map(toCell), ...cells].map(row => row.join(separator)).join('\r\n');
}

export async function fetchAllPages<Row>(
  readPage: (offset: number) => Promise<{ items: Row[]; total: number }>,
): Promise<Row[]> {
  const allRows: Row[] = [];
  for (;;) {
    const { items, total } = await readPage(allRows.length);
    allRows.push(...items);
    if (items.length === 0 || allRows.length >= total) return allRows;
  }
}

/** @param name file name without date and extension. */
export function saveCsv(name: string, csv: string): void {
  // The BOM tells spreadsheets that this is UTF-8.
  const file = new Blob([`\uFEFF${csv}`], { type: 'text/csv;charset=utf-8' });
  saveFile(`${name}-${new Date().toISOString().slice(0, 10)}.csv`, file);
}

import { saveFile } from './save-file';

/** Columns of a table: titles and how to format their cells. */
export type CsvColumns<Row> = Record<string, (row: Row) => string>;

/**
 * Matches the start of a formula: at the start of a cell, or after another locale's separator. Includes full-width
 * characters, which some spreadsheets normalise.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=[\s"']*[=+\-@＝＋－＠﹦﹢﹣﹫−])/g;

/** Formats a cell. Prefixes formulas with an apostrophe, and quotes tabs and line breaks, which spreadsheets drop. */
const toCell = (value: string) =>
  `"${value
    .replace(FORMULA, "'")
    .replace(/^[\t\r\n]/, "'$&")
    .replace(/"/g, '""')}"`;

/** Formats rows as CSV for spreadsheets. */
export function toCsv<Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string {
  const cells = rows.map(row => Object.values(columns).map(read => toCell(read(row))));
  return [Object.keys(columns).map(toCell), ...cells].map(row => row.join(',')).join('\r\n');
}

/** Fetches all pages of a list. */
export async function fetchAllPages<Row>(
  readPage: (offset: number) => Promise<{ items: Row[]; total: number }>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const { items, total } = await readPage(all.length);
    all.push(...items);
    if (items.length === 0 || all.length >= total) return all;
  }
}

/** Downloads a CSV file. @param name without date and extension. */
export function saveCsv(name: string, csv: string): void {
  // The BOM tells spreadsheets that this is UTF-8.
  const file = new Blob([`\uFEFF${csv}`], { type: 'text/csv;charset=utf-8' });
  saveFile(`${name}-${new Date().toISOString().slice(0, 10)}.csv`, file);
}

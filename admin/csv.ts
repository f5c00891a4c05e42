import { saveFile } from './save-file';

/** A table: a column's title, and how its cell is read. */
export type CsvColumns<Row> = Record<string, (row: Row) => string>;

/**
 * Where a spreadsheet would begin to read a formula: at the start of a cell, and behind what other countries' spreadsheets
 * take for the end of one. Some fold full-width signs first.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=[\s"']*[=+\-@＝＋－＠﹦﹢﹣﹫−])/g;

/** An apostrophe before a formula makes it text; so does one before a tab or line end, which are dropped. */
const cell = (value: string) =>
  `"${value
    .replace(FORMULA, "'")
    .replace(/^[\t\r\n]/, "'$&")
    .replace(/"/g, '""')}"`;

/** Rows as a table for spreadsheets. */
export function csvOf<Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string {
  const cells = rows.map(row => Object.values(columns).map(read => cell(read(row))));
  return [Object.keys(columns).map(cell), ...cells].map(row => row.join(',')).join('\r\n');
}

/** Everything a list holds, however many ranges that takes. */
export async function readWhole<Row>(
  readFrom: (offset: number) => Promise<{ items: Row[]; total: number }>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const { items, total } = await readFrom(all.length);
    all.push(...items);
    if (items.length === 0 || all.length >= total) return all;
  }
}

/** Saves a table as a file on the reader's machine. @param name without day and ending. */
export function saveCsv(name: string, csv: string): void {
  // The mark at the start tells spreadsheets that this is UTF-8.
  const file = new Blob([`\uFEFF${csv}`], { type: 'text/csv;charset=utf-8' });
  saveFile(`${name}-${new Date().toISOString().slice(0, 10)}.csv`, file);
}

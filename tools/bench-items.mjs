// Fills a database for the benchmark with copies of its cases and articles, each older than the originals.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import SQLite from 'better-sqlite3';

const KINDS = ['case', 'article'];

const listColumns = (sqlite, table) => sqlite.pragma(`table_info(${table})`).map(({ name }) => name);

const openDatabase = dataDir =>
  new SQLite(
    path.join(
      dataDir,
      readdirSync(dataDir).find(name => name.endsWith('.sqlite')),
    ),
  );

/**
 * Adds items to a stopped site.
 * @param count target number of cases and of articles.
 */
export function addItems(dataDir, count) {
  const sqlite = openDatabase(dataDir);
  const columns = listColumns(sqlite, 'items');
  const getOlderTime = column =>
    `strftime('%Y-%m-%dT%H:%M:%S.000Z', ${column}, '-' || (n * 60) || ' minutes')`;
  const changedColumns = {
    id: "items.id || '-' || n",
    slug: "slug || '-' || n",
    created_at: getOlderTime('created_at'),
    listed_at: getOlderTime('listed_at'),
  };
  const values = columns.map(column => changedColumns[column] ?? `items.${column}`);
  for (const kind of KINDS) {
    const existingCount = sqlite.prepare('select count(*) from items where kind = ?').pluck().get(kind);
    sqlite
      .prepare(
        `with recursive copy(n) as (select 1 union all select n + 1 from copy where n < ${Math.ceil(count / existingCount)})
        insert into items (${columns}) select ${values} from copy, items where kind = ? limit ${count - existingCount}`,
      )
      .run(kind);
  }
  sqlite.close();
}

/** Waits until a running site has indexed `count` cases and articles. */
export async function waitUntilIndexed(dataDir, count) {
  const sqlite = openDatabase(dataDir);
  const indexedCount = sqlite.prepare("select count(*) from search_documents where kind != 'page'").pluck();
  while (indexedCount.get() < KINDS.length * count) await new Promise(resolve => setTimeout(resolve, 500));
  sqlite.close();
}

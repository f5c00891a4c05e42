import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Statement } from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { codeOf } from '../domain/errors';

/** Statements that stay prepared on each connection. */
const STATEMENTS_MAX = 300;
/** How long (ms) a write waits while another process holds the database, and how often it looks. */
const BUSY_GIVE_UP_MS = 5_000;
const BUSY_LOOK_MS = 15;

const MAY_READ = /^\s*(?:select|with)\b/i;

/** An open file and its statements, each prepared once. */
class Prepared {
  readonly #statements: LRUCache<string, Statement>;

  constructor(readonly sqlite: Database) {
    this.#statements = new LRUCache({ max: STATEMENTS_MAX, memoMethod: sql => sqlite.prepare(sql) });
  }

  /** Only what may be a read is prepared to know: a change of tables is refused by a handle that knows an older shape. */
  isRead(sql: string): boolean {
    return MAY_READ.test(sql) && this.#statements.memo(sql).readonly;
  }

  run<Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<Row> {
    const statement = this.#statements.memo(sql);
    if (statement.reader) return { rows: statement.all(parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }
}

/** Whether an error says that another process has the file. */
export const isBusy = (error: unknown) => String(codeOf(error)).startsWith('SQLITE_BUSY');

/** The one connection that writes. Who wants it waits for a turn, and nobody else waits meanwhile. */
class Writer extends Prepared {
  #lastTurn: Promise<void> = Promise.resolve();

  /**
   * Runs a statement when the turns before it are over and no other process holds the database.
   * @returns its result, and how to end the turn; when it throws the turn has ended.
   */
  async take<Row>(query: Pick<CompiledQuery, 'sql' | 'parameters'>) {
    const giveUpAt = performance.now() + BUSY_GIVE_UP_MS;
    const before = this.#lastTurn;
    let end = () => {};
    this.#lastTurn = new Promise(resolve => {
      end = resolve;
    });
    await before;
    for (;;) {
      try {
        return { result: this.run<Row>(query), end };
      } catch (error) {
        if (isBusy(error) && performance.now() < giveUpAt) {
          await wait(BUSY_LOOK_MS);
          continue;
        }
        end();
        throw error;
      }
    }
  }
}

/** What Kysely calls a connection: it reads from the one file handle and writes to the other. */
class Session implements DatabaseConnection {
  /** Ends the writer's turn that this session's transaction has. */
  #endTurn: (() => void) | undefined;

  constructor(
    readonly writer: Writer,
    readonly reader: Prepared,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#endTurn) return this.writer.run(query);
    if (this.reader.isRead(query.sql)) return this.reader.run(query);
    const { result, end } = await this.writer.take<Row>(query);
    end();
    return result;
  }

  // biome-ignore lint/correctness/useYield: rows are small and come at once; nobody streams
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Results are not streamed');
  }

  /** Immediate: a transaction that may begin may also write, whatever others do. */
  async begin(): Promise<void> {
    const { end } = await this.writer.take({ sql: 'begin immediate', parameters: [] });
    this.#endTurn = end;
  }

  commit(): void {
    this.writer.sqlite.exec('commit');
    this.#leave();
  }

  rollback(): void {
    try {
      // On a full disk SQLite has rolled back by itself.
      if (this.writer.sqlite.inTransaction) this.writer.sqlite.exec('rollback');
    } finally {
      this.#leave();
    }
  }

  #leave(): void {
    this.#endTurn?.();
    this.#endTurn = undefined;
  }
}

/** SQLite undoes changes of tables like any other, though Kysely's own adapter does not say so. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
  override get supportsMultipleConnections() {
    return true;
  }
}

/**
 * Kysely over two handles of one WAL file, as `docs/decisions/database.md` explains: whatever only reads runs on
 * `reader` at once, the rest takes turns on `writer`. Inside a transaction everything runs on `writer`.
 */
export function readersAndWriter(writerFile: Database, readerFile: Database): Dialect {
  const writer = new Writer(writerFile);
  const reader = new Prepared(readerFile);
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => new Session(writer, reader),
    beginTransaction: session => (session as Session).begin(),
    commitTransaction: async session => (session as Session).commit(),
    rollbackTransaction: async session => (session as Session).rollback(),
    releaseConnection: async () => {},
    async destroy() {
      // The writer last: it alone can put what the log still holds into the file.
      readerFile.close();
      writerFile.close();
    },
  };
  return {
    createAdapter: () => new Adapter(),
    createDriver: () => driver,
    createIntrospector: db => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

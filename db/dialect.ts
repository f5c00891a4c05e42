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
import { getErrorCode } from '../domain/errors';

/** Maximum number of prepared statements to cache per connection. */
const STATEMENTS_MAX = 300;
/** Maximum wait (ms) of a write for another process’s lock. */
const WRITE_LOCK_TIMEOUT_MS = 5_000;
const BUSY_RETRY_DELAY_MS = 15;

const READ_PATTERN = /^\s*(?:select|with)\b/i;

class StatementCache {
  readonly #statements: LRUCache<string, Statement>;

  constructor(readonly sqlite: Database) {
    this.#statements = new LRUCache({ max: STATEMENTS_MAX, memoMethod: sql => sqlite.prepare(sql) });
  }

  /** Checks the pattern first, because a connection with an outdated schema can’t prepare schema changes. */
  isReadQuery(sql: string): boolean {
    return READ_PATTERN.test(sql) && this.#statements.memo(sql).readonly;
  }

  run<Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<Row> {
    const statement = this.#statements.memo(sql);
    if (statement.reader) return { rows: statement.all(parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }
}

export const isBusyError = (error: unknown) => String(getErrorCode(error)).startsWith('SQLITE_BUSY');

/** The only connection that writes. Writes take turns, and reads never wait for them. */
class Writer extends StatementCache {
  #lastTurn: Promise<void> = Promise.resolve();

  constructor(
    sqlite: Database,
    readonly assertWritable: () => void,
  ) {
    super(sqlite);
  }

  /**
   * Runs a statement after all earlier turns, and retries while another process holds the lock.
   * @returns the result and a function that ends the turn. An error also ends the turn.
   */
  async startTurn<Row>(query: Pick<CompiledQuery, 'sql' | 'parameters'>) {
    const deadline = performance.now() + WRITE_LOCK_TIMEOUT_MS;
    const previousTurn = this.#lastTurn;
    let endTurn = () => {};
    this.#lastTurn = new Promise(resolve => {
      endTurn = resolve;
    });
    await previousTurn;
    for (;;) {
      try {
        this.assertWritable();
        return { result: this.run<Row>(query), end: endTurn };
      } catch (error) {
        if (isBusyError(error) && performance.now() < deadline) {
          await wait(BUSY_RETRY_DELAY_MS);
          continue;
        }
        endTurn();
        throw error;
      }
    }
  }
}

/** A Kysely connection that reads and writes through separate handles. */
class Session implements DatabaseConnection {
  /** Ends this transaction’s turn on the writer. */
  #endTurn: (() => void) | undefined;

  constructor(
    readonly writer: Writer,
    readonly reader: StatementCache,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#endTurn) return this.writer.run(query);
    if (this.reader.isReadQuery(query.sql)) return this.reader.run(query);
    const { result, end: endTurn } = await this.writer.startTurn<Row>(query);
    endTurn();
    this.writer.assertWritable();
    return result;
  }

  // biome-ignore lint/correctness/useYield: results are small, so streaming isn't supported
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming results is not supported');
  }

  /** Takes the write lock now, because a transaction that starts by reading might not get it later. */
  async begin(): Promise<void> {
    const { end: endTurn } = await this.writer.startTurn({ sql: 'begin immediate', parameters: [] });
    this.#endTurn = endTurn;
  }

  commit(): void {
    this.writer.assertWritable();
    this.writer.sqlite.exec('commit');
    this.#finishTurn();
    // A commit that was interrupted, for example by a paused machine, isn’t acknowledged.
    this.writer.assertWritable();
  }

  rollback(): void {
    try {
      // SQLite rolls back automatically when the disk is full.
      if (this.writer.sqlite.inTransaction) this.writer.sqlite.exec('rollback');
    } finally {
      this.#finishTurn();
    }
  }

  #finishTurn(): void {
    this.#endTurn?.();
    this.#endTurn = undefined;
  }
}

/** An adapter that reports support for transactional schema changes, which SQLite has but Kysely’s adapter denies. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
  override get supportsMultipleConnections() {
    return true;
  }
}

/**
 * Creates a dialect that reads immediately through `readerFile`. Everything else takes turns on `writerFile`. Both are
 * handles of one WAL file (`docs/decisions/database.md`).
 * @param assertWritable called before each write and commit. Throws an error to prevent it.
 */
export function createDialect(
  writerFile: Database,
  readerFile: Database,
  assertWritable: () => void = () => {},
): Dialect {
  const writer = new Writer(writerFile, assertWritable);
  const reader = new StatementCache(readerFile);
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => new Session(writer, reader),
    beginTransaction: session => (session as Session).begin(),
    commitTransaction: async session => (session as Session).commit(),
    rollbackTransaction: async session => (session as Session).rollback(),
    releaseConnection: async () => {},
    async destroy() {
      // Closes the writer last, because the reader can’t checkpoint the log into the file.
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

import { statSync } from 'node:fs';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runInTransaction } from './connection';
import { openTestDatabase } from './database.test-kit';
import { readSetting, writeSetting } from './settings';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

/** Locks the database through another connection, as another process would. */
function lockDatabase(file: string) {
  const lockingConnection = new SQLite(file);
  lockingConnection.exec('begin exclusive');
  return {
    release: () => {
      lockingConnection.exec('rollback');
      lockingConnection.close();
    },
  };
}

const isSettled = async (promise: Promise<unknown>) => {
  const pendingSymbol = Symbol('pending');
  return (await Promise.race([promise, Promise.resolve(pendingSymbol)])) !== pendingSymbol;
};

describe('an open transaction', () => {
  it('hides the changes of a transaction from other reads until the commit', async () => {
    const { db } = database;
    await writeSetting(db, 'colour', 'amber');
    await runInTransaction(db, async trx => {
      await writeSetting(trx, 'colour', 'teal');
      expect(await readSetting(trx, 'colour')).toBe('teal');
      expect(await readSetting(db, 'colour')).toBe('amber');
    });
    expect(await readSetting(db, 'colour')).toBe('teal');
  });

  it('queues other writes in order while a transaction is open', async () => {
    const { db } = database;
    const laterWritePromises: Promise<void>[] = [];
    await runInTransaction(db, async trx => {
      laterWritePromises.push(writeSetting(db, 'colour', 'second'), writeSetting(db, 'colour', 'third'));
      await writeSetting(trx, 'colour', 'first');
      expect(await readSetting(trx, 'colour')).toBe('first');
    });
    await laterWritePromises[0];
    await laterWritePromises[1];
    expect(await readSetting(db, 'colour')).toBe('third');
  });

  it('rolls back the changes and releases the writer when a transaction fails', async () => {
    const { db } = database;
    const failedTransactionPromise = runInTransaction(db, async trx => {
      await writeSetting(trx, 'colour', 'amber');
      throw new Error('changed my mind');
    });
    await expect(failedTransactionPromise).rejects.toThrow('changed my mind');
    await writeSetting(db, 'shape', 'ring');
    expect(await readSetting(db, 'colour')).toBeUndefined();
    expect(await readSetting(db, 'shape')).toBe('ring');
  });
});

describe('a database locked by another process', () => {
  it('serves reads without blocking the event loop while writes wait for another process', async () => {
    const { db, file } = database;
    await writeSetting(db, 'colour', 'amber');
    const lock = lockDatabase(file);
    const writePromise = writeSetting(db, 'colour', 'teal');
    const transactionPromise = runInTransaction(db, trx => writeSetting(trx, 'shape', 'ring'));
    expect(await readSetting(db, 'colour')).toBe('amber');
    expect(await isSettled(writePromise)).toBe(false);
    lock.release();
    await Promise.all([writePromise, transactionPromise]);
    expect(await readSetting(db, 'colour')).toBe('teal');
    expect(await readSetting(db, 'shape')).toBe('ring');
  });
});

it('makes the database and its log readable only by their owner', async () => {
  const { db, file } = database;
  await writeSetting(db, 'colour', 'amber');
  for (const name of [file, `${file}-wal`, `${file}-shm`]) expect(statSync(name).mode & 0o777).toBe(0o600);
});

it('prepares each SQL statement only once', async () => {
  const { db } = database;
  const prepare = SQLite.prototype.prepare;
  const preparedStatements: string[] = [];
  SQLite.prototype.prepare = function (this: SQLite.Database, sql: string) {
    preparedStatements.push(sql);
    return prepare.call(this, sql);
  } as typeof prepare;
  try {
    for (const name of ['colour', 'shape', 'colour']) await readSetting(db, name);
    expect(preparedStatements).toHaveLength(1);
  } finally {
    SQLite.prototype.prepare = prepare;
  }
});

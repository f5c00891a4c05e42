import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { z } from '../domain/zod';
import { toDomainError } from './trpc';

/** Returns the error that SQLite throws on a full disk. */
function writeToFullDisk(): unknown {
  const db = new Database(':memory:');
  db.exec('create table notes (words text); pragma max_page_count = 3');
  try {
    db.prepare('insert into notes values (?)').run('x'.repeat(100_000));
  } catch (error) {
    return error;
  }
}

it('reports a full disk as unavailable storage with a retry time', () => {
  expect(toDomainError(writeToFullDisk())).toMatchObject({
    kind: 'unavailable',
    message: 'Not enough storage right now. Please try again later.',
    retryAfter: 300,
  });
});

it.each([
  [z.string(), undefined, 'This is required'],
  [z.string(), 5, 'This must be text'],
  [z.object({}), [], 'This must be an object'],
  [z.array(z.string()), {}, 'This must be a list'],
  [z.number(), 'five', 'This must be a number'],
  [z.boolean(), 'yes', 'This must be true or false'],
  [z.strictObject({}), { nope: 1 }, 'Unknown field: nope'],
  [z.enum(['a', 'b']), 'c', 'This must be one of: a, b'],
  [z.string().max(3), 'long', 'At most 3 characters'],
  [z.array(z.string()).min(2), [], 'At least 2 entries'],
  [z.number().max(10), 11, 'At most 10'],
  [z.string().regex(/^a/), 'b', 'This is not valid'],
  [z.union([z.string(), z.number()]), {}, 'This is not valid'],
])('replaces the default message of a schema with a readable message (case %#)', (schema, value, message) => {
  const { error } = (schema as z.ZodType).safeParse(value);
  expect(toDomainError(error)?.message).toBe(message);
});

import { createHash } from 'node:crypto';
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from 'lucia';
import { USER_AGENT_MAX } from '../domain/limits';
import { DAY_MS } from '../domain/time';
import type { Db, DbOrTransaction } from './connection';
import { countRows } from './queries';
import type { SessionTable } from './schema';

/**
 * A store of sessions. Lucia is unmaintained, so only this file uses it (rule 33). Clients store a session’s token, and
 * the table only its SHA-256.
 */
export interface Sessions {
  /** Returns a store that uses the transaction. */
  within(trx: DbOrTransaction): Sessions;
  /** @returns the session’s token. */
  open(userId: string, userAgent: string): Promise<string>;
  /** Finds an open session and extends it. */
  find(token: string): Promise<{ id: string; userId: string } | undefined>;
  close(token: string): Promise<void>;
  /** Lists open sessions, newest first. */
  list(userId: string): Promise<SessionInfo[]>;
  /** @returns false when the user has no session with this id. */
  closeOne(userId: string, id: string): Promise<boolean>;
  /** Without `keepId`, closes all of the user’s sessions. */
  closeOthers(userId: string, keepId?: string): Promise<void>;
  /** Counts all users’ open sessions. */
  count(): Promise<number>;
  /** Deletes expired sessions. */
  sweep(): Promise<void>;
}

type SessionInfo = { id: string; userAgent: string; createdAt: string; seenAt: string | null };

/** Sessions expire after 30 days without use, and after 90 days in any case (rule 33). */
const SESSION_DAYS = 30;
export const SESSION_MAX_DAYS = 90;

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<{ seenAt: string | null }>;
    DatabaseSessionAttributes: { userAgent: string; seenAt: string | null };
  }
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

export function createDatabaseSessions(db: DbOrTransaction, getNow: () => Date): Sessions {
  const lucia = new Lucia(createAdapter(db, getNow), {
    sessionExpiresIn: new TimeSpan(SESSION_DAYS, 'd'),
    getSessionAttributes: ({ seenAt }) => ({ seenAt }),
  });
  return {
    within: trx => createDatabaseSessions(trx, getNow),
    async open(userId, userAgent) {
      return (
        await lucia.createSession(userId, {
          userAgent: userAgent.slice(0, USER_AGENT_MAX),
          seenAt: getNow().toISOString(),
        })
      ).id;
    },
    async find(token) {
      const { session } = await lucia.validateSession(token);
      if (!session) return undefined;
      const id = hashToken(session.id);
      updateSeenAt(db, { id, seenAt: session.seenAt }, getNow());
      return { id, userId: session.userId };
    },
    count: () => countRows(db.selectFrom('sessions').where('expires_at', '>', getNow().toISOString())),
    sweep: () => lucia.deleteExpiredSessions(),
    close: token => lucia.invalidateSession(token),
    list: userId =>
      db
        .selectFrom('sessions')
        .select(['id', 'user_agent as userAgent', 'created_at as createdAt', 'seen_at as seenAt'])
        .where('user_id', '=', userId)
        .where('expires_at', '>', getNow().toISOString())
        .orderBy('created_at', 'desc')
        .execute(),
    async closeOne(userId, id) {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
    async closeOthers(userId, keepId) {
      await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('id', '!=', keepId ?? '')
        .execute();
    },
  };
}

/** Precision (ms) of `seen_at`, which limits writes. */
const SEEN_UPDATE_INTERVAL_MS = 5 * 60_000;

/** Updates the time without delaying the response. The next request repeats a failed update. */
function updateSeenAt(db: DbOrTransaction, session: { id: string; seenAt: string | null }, now: Date): void {
  if (session.seenAt && now.getTime() - Date.parse(session.seenAt) < SEEN_UPDATE_INTERVAL_MS) return;
  db.updateTable('sessions')
    .set({ seen_at: now.toISOString() })
    .where('id', '=', session.id)
    .execute()
    .catch(() => undefined);
}

function createAdapter(db: DbOrTransaction, getNow: () => Date): Adapter {
  const toLucia = (row: SessionTable, id: string): DatabaseSession => ({
    id,
    userId: row.user_id,
    expiresAt: new Date(row.expires_at),
    attributes: { userAgent: row.user_agent, seenAt: row.seen_at },
  });
  return {
    async getSessionAndUser(token) {
      const row = await db
        .selectFrom('sessions')
        .selectAll()
        .where('id', '=', hashToken(token))
        .executeTakeFirst();
      return row ? [toLucia(row, token), { id: row.user_id, attributes: {} }] : [null, null];
    },
    async getUserSessions(userId) {
      const rows = await db.selectFrom('sessions').selectAll().where('user_id', '=', userId).execute();
      return rows.map(row => toLucia(row, row.id));
    },
    async setSession({ id, userId, expiresAt, attributes }) {
      await db
        .insertInto('sessions')
        .values({
          id: hashToken(id),
          user_id: userId,
          expires_at: expiresAt.toISOString(),
          created_at: getNow().toISOString(),
          user_agent: attributes.userAgent,
          seen_at: attributes.seenAt,
        })
        .execute();
    },
    async updateSessionExpiration(token, expiresAt) {
      const row = await db
        .selectFrom('sessions')
        .select('created_at')
        .where('id', '=', hashToken(token))
        .executeTakeFirst();
      if (!row) return;
      const end = new Date(Date.parse(row.created_at) + SESSION_MAX_DAYS * DAY_MS);
      await db
        .updateTable('sessions')
        .set({ expires_at: (expiresAt < end ? expiresAt : end).toISOString() })
        .where('id', '=', hashToken(token))
        .execute();
    },
    async deleteSession(token) {
      await db.deleteFrom('sessions').where('id', '=', hashToken(token)).execute();
    },
    async deleteUserSessions(userId) {
      await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
    },
    async deleteExpiredSessions() {
      await db.deleteFrom('sessions').where('expires_at', '<=', getNow().toISOString()).execute();
    },
  };
}

export const countOpenSessions = (db: Db, now: Date): Promise<{ sessions: number; people: number }> =>
  db
    .selectFrom('sessions')
    .select(({ fn }) => [
      fn.countAll<number>().as('sessions'),
      fn.count<number>('user_id').distinct().as('people'),
    ])
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirstOrThrow();

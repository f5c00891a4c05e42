import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from './database.test-kit';
import { deleteMember, insertMember } from './members';
import { createDatabaseSessions, type Sessions } from './sessions';

const DAY_MS = 86_400_000;
const START_MS = Date.parse('2026-03-01T09:00:00Z');

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let sessions: Sessions;
let userId: string;

beforeEach(async () => {
  database = await openTestDatabase();
  vi.useFakeTimers({ now: START_MS, toFake: ['Date'] });
  sessions = createDatabaseSessions(database.db, () => new Date());
  userId = await createUser('ann@x.example');
});
afterEach(async () => {
  vi.useRealTimers();
  await database.close();
});

const createUser = (email: string) =>
  insertMember(database.db, { email, name: 'Ann', passwordHash: 'x', role: 'owner', now: new Date() });
const setDay = (day: number) => vi.setSystemTime(START_MS + day * DAY_MS);
const isSessionOpen = async (token: string) => (await sessions.find(token)) !== undefined;
const listRows = () => database.db.selectFrom('sessions').selectAll().execute();

describe('sessions', () => {
  it('finds a session by its token, but not by stored values', async () => {
    const token = await sessions.open(userId, 'Firefox');
    const id = createHash('sha256').update(token).digest('hex');
    expect(await sessions.find(token)).toEqual({ id, userId });
    const [row] = await listRows();
    expect(row).toMatchObject({ id, user_id: userId, user_agent: 'Firefox' });
    expect(JSON.stringify(row)).not.toContain(token);
    for (const invalidToken of [id, row?.user_id ?? '', '', token.toUpperCase(), `${token} `])
      expect(await sessions.find(invalidToken)).toBeUndefined();
  });

  it('creates long, unique session tokens', async () => {
    const tokens = await Promise.all(Array.from({ length: 20 }, () => sessions.open(userId, '')));
    expect(new Set(tokens).size).toBe(20);
    for (const token of tokens) expect(token.length).toBeGreaterThanOrEqual(32);
  });

  it('ends a session after 30 days without use', async () => {
    const token = await sessions.open(userId, '');
    setDay(29.9);
    const otherToken = await sessions.open(userId, '');
    setDay(30.1);
    expect([await isSessionOpen(token), await isSessionOpen(otherToken)]).toEqual([false, true]);
    expect(await listRows()).toHaveLength(1);
  });

  it('deletes only expired sessions in a sweep', async () => {
    await sessions.open(userId, '');
    setDay(29.9);
    const otherToken = await sessions.open(userId, '');
    setDay(30.1);
    await sessions.sweep();
    expect(await listRows()).toHaveLength(1);
    expect(await isSessionOpen(otherToken)).toBe(true);
  });

  it('extends a session when it is used, for at most 90 days', async () => {
    const token = await sessions.open(userId, '');
    for (let day = 5; day < 90; day += 5) {
      setDay(day);
      expect([day, await isSessionOpen(token)]).toEqual([day, true]);
    }
    setDay(89.9);
    expect(await isSessionOpen(token)).toBe(true);
    setDay(90.01);
    expect(await isSessionOpen(token)).toBe(false);
    expect(await listRows()).toEqual([]);
  });

  it('closes only the given session when it is closed repeatedly', async () => {
    const [token, otherToken] = [await sessions.open(userId, ''), await sessions.open(userId, '')];
    await sessions.close(token);
    await sessions.close(token);
    await sessions.close('unknown');
    expect([await isSessionOpen(token), await isSessionOpen(otherToken)]).toEqual([false, true]);
  });

  it("ends a member's sessions when the member is deleted", async () => {
    const token = await sessions.open(userId, '');
    await deleteMember(database.db, userId);
    expect(await isSessionOpen(token)).toBe(false);
  });
});

describe("a member's sessions", () => {
  it("lists a member's open sessions, newest first", async () => {
    await sessions.open(userId, 'ended');
    setDay(20);
    await sessions.open(userId, 'older');
    setDay(31);
    await sessions.open(userId, `newer ${'x'.repeat(1_000)}`);
    await sessions.open(await createUser('ben@x.example'), 'other');
    const sessionInfos = await sessions.list(userId);
    expect(sessionInfos.map(({ userAgent }) => userAgent.slice(0, 5))).toEqual(['newer', 'older']);
    expect(sessionInfos[0]).toMatchObject({ createdAt: '2026-04-01T09:00:00.000Z' });
    expect(sessionInfos[0]?.userAgent).toHaveLength(300);
  });

  it('ends all sessions of a member, optionally except one', async () => {
    const strangerToken = await sessions.open(await createUser('ben@x.example'), '');
    const [currentToken, otherToken] = [await sessions.open(userId, ''), await sessions.open(userId, '')];
    await sessions.closeOthers(userId, (await sessions.find(currentToken))?.id);
    expect([
      await isSessionOpen(currentToken),
      await isSessionOpen(otherToken),
      await isSessionOpen(strangerToken),
    ]).toEqual([true, false, true]);
    await sessions.closeOthers(userId);
    expect([await isSessionOpen(currentToken), await isSessionOpen(strangerToken)]).toEqual([false, true]);
  });
});

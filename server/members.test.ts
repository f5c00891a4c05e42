import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertMember } from '../db/members';
import { getSite } from '../domain/current-site';
import { messages } from '../domain/messages';
import { PASSWORD, testSite } from './app.test-kit';
import { createProcedureClient } from './http/trpc.test-kit';
import { startMailServer } from './jobs/outbox.test-kit';

const mail = await startMailServer();
afterAll(() => mail.stop());
const site = testSite({ SMTP_URL: mail.url, SITE_URL: 'http://northlight.test' });
const { call, callQuery } = createProcedureClient(site);
let owner: Awaited<ReturnType<typeof site.staff>>;
let auth: { headers: Record<string, string> };
beforeAll(async () => {
  owner = await site.staff({ password: PASSWORD });
  auth = { headers: { cookie: owner.cookie } };
});
beforeEach(() => {
  mail.received.length = 0;
});

/** Waits for the next email. Returns its recipient, and the URL and token of its link. */
async function waitForLink() {
  await vi.waitFor(() => expect(mail.received).toHaveLength(1), 5_000);
  const { text = '', to } = mail.received.splice(0)[0] ?? {};
  const [url = '', token = ''] = /http:\S+#(\S+)/.exec(text) ?? [];
  return { to: to?.[0]?.address, address: url.split('#')[0], token };
}
const invite = (email: string, role = 'editor') => call('members.invite', { json: { email, role }, ...auth });
const acceptInvitation = (token: string, password = PASSWORD) =>
  call('members.acceptInvitation', { json: { token, name: 'Maya', password } });
const signIn = (email: string, password: string) => call('members.signIn', { json: { email, password } });
const getId = async (email: string) =>
  (
    await site
      .services()
      .db.selectFrom('members')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).id;
const findMember = async (email: string) => {
  const { result } = await callQuery('members.list', auth.headers);
  return (result.data as unknown as { email: string; state: string; role: string }[]).find(
    member => member.email === email,
  );
};

describe('invitations', () => {
  it('emails an invitation that works once and creates a member with the role', async () => {
    const email = 'maya@northlight.test';
    expect((await invite(email)).result.data).toEqual({ mailed: true });
    expect(await findMember(email)).toMatchObject({ state: 'invited', role: 'editor' });
    expect((await signIn(email, '')).status).toBe(400);
    expect((await signIn(email, 'anything at all')).status).toBe(401);
    const { to, address, token } = await waitForLink();
    expect([to, address]).toEqual([email, 'http://northlight.test/admin/invitation']);
    const linkReply = await call('members.readLink', { json: { token, kind: 'invitation' } });
    expect(linkReply.result.data).toEqual({ email, role: 'editor' });
    const linksJson = JSON.stringify(
      await site.services().db.selectFrom('member_links').selectAll().execute(),
    );
    expect(linksJson).not.toContain(token);

    const commonReply = await acceptInvitation(token, 'Password1234');
    expect([commonReply.status, commonReply.error.message]).toEqual([400, messages.passwordCommon]);
    for (const ownName of [email, `Maya${email}`, `${getSite().name} 2026!`]) {
      const rejection = await acceptInvitation(token, ownName);
      expect([ownName, rejection.status, rejection.error.message]).toEqual([
        ownName,
        400,
        messages.passwordOwnName,
      ]);
    }
    const acceptReply = await acceptInvitation(token);
    expect(acceptReply.result.data).toMatchObject({ user: { email, name: 'Maya', role: 'editor' } });
    expect(acceptReply.headers['set-cookie']).toContain('staff_session=');
    for (const reply of [
      await acceptInvitation(token),
      await call('members.readLink', { json: { token, kind: 'invitation' } }),
    ])
      expect([reply.status, reply.error.message]).toEqual([404, messages.linkOver]);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
    expect(await findMember(email)).toMatchObject({ state: 'active' });
    const knownReply = await invite(email.toUpperCase());
    expect([knownReply.status, knownReply.error.message]).toEqual([409, messages.memberKnown]);
  });

  it('rejects an invitation when it was replaced or revoked', async () => {
    const email = 'femke@northlight.test';
    await invite(email, 'sales');
    const firstLink = await waitForLink();
    const id = await getId(email);
    await call('members.sendLink', { json: { id }, ...auth });
    const secondLink = await waitForLink();
    expect((await acceptInvitation(firstLink.token)).status).toBe(404);
    await call('members.withdraw', { json: { id }, ...auth });
    expect((await acceptInvitation(secondLink.token)).status).toBe(404);
    expect(await findMember(email)).toBeUndefined();
  });

  it('rejects an invitation after 48 hours', async () => {
    await invite('late@northlight.test');
    const { token } = await waitForLink();
    const { db, clock } = site.services();
    const link = await db
      .selectFrom('member_links')
      .selectAll()
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(Date.parse(link.expires_at) - Date.parse(link.created_at)).toBe(48 * 3_600_000);
    await db
      .updateTable('member_links')
      .set({ expires_at: clock.now().toISOString() })
      .where('id', '=', link.id)
      .execute();
    expect((await acceptInvitation(token)).status).toBe(404);
  });
});

describe('password reset', () => {
  const requestReset = (email: string) => call('members.askForReset', { json: { email } });
  const NEXT = 'another password of some length';
  const resetPassword = (token: string) => call('members.resetPassword', { json: { token, password: NEXT } });

  it('ends all sessions when a password is reset by a link', async () => {
    const member = await site.staff({ password: PASSWORD, role: 'author' });
    expect((await requestReset(` ${member.email.toUpperCase()}`)).result.data).toEqual({ mailed: true });
    const { to, address, token } = await waitForLink();
    expect([to, address]).toEqual([member.email, 'http://northlight.test/admin/reset']);
    const link = await site
      .services()
      .db.selectFrom('member_links')
      .selectAll()
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(Date.parse(link.expires_at) - Date.parse(link.created_at)).toBe(3_600_000);
    expect((await acceptInvitation(token)).status).toBe(404);
    expect((await resetPassword(token)).status).toBe(200);
    expect((await callQuery('members.me', { cookie: member.cookie })).status).toBe(401);
    expect((await signIn(member.email, PASSWORD)).status).toBe(401);
    expect((await signIn(member.email, NEXT)).status).toBe(200);
    expect((await resetPassword(token)).status).toBe(404);
  });

  it('resets the password of the member created at the first start', async () => {
    const email = 'admin@localhost';
    await insertMember(site.services().db, {
      ...{ email, name: 'admin', passwordHash: 'none', role: 'owner', now: new Date() },
    });
    expect((await requestReset(email)).status).toBe(200);
    const { to, token } = await waitForLink();
    expect([to, (await resetPassword(token)).status]).toEqual([email, 200]);
    expect((await signIn(email, NEXT)).status).toBe(200);
    expect((await requestReset('admin@')).error.data.errors).toEqual([
      { path: 'email', message: messages.emailInvalid },
    ]);
  });

  it('rejects an expired reset link without changing the password', async () => {
    const member = await site.staff({ password: PASSWORD, role: 'author' });
    await requestReset(member.email);
    const { token } = await waitForLink();
    const { db, clock } = site.services();
    const expiredLink = { expires_at: clock.now().toISOString() };
    await db.updateTable('member_links').set(expiredLink).where('member_id', '=', member.id).execute();
    const lateReply = await resetPassword(token);
    expect([lateReply.status, lateReply.error.message]).toEqual([404, messages.linkOver]);
    expect((await signIn(member.email, PASSWORD)).status).toBe(200);
  });

  it('invalidates the reset link when the member changes the password', async () => {
    const member = await site.staff({ password: PASSWORD, role: 'author' });
    await requestReset(member.email);
    const { token } = await waitForLink();
    const json = { current: PASSWORD, next: 'a third password of some length' };
    const headers = { cookie: member.cookie };
    expect((await call('members.changePassword', { json, headers })).status).toBe(200);
    expect((await resetPassword(token)).status).toBe(404);
  });

  it('returns the same response to a reset request for an unknown or disabled member, without an email', async () => {
    const { db } = site.services();
    const disabledMember = await site.staff();
    await call('members.disable', { json: { id: disabledMember.id }, ...auth });
    for (const email of ['nobody@northlight.test', disabledMember.email])
      expect((await requestReset(email)).result.data).toEqual({ mailed: true });
    await vi.waitFor(async () =>
      expect(await db.selectFrom('outbox').select('id').where('state', '=', 'waiting').execute()).toEqual([]),
    );
    expect(mail.received).toEqual([]);
  });
});

describe('members', () => {
  it('restricts the next call of a member when the role changes or the member is disabled', async () => {
    const member = await site.staff({ role: 'editor' });
    const headers = { cookie: member.cookie };
    await call('members.changeRole', { json: { id: member.id, role: 'sales' }, ...auth });
    expect((await callQuery('articles.adminList', headers)).status).toBe(403);
    expect((await callQuery('enquiries.countNew', headers)).status).toBe(200);
    await call('members.disable', { json: { id: member.id }, ...auth });
    expect((await callQuery('members.me', headers)).status).toBe(401);
    await call('members.enable', { json: { id: member.id }, ...auth });
    expect((await callQuery('members.me', headers)).status).toBe(401);
  });

  it('reveals that a member is disabled only when the password is right', async () => {
    const member = await site.staff({ password: PASSWORD });
    await call('members.disable', { json: { id: member.id }, ...auth });
    expect((await signIn(member.email, PASSWORD)).error.message).toBe(messages.memberDisabled);
    expect((await signIn(member.email, 'not it')).error.message).toBe(messages.wrongCredentials);
  });

  it('rejects disabling or demoting the last owner', async () => {
    const { db } = site.services();
    await db.updateTable('members').set({ role: 'editor' }).where('id', '!=', owner.id).execute();
    for (const [procedure, extraInput] of [
      ['members.disable', {}],
      ['members.changeRole', { role: 'editor' }],
    ] as const) {
      const { status, error } = await call(procedure, { json: { id: owner.id, ...extraInput }, ...auth });
      expect([status, error.message]).toEqual([409, messages.lastOwner]);
    }
    const otherMember = await site.staff();
    expect(
      (await call('members.changeRole', { json: { id: otherMember.id, role: 'author' }, ...auth })).status,
    ).toBe(200);
  });
});

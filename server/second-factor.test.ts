import { Secret, TOTP } from 'otpauth';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../domain/messages';
import { PASSWORD, testSite } from './app.test-kit';
import { createProcedureClient } from './http/trpc.test-kit';

const site = testSite({ RATE_LIMIT: 'on', TRUST_PROXY: 'loopback' });
const { call, callQuery } = createProcedureClient(site);

/** The password that a member enters again to change a second factor. */
const reauthentication = { password: PASSWORD };

let addressCount = 0;
/** Uses a new IP address for each sign-in, so that tests don’t share a rate limit. */
const createNetworkHeaders = () => ({ 'x-forwarded-for': `198.51.100.${++addressCount}` });
const signIn = (email: string) =>
  call('members.signIn', { json: { email, password: PASSWORD }, headers: createNetworkHeaders() });
const finishSignIn = (ticket: unknown, code: string) =>
  call('members.finishSignIn', { json: { ticket, code }, headers: createNetworkHeaders() });

type Member = Awaited<ReturnType<typeof site.staff>>;
/**
 * Creates a member with an authenticator app. The app’s clock runs 30 seconds fast, so that the next code differs from
 * the setup code.
 */
async function addTotp() {
  const member = await site.staff({ password: PASSWORD });
  const headers = { cookie: member.cookie };
  const setupReply = await call('members.beginCodes', { json: reauthentication, headers });
  const { secret } = setupReply.result.data as { secret: string };
  const authenticator = new TOTP({ secret: Secret.fromBase32(secret) });
  const getCode = () => authenticator.generate({ timestamp: Date.now() + 30_000 });
  const usedCode = authenticator.generate();
  const confirmReply = await call('members.confirmCodes', { json: { code: usedCode }, headers });
  const { recoveryCodes } = confirmReply.result.data as { recoveryCodes: string[] };
  return { member, headers, secret, code: getCode, used: usedCode, recoveryCodes };
}

let ownTotp: Awaited<ReturnType<typeof addTotp>>;
let member: Member;
beforeEach(async () => {
  ownTotp = await addTotp();
  member = ownTotp.member;
});
const getTicket = async ({ email }: Member) => (await signIn(email)).result.data.ticket;

describe('authenticator apps', () => {
  it('accepts each authenticator code only once after the password', async () => {
    const { code, used: usedCode, headers } = ownTotp;
    expect((await callQuery('members.factors', headers)).result.data).toEqual({
      codes: true,
      passkeys: [],
      recoveryCodes: 10,
    });
    const firstReply = await signIn(member.email);
    expect(firstReply.result.data).toEqual({ kind: 'second_step', ticket: expect.any(String), codes: true });
    expect(firstReply.headers['set-cookie']).toBeUndefined();
    const { ticket } = firstReply.result.data;
    // The setup code can’t be used again.
    const usedCodeReply = await finishSignIn(ticket, usedCode);
    expect([usedCodeReply.status, usedCodeReply.error.message]).toEqual([401, messages.codeWrong]);
    const currentCode = code();
    const spacedCode = `${currentCode.slice(0, 3)} ${currentCode.slice(3)}`;
    const signInReply = await finishSignIn(ticket, spacedCode);
    expect(signInReply.result.data).toMatchObject({ kind: 'signed_in', user: { email: member.email } });
    expect(signInReply.headers['set-cookie']).toContain('staff_session=');
    const expiredTicketReply = await finishSignIn(ticket, code());
    expect([expiredTicketReply.status, expiredTicketReply.error.message]).toEqual([
      401,
      messages.secondStepOver,
    ]);
    expect((await finishSignIn(await getTicket(member), currentCode)).status).toBe(401);
  });

  it("doesn't store the secret or recovery codes of an authenticator app as plain text", async () => {
    const { secret, recoveryCodes } = ownTotp;
    const { db } = site.services();
    const rows = await db.selectFrom('members').selectAll().where('id', '=', member.id).execute();
    const codes = await db.selectFrom('recovery_codes').selectAll().execute();
    const storedText = JSON.stringify([rows, codes]);
    for (const word of [secret, ...recoveryCodes, ...recoveryCodes.map(code => code.replace('-', ''))])
      expect(storedText).not.toContain(word);
  });

  it('rejects authenticator codes after five wrong guesses, even from different networks', async () => {
    const ticket = await getTicket(member);
    for (let i = 0; i < 5; i++) expect((await finishSignIn(ticket, '000000')).status).toBe(401);
    const rejection = await finishSignIn(ticket, ownTotp.code());
    expect([rejection.status, rejection.error.message]).toEqual([429, messages.tooManySignIns]);
    const { db } = site.services();
    const rows = await db
      .selectFrom('activity')
      .select('action')
      .where('member_id', '=', member.id)
      .where('action', '=', 'codeRefused')
      .execute();
    expect(rows).toHaveLength(5);
  });

  it("doesn't activate an authenticator app when the code is wrong", async () => {
    const otherMember = await site.staff({ password: PASSWORD });
    const headers = { cookie: otherMember.cookie };
    await call('members.beginCodes', { json: reauthentication, headers });
    const errorReply = await call('members.confirmCodes', { json: { code: '123456' }, headers });
    expect([errorReply.status, errorReply.error.data.errors]).toEqual([
      400,
      [{ path: 'code', message: messages.codeWrong }],
    ]);
    expect((await signIn(otherMember.email)).result.data.kind).toBe('signed_in');
  });

  it('removes an active authenticator app on request', async () => {
    await call('members.turnOffCodes', { json: reauthentication, headers: ownTotp.headers });
    expect((await signIn(member.email)).result.data.kind).toBe('signed_in');
    expect((await callQuery('members.factors', ownTotp.headers)).result.data).toMatchObject({
      recoveryCodes: 0,
    });
  });
});

describe('recovery codes', () => {
  it('accepts a recovery code for only one of two parallel requests', async () => {
    const recoveryCode = ownTotp.recoveryCodes.at(-1) ?? '';
    const tickets = [await getTicket(member), await getTicket(member)];
    const replies = await Promise.all(tickets.map(ticket => finishSignIn(ticket, recoveryCode)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('accepts each recovery code once, until all codes are replaced', async () => {
    const { recoveryCodes, headers } = ownTotp;
    expect(new Set(recoveryCodes).size).toBe(10);
    const [firstCode = '', secondCode = ''] = recoveryCodes;
    expect(
      (await finishSignIn(await getTicket(member), firstCode.toLowerCase().replace('-', ' '))).status,
    ).toBe(200);
    expect((await finishSignIn(await getTicket(member), firstCode)).status).toBe(401);
    expect((await callQuery('members.factors', headers)).result.data).toMatchObject({ recoveryCodes: 9 });
    const renewalReply = await call('members.newRecoveryCodes', { json: reauthentication, headers });
    expect(renewalReply.result.data).toHaveLength(10);
    expect((await finishSignIn(await getTicket(member), secondCode)).status).toBe(401);
  });
});

it('rejects changes of second factors without the password', async () => {
  const { headers } = ownTotp;
  const procedures = ['beginCodes', 'turnOffCodes', 'newRecoveryCodes', 'beginPasskey', 'removePasskey'];
  for (const procedure of procedures) {
    const json = { password: 'a guess of a password', id: 'none' };
    const rejection = await call(`members.${procedure}`, {
      json,
      headers: { ...headers, ...createNetworkHeaders() },
    });
    expect([procedure, rejection.status, rejection.error.data.errors]).toEqual([
      procedure,
      400,
      [{ path: 'password', message: messages.passwordWrong }],
    ]);
  }
  expect((await callQuery('members.factors', headers)).result.data).toMatchObject({
    codes: true,
    recoveryCodes: 10,
  });
});

describe('an API client', () => {
  it('requires an API client with a second factor to send a code with the password', async () => {
    const logIn = (code?: string) =>
      site.send('POST', '/api/v1/users/login', {
        json: { email: member.email, password: PASSWORD, code },
        headers: createNetworkHeaders(),
      });
    const firstReply = await logIn();
    expect([firstReply.status, firstReply.data.message]).toEqual([401, messages.codeAsked]);
    expect((await logIn('000000')).status).toBe(401);
    expect((await logIn(ownTotp.code())).data.token).toEqual(expect.any(String));
  });
});

describe('an owner', () => {
  let owner: Member;
  beforeAll(async () => {
    owner = await site.staff();
  });

  it("ends a member's sessions when an owner resets the second factors", async () => {
    const ownerHeaders = { cookie: owner.cookie };
    expect(
      (await call('members.resetSecondFactor', { json: { id: member.id }, headers: ownerHeaders })).status,
    ).toBe(200);
    expect((await callQuery('members.me', ownTotp.headers)).status).toBe(401);
    expect((await signIn(member.email)).result.data.kind).toBe('signed_in');
  });
});

it('rejects the second sign-in step when the first is missing or the member is disabled', async () => {
  expect((await finishSignIn('made up', ownTotp.code())).status).toBe(401);
  const ticket = await getTicket(member);
  const { db } = site.services();
  await db.updateTable('members').set({ disabled_at: 'now' }).where('id', '=', member.id).execute();
  const rejection = await finishSignIn(ticket, ownTotp.code());
  expect([rejection.status, rejection.error.message]).toEqual([401, messages.memberDisabled]);
});

it("rejects a passkey response with the site's own message when it is invalid", async () => {
  const { headers } = ownTotp;
  const setupReply = await call('members.beginPasskey', { json: reauthentication, headers });
  expect(setupReply.result.data).toMatchObject({ rp: { id: 'northlight.test' } });
  const response = {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    response: {},
    clientExtensionResults: {},
  };
  for (let i = 0; i < 2; i++) {
    const { status, error } = await call('members.addPasskey', { json: { name: 'Key', response }, headers });
    expect([status, error.message]).toEqual([400, messages.passkeyRefused]);
  }
  const finishReply = await call('members.finishSignIn', {
    json: { ticket: await getTicket(member), passkey: response },
    headers: createNetworkHeaders(),
  });
  expect([finishReply.status, finishReply.error.message]).toEqual([401, messages.passkeyRefused]);
});

describe('a required second factor', () => {
  const setRequired = (isRequired: boolean, headers: Record<string, string>) =>
    call('members.askAllForFactor', { json: { on: isRequired }, headers });
  const listAllowed = async (headers: Record<string, string>) => {
    const { status, error } = await callQuery('system.state', headers);
    return [status, error?.message];
  };

  it('restricts members without a second factor to their own account when an owner requires one', async () => {
    const otherMember = await site.staff({ password: PASSWORD });
    const headers = { cookie: otherMember.cookie };
    const rejection = await setRequired(true, headers);
    expect([rejection.status, rejection.error.message]).toEqual([409, messages.ownFactorFirst]);

    expect((await setRequired(true, ownTotp.headers)).status).toBe(200);
    expect(await listAllowed(ownTotp.headers)).toEqual([200, undefined]);
    expect(await listAllowed(headers)).toEqual([403, messages.secondFactorFirst]);
    const { token } = await site.staff({ password: PASSWORD });
    const writeResponse = await site.send('POST', '/api/v1/blogs', { json: {}, token });
    expect([writeResponse.status, writeResponse.data.message]).toEqual([403, messages.secondFactorFirst]);

    const { secret } = (await call('members.beginCodes', { json: reauthentication, headers })).result
      .data as {
      secret: string;
    };
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await call('members.confirmCodes', { json: { code }, headers });
    expect(await listAllowed(headers)).toEqual([200, undefined]);
    const disableReply = await call('members.turnOffCodes', { json: reauthentication, headers });
    expect([disableReply.status, disableReply.error.message]).toEqual([409, messages.lastFactor]);
    expect((await callQuery('members.factors', headers)).result.data).toMatchObject({
      codes: true,
      recoveryCodes: 10,
    });

    await setRequired(false, ownTotp.headers);
    expect((await call('members.turnOffCodes', { json: reauthentication, headers })).status).toBe(200);
    expect(await listAllowed(headers)).toEqual([200, undefined]);
  });
});

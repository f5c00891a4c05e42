import { expect, it } from 'vitest';
import { PASSWORD, testSite } from './app.test-kit';
import { createProcedureClient } from './http/trpc.test-kit';

const site = testSite({ RATE_LIMIT: 'on' });
const { call } = createProcedureClient(site);

it('returns the invitation link to the owner instead of an email when no mail server is set up', async () => {
  const { cookie } = await site.staff();
  const email = 'iryna@northlight.test';
  const inviteReply = await call('members.invite', { json: { email, role: 'author' }, headers: { cookie } });
  const { mailed, address } = inviteReply.result.data as { mailed: boolean; address: string };
  expect([mailed, address]).toEqual([false, expect.stringMatching(/\/admin\/invitation#\S{40,}$/)]);
  const { db } = site.services();
  expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
  const json = { token: address.split('#')[1], name: 'Iryna', password: PASSWORD };
  expect((await call('members.acceptInvitation', { json })).status).toBe(200);
  const resetReply = await call('members.askForReset', { json: { email } });
  expect(resetReply.result.data).toEqual({ mailed: false });
});

it('throttles reset requests for an unknown email address', async () => {
  const requestReset = (email: string) => call('members.askForReset', { json: { email } });
  for (let i = 0; i < 3; i++) expect((await requestReset('nobody@northlight.test')).status).toBe(200);
  const rejection = await requestReset('nobody@northlight.test');
  expect([rejection.status, Number(rejection.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
});

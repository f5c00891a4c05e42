import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { FORM_ATTEMPTS_PER_WINDOW } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { PASSWORD, testSite } from '../app.test-kit';
import { getNetwork } from './network';

const getNetworkByIp = (ip: string, remoteAddress: string | undefined = '192.0.2.9') =>
  getNetwork({ ip, socket: { remoteAddress } as FastifyRequest['socket'] });

describe('networks', () => {
  it.each([
    ['192.0.2.1', ['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:c000:201', '0:0:0:0:0:ffff:192.0.2.1']],
    [
      '2001:db8:1:2::/64',
      [
        '2001:db8:1:2::1',
        '2001:DB8:1:2:ffff:0:0:1',
        '2001:0db8:0001:0002:0:0:0:0',
        '2001:db8:1:2::192.0.2.1',
      ],
    ],
    ['2001:db8:0:0::/64', ['2001:db8::', '2001:db8::3:0:0:1', '2001:db8:0:0:7::', '2001:db8::192.0.2.1']],
    ['fe80:0:0:0::/64', ['fe80::1', 'fe80::1%eth0']],
  ])('recognises the network %s in every spelling of its IP addresses', (network, spellings) => {
    for (const ip of spellings) expect([ip, getNetworkByIp(ip)]).toEqual([ip, network]);
  });

  it('treats different /64 networks and IPv4 addresses as different networks', () => {
    const networks = ['2001:db8:1:2::1', '2001:db8:1:3::1', '192.0.2.1', '192.0.2.2'].map(ip =>
      getNetworkByIp(ip),
    );
    expect(new Set(networks).size).toBe(4);
  });

  it("uses the socket's IP address when the forwarded IP address is invalid", () => {
    for (const ip of ['unknown', '', '_hidden', '198.51.100.7:4711', '300.1.1.1', 'x'.repeat(5_000)])
      expect(getNetworkByIp(ip)).toBe('192.0.2.9');
    expect(getNetworkByIp('unknown', '::ffff:192.0.2.9')).toBe('192.0.2.9');
    expect(getNetwork({ ip: 'unknown', socket: {} as FastifyRequest['socket'] })).toBe('');
  });
});

describe('invented accounts from one network', () => {
  const site = testSite({ RATE_LIMIT: 'on', TRUST_PROXY: 'loopback' });
  const logIn = (email: string, password: string, ip: string) =>
    site.send('POST', '/api/v1/users/login', {
      json: { email, password },
      headers: { 'x-forwarded-for': ip },
    });
  const signIn = (email: string, password: string, ip: string) =>
    site.send('POST', '/api/trpc/members.signIn', {
      json: { email, password },
      headers: { 'x-forwarded-for': ip },
    });

  it.each([
    ['an IPv6 /64', (n: number) => `2001:${n % 2 ? 'DB8' : '0db8'}:1:2::${n}`, '2001:db8:1:3::1'],
    [
      'an IPv4 address, mapped to IPv6 or not',
      (n: number) => `${n % 2 ? '::ffff:' : ''}198.51.100.1`,
      '198.51.100.2',
    ],
    ['an invalid address', (n: number) => `unknown-${n}`, '198.51.100.3'],
  ])(
    'allows twenty sign-in attempts with invented accounts from one network: %s',
    async (_description, ip, otherIp) => {
      const { email } = await site.staff({ password: PASSWORD });
      for (let n = 0; n < 20; n++) {
        const attempt = n < 10 ? logIn : signIn;
        expect((await attempt(`nobody-${n}@northlight.test`, PASSWORD, ip(n))).status).toBe(401);
      }
      for (const [attempt, account] of [
        [logIn, 'nobody@northlight.test'],
        [signIn, email],
      ] as const) {
        const rejection = await attempt(account, PASSWORD, ip(21));
        expect([rejection.status, rejection.text]).toEqual([
          429,
          expect.stringContaining(messages.tooManySignIns),
        ]);
        expect(Number(rejection.headers['retry-after'])).toBeGreaterThan(500);
      }
      // The limit applies before the body is read, so the body can be invalid.
      for (const target of [
        '/api/v1/users/login',
        '/api/trpc/members.signIn',
        '/api/trpc/members.signIn?batch=1',
      ]) {
        const headers = { 'x-forwarded-for': ip(22), 'content-type': 'application/json' };
        expect((await site.send('POST', target, { body: '{', headers })).status).toBe(429);
      }
      expect((await logIn(email, PASSWORD, otherIp)).status).toBe(200);
    },
    30_000,
  );

  it('counts all contact forms from one network towards the same limit', async () => {
    const sendForm = (ip: string) => site.send('POST', '/email/send', { headers: { 'x-forwarded-for': ip } });
    for (let n = 0; n < FORM_ATTEMPTS_PER_WINDOW; n++)
      expect((await sendForm(`2001:db8:5:6::${n}`)).status).toBe(415);
    expect((await sendForm('2001:DB8:5:6:ffff::1')).status).toBe(429);
    expect((await sendForm('2001:db8:5:7::1')).status).toBe(415);
  });
});

describe('without limits', () => {
  const site = testSite({ RATE_LIMIT: 'off' });

  it('allows any number of sign-in attempts when limits are off', async () => {
    const attemptPromises = Array.from({ length: 40 }, () =>
      site.send('POST', '/api/v1/users/login', { json: { email: 'ann@x.example', password: 'wrong' } }),
    );
    const statuses = (await Promise.all(attemptPromises)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([401]));
  });
});

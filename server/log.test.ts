import { afterEach, expect, it, vi } from 'vitest';
import { CPU_MAX_MS, measureCpuMs } from '../domain/cpu-time.test-kit';
import { createInfoWriter, openLog, redactEmails, serialiseError } from './log';

afterEach(() => {
  vi.useRealTimers();
});

it('writes the same log line from a JSON fragment as from an object', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const lines: string[] = [];
  const log = openLog('info', { write: line => void lines.push(line) }).child({ part: 'site' });
  log.info({ path: '/a"b', status: 200 });
  createInfoWriter(log)('"path":"/a\\"b","status":200');
  expect(lines[1]).toBe(lines[0]);
});

it('logs an error without email addresses or properties that libraries add', () => {
  const lines: string[] = [];
  const log = openLog('info', { write: line => void lines.push(line) });
  const cause = new Error('550 no such mailbox: <hannah@deltaquay.example>');
  const error = Object.assign(new Error('Mail to hannah@deltaquay.example failed', { cause }), {
    code: 'EENVELOPE',
    rejected: ['hannah@deltaquay.example'],
    request: { headers: { cookie: 'staff_session=secret' } },
  });
  log.error({ err: error }, 'failed');
  const { err } = JSON.parse(lines[0] ?? '');
  expect(err).toMatchObject({
    type: 'Error',
    code: 'EENVELOPE',
    message: expect.stringMatching(/^Mail to …@… failed/),
  });
  expect(err.stack).toContain('log.test.ts');
  expect(lines[0]).not.toMatch(/deltaquay|hannah|secret/);
});

it("logs a thrown value when it isn't an error", () => {
  expect(serialiseError('no mailbox ann@deltaquay.example')).toEqual({
    type: 'string',
    message: 'no mailbox …@…',
  });
});

it.each(['a', 'a@', '%40', '.', 'a.'])(
  'redacts email addresses quickly in a text full of %s',
  async piece => {
    expect(await measureCpuMs(() => redactEmails(piece.repeat(50_000)))).toBeLessThan(CPU_MAX_MS);
  },
);

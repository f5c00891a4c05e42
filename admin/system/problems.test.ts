import { describe, expect, it } from 'vitest';
import { officeInKyiv } from '../../site-data/site.test-kit';
import {
  formatHeadline,
  formatReport,
  getDatabaseVerdict,
  getJobsVerdict,
  getMailVerdict,
  getSpeedVerdict,
  getUptime,
  listMissingSetup,
  listProblems,
  type SystemStatus,
} from './problems';

officeInKyiv();

const job = (name: string, failing = false) => ({
  name,
  everyMs: 60_000,
  running: false,
  lastRun: '2026-11-22T12:00:00Z',
  nextRun: undefined,
  failing,
  lastFailure: undefined,
});
const GB = 1_024 ** 3;
const well: SystemStatus = {
  now: '2026-11-22T12:02:00Z',
  version: '1.0.0',
  startedAt: '2026-11-20T08:00:00Z',
  disk: { free: 22 * GB, total: 40 * GB, floor: GB / 2 },
  database: {
    size: 2 * GB,
    migration: '005-mail-outcomes',
    check: { at: '2026-11-22T02:00:00Z', sound: true },
  },
  mail: {
    taker: 'server',
    server: 'mail.example:465',
    waiting: 0,
    oldestWaiting: undefined,
    failing: false,
    givenUp: 0,
    lastSent: { at: '2026-11-22T11:55:00Z', takenBy: 'server' },
    lastFailure: undefined,
    lastTest: null,
    troubled: [],
  },
  media: { bucket: 'pictures', answers: true, images: 12, toDelete: 0 },
  jobs: [job('outbox'), job('media files'), job('daily work'), job('backup')],
  backups: { keep: 7, offSite: false, last: { at: '2026-11-22T02:10:00Z', size: GB } },
  sessions: { sessions: 1, people: 1 },
  hours: [],
  quarters: [],
};

describe('problems', () => {
  it('reports that everything works when there are no problems', () => {
    expect(listProblems(well)).toEqual([]);
    expect(formatHeadline([], listMissingSetup(well))).toBe('Everything works');
    expect(getDatabaseVerdict(well)).toEqual({ look: 'good', text: 'No errors' });
    expect(getMailVerdict(well)).toEqual({ look: 'good', text: 'Sending' });
  });

  it('lists problems in the order in which they can be fixed', () => {
    const bad: SystemStatus = {
      ...well,
      disk: { ...well.disk, free: GB / 4 },
      mail: { ...well.mail, failing: true, waiting: 9 },
      jobs: [job('outbox', true), job('media files', true), job('daily work'), job('backup', true)],
    };
    const problems = listProblems(bad);
    expect(formatHeadline(problems, [])).toBe(
      'Free disk space is below the minimum, and three more things are wrong',
    );
    expect(problems.map(({ section, text, fix }) => [section, text, fix])).toEqual([
      ['disk', 'Free disk space is below the minimum', 'Free up disk space'],
      ['database', 'The last backup failed', 'Back up'],
      ['mail', 'Email is waiting', 'Send a test email'],
      ['jobs', 'The job “Moving and deleting files” is failing', 'Fix “Moving and deleting files”'],
    ]);
  });

  it('reports a damaged database, an unreachable bucket, an old backup and a failed email', () => {
    const of = (change: Partial<SystemStatus>) =>
      listProblems({ ...well, ...change }).map(({ text }) => text);
    expect(of({ database: { ...well.database, check: { at: well.now, sound: false } } })).toEqual([
      'The database is damaged',
    ]);
    expect(of({ media: { ...well.media, answers: false } })).toEqual(['The bucket is not responding']);
    const last = { at: '2026-11-20T02:10:00Z', size: GB };
    expect(of({ backups: { keep: 7, offSite: false, last } })).toEqual(['The last backup is old']);
    expect(of({ mail: { ...well.mail, givenUp: 1 } })).toEqual(['An email couldn’t be delivered']);
  });
});

describe('proof of email', () => {
  const mail = (change: Partial<SystemStatus['mail']>): SystemStatus => ({
    ...well,
    mail: { ...well.mail, lastSent: undefined, ...change },
  });
  const test = { at: well.now, server: well.mail.server, taken: true, words: '250 OK' };

  it("doesn't report email as sent when it is written to files", () => {
    const lastSent = { at: well.now, takenBy: 'folder' as const };
    expect(getMailVerdict(mail({ taker: 'folder', server: undefined, lastSent }))).toEqual({
      look: 'fair',
      text: 'Not set up',
    });
    expect(getMailVerdict(mail({ lastSent }))).toEqual({ look: 'fair', text: 'Never tested' });
  });

  it('reports email as untested when the last email was sent over seven days ago', () => {
    const old = mail({ lastSent: { at: '2026-11-15T12:01:00Z', takenBy: 'server' } });
    expect(getMailVerdict(old)).toEqual({ look: 'fair', text: 'Not tested this week' });
    expect(formatHeadline(listProblems(old), listMissingSetup(old))).toBe(
      'It runs, but email hasn’t been tested this week',
    );
    const young = mail({ lastSent: { at: '2026-11-15T12:03:00Z', takenBy: 'server' } });
    expect(getMailVerdict(young)).toEqual({ look: 'good', text: 'Sending' });
  });

  it('accepts a test email as proof only when the current mail server accepted the email', () => {
    expect(getMailVerdict(mail({ lastTest: test }))).toEqual({ look: 'good', text: 'Sending' });
    expect(getMailVerdict(mail({ lastTest: { ...test, server: 'old.example' } })).look).toBe('fair');
  });

  it('reports a rejected test email until an email is accepted', () => {
    const lastTest = { ...test, at: '2026-11-22T11:58:00Z', taken: false, words: '550 No' };
    const rejected = mail({ lastTest });
    expect(getMailVerdict(rejected)).toEqual({ look: 'bad', text: 'Test rejected' });
    expect(listProblems(rejected)).toMatchObject([
      { text: 'The last test email was rejected', why: '550 No' },
    ]);
    const since = mail({ lastTest, lastSent: { at: '2026-11-22T11:59:00Z', takenBy: 'server' } });
    expect(listProblems(since)).toEqual([]);
  });
});

describe('missing setup', () => {
  const bare: SystemStatus = { ...well, backups: undefined, mail: { ...well.mail, taker: 'folder' } };
  it('reports missing setup instead of “Everything works”', () => {
    const missing = listMissingSetup(bare);
    expect(formatHeadline(listProblems(bare), missing)).toBe(
      'It runs, but no mail server is set up, and one more thing is not set up',
    );
    expect(missing.map(({ text, fix }) => [text, fix])).toEqual([
      ['No mail server is set up', 'Set up email'],
      ['No backup is scheduled', 'Schedule a backup'],
    ]);
    expect(getDatabaseVerdict(bare)).toEqual({ look: 'fair', text: 'No backup' });
    expect(formatReport(bare)).toContain('Email: Not set up');
  });
  it('reports a pending first backup as missing setup', () => {
    const fresh: SystemStatus = { ...well, backups: { keep: 7, offSite: false, last: undefined } };
    expect(formatHeadline(listProblems(fresh), listMissingSetup(fresh))).toBe(
      'It runs, but there is no backup yet',
    );
  });
  it('omits missing setup from the headline when there are problems', () => {
    const full = { ...bare, disk: { ...bare.disk, free: 0 } };
    expect(formatHeadline(listProblems(full), listMissingSetup(full))).toBe(
      'Free disk space is below the minimum',
    );
  });
});

it('reports jobs that never ran', () => {
  const jobs = [job('outbox'), { ...job('daily work'), lastRun: undefined }];
  expect(getJobsVerdict({ ...well, jobs })).toEqual({ look: 'fair', text: '1 of 2 never ran' });
});

describe('page time measurements', () => {
  it('reports availability and page times as not measured when data is missing', () => {
    expect(getUptime(well).verdict).toEqual({ look: 'plain', text: 'Not measured yet' });
    expect(getSpeedVerdict(well)).toEqual({ look: 'plain', text: 'Not measured yet' });
  });

  it('rounds availability down to a tenth of a percent', () => {
    const quarters = [
      { at: '2026-11-22T09:00:00Z', minutes: 0, ready: 0 },
      { at: '2026-11-22T09:15:00Z', minutes: 1_200, ready: 1_199 },
    ];
    expect(getUptime({ ...well, quarters })).toEqual({
      percent: '99.9',
      verdict: { look: 'bad', text: '1 minute missing' },
      label:
        'Available 99.9 per cent of the time. Not available in the quarter hours from 11:15. 1200 minutes were measured.',
    });
  });

  it('reports an hour as slow when its slowest pages exceed the target', () => {
    const hour = { minutes: 60, requests: 90, pages: 40, half: 90, pause: 4, memory: GB / 8 };
    const hours = [
      { ...hour, at: '2026-11-22T09:00:00Z', most: 300 },
      { ...hour, at: '2026-11-22T10:00:00Z', most: 1_420 },
    ];
    expect(getSpeedVerdict({ ...well, hours })).toEqual({ look: 'bad', text: 'Slow at 12:00' });
  });
});

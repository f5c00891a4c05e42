import { describe, expect, it } from 'vitest';
import { officeInKyiv } from '../../content/site.test-kit';
import {
  formatHeadline,
  formatProblems,
  getDatabaseVerdict,
  getMailVerdict,
  getSpeedVerdict,
  getUptime,
  listProblems,
  listSteps,
  missingSetup,
  type SystemStatus,
} from './problems';

officeInKyiv();

const job = (name: string, failing = false) => ({
  name,
  everyMs: 60_000,
  running: false,
  lastRun: undefined,
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
  it('returns nothing when everything works', () => {
    expect(listProblems(well)).toEqual([]);
    expect(formatHeadline([], missingSetup(well))).toBe('Everything works');
    expect(getDatabaseVerdict(well)).toEqual({ look: 'good', text: 'No errors' });
    expect(getMailVerdict(well)).toEqual({ look: 'good', text: 'Sending' });
  });

  it('orders problems by how they can be fixed', () => {
    const bad: SystemStatus = {
      ...well,
      disk: { ...well.disk, free: GB / 4 },
      mail: { ...well.mail, failing: true, waiting: 9 },
      jobs: [job('outbox', true), job('media files', true), job('daily work'), job('backup', true)],
    };
    const problems = listProblems(bad);
    expect(formatHeadline(problems, [])).toBe('Four things are wrong');
    expect(formatProblems(problems)).toBe(
      'Free disk space is below the minimum, the last backup failed, email is waiting, the job “Moving and deleting files” is failing.',
    );
    expect(listSteps(problems)).toEqual([
      { place: 'disk', step: 'Free up disk space first' },
      { place: 'database', step: 'Then back up' },
      { place: 'mail', step: 'Then send a test email' },
      { place: 'jobs', step: 'Then fix “Moving and deleting files”' },
    ]);
  });

  it('includes a damaged database, an unreachable bucket, an old backup and a failed email', () => {
    const of = (change: Partial<SystemStatus>) =>
      listProblems({ ...well, ...change }).map(({ text: says }) => says);
    expect(of({ database: { ...well.database, check: { at: well.now, sound: false } } })).toEqual([
      'the database is damaged',
    ]);
    expect(of({ media: { ...well.media, answers: false } })).toEqual(['the bucket is not responding']);
    const last = { at: '2026-11-20T02:10:00Z', size: GB };
    expect(of({ backups: { keep: 7, offSite: false, last } })).toEqual(['the last backup is old']);
    expect(of({ mail: { ...well.mail, givenUp: 1 } })).toEqual(['an email was given up']);
  });
});

it('doesn’t report email as sent when it is written to files', () => {
  const written: SystemStatus = {
    ...well,
    mail: {
      ...well.mail,
      taker: 'folder',
      server: undefined,
      lastSent: { at: well.now, takenBy: 'folder' },
    },
  };
  expect(getMailVerdict(written)).toEqual({ look: 'fair', text: 'Written as files' });
  const since = { ...written, mail: { ...written.mail, taker: 'server' as const } };
  expect(getMailVerdict(since)).toEqual({ look: 'plain', text: 'Nothing sent yet' });
});

describe('missing setup', () => {
  const bare: SystemStatus = { ...well, backups: undefined, mail: { ...well.mail, taker: 'folder' } };

  it('prevents the report that everything works', () => {
    const missing = missingSetup(bare);
    expect(formatHeadline(listProblems(bare), missing)).toBe('Two things are not set up');
    expect(formatProblems(missing)).toBe('No backup is scheduled, no mail server is set up.');
    expect(listSteps(missing)).toEqual([
      { place: 'database', step: 'Set BACKUP_DIR first' },
      { place: 'mail', step: 'Then set SMTP_URL' },
    ]);
    expect(getDatabaseVerdict(bare)).toEqual({ look: 'fair', text: 'No backup' });
  });

  it('includes a pending first backup', () => {
    const fresh: SystemStatus = { ...well, backups: { keep: 7, offSite: false, last: undefined } };
    expect(formatHeadline(listProblems(fresh), missingSetup(fresh))).toBe('One thing is not set up');
  });

  it('lists missing setup after problems', () => {
    const full = { ...bare, disk: { ...bare.disk, free: 0 } };
    expect(formatHeadline(listProblems(full), missingSetup(full))).toBe('One thing is wrong');
  });
});

describe('page time measurements', () => {
  it('returns nothing before the first request', () => {
    expect(getUptime(well).verdict).toEqual({ look: 'plain', text: 'Not measured yet' });
    expect(getSpeedVerdict(well)).toEqual({ look: 'plain', text: 'Not measured yet' });
  });

  it('rounds down to per cent of the measured time', () => {
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

  it('marks hours in which 5 % of pages exceed the target as slow', () => {
    const hour = { minutes: 60, requests: 90, pages: 40, half: 90, pause: 4, memory: GB / 8 };
    const hours = [
      { ...hour, at: '2026-11-22T09:00:00Z', most: 300 },
      { ...hour, at: '2026-11-22T10:00:00Z', most: 1_420 },
    ];
    expect(getSpeedVerdict({ ...well, hours })).toEqual({ look: 'bad', text: 'Slow at 12:00' });
  });
});

import { describe, expect, it } from 'vitest';
import { setOfficeInKyiv } from '../../site-data/site.test-kit';
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

setOfficeInKyiv();

const createJob = (name: string, isFailing = false) => ({
  name,
  everyMs: 60_000,
  running: false,
  lastRun: '2026-11-22T12:00:00Z',
  nextRun: undefined,
  failing: isFailing,
  lastFailure: undefined,
});
const GB = 1_024 ** 3;
const healthyStatus: SystemStatus = {
  now: '2026-11-22T12:02:00Z',
  version: '1.0.0',
  startedAt: '2026-11-20T08:00:00Z',
  isSiteHidden: false,
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
  jobs: [createJob('outbox'), createJob('media files'), createJob('daily work'), createJob('backup')],
  backups: { keep: 7, offSite: false, last: { at: '2026-11-22T02:10:00Z', size: GB } },
  sessions: { sessions: 1, people: 1 },
  replica: { isHeld: true, lostTo: undefined, isReplicating: true, pendingFiles: 0, lastError: undefined },
  hours: [],
  quarters: [],
};

describe('problems', () => {
  it('reports that everything works when there are no problems', () => {
    expect(listProblems(healthyStatus)).toEqual([]);
    expect(formatHeadline(healthyStatus)).toBe('Everything works');
    expect(getDatabaseVerdict(healthyStatus)).toEqual({ look: 'good', text: 'No errors' });
    expect(getMailVerdict(healthyStatus)).toEqual({ look: 'good', text: 'Sending' });
  });

  it('reports that nothing can be saved when another machine has taken over or the lease has expired', () => {
    const listProblemTexts = (replica: Partial<NonNullable<SystemStatus['replica']>>) =>
      listProblems({ ...healthyStatus, replica: { ...healthyStatus.replica, ...replica } as never }).map(
        ({ text }) => text,
      );
    expect(listProblemTexts({ isHeld: false, lostTo: 'porto' })).toEqual([
      'Another machine has taken over this site',
    ]);
    expect(listProblemTexts({ isHeld: false })).toEqual(['Nothing can be saved right now']);
    expect(listProblemTexts({ pendingFiles: 2 })).toEqual(['The copy for the standby is out of date']);
  });

  it('lists problems in the order in which they can be fixed', () => {
    const failingStatus: SystemStatus = {
      ...healthyStatus,
      disk: { ...healthyStatus.disk, free: GB / 4 },
      mail: { ...healthyStatus.mail, failing: true, waiting: 9 },
      jobs: [
        createJob('outbox', true),
        createJob('media files', true),
        createJob('daily work'),
        createJob('backup', true),
      ],
    };
    const problems = listProblems(failingStatus);
    expect(formatHeadline(failingStatus)).toBe(
      'Free disk space is below the minimum, and three more things are wrong',
    );
    expect(problems.map(({ section, text, fix }) => [section, text, fix])).toEqual([
      ['disk', 'Free disk space is below the minimum', 'Free up disk space'],
      ['database', 'The last backup failed', 'Back up'],
      ['mail', 'Emails are waiting to be sent', 'Send a test email'],
      ['jobs', 'The task “Moving and deleting files” is failing', 'Fix “Moving and deleting files”'],
    ]);
  });

  it('reports a damaged database, an unreachable bucket, an old backup and a failed email', () => {
    const listProblemsWith = (change: Partial<SystemStatus>) =>
      listProblems({ ...healthyStatus, ...change }).map(({ text }) => text);
    expect(
      listProblemsWith({
        database: { ...healthyStatus.database, check: { at: healthyStatus.now, sound: false } },
      }),
    ).toEqual(['The database is damaged']);
    expect(listProblemsWith({ media: { ...healthyStatus.media, answers: false } })).toEqual([
      'The bucket is not responding',
    ]);
    const lastBackup = { at: '2026-11-20T02:10:00Z', size: GB };
    expect(listProblemsWith({ backups: { keep: 7, offSite: false, last: lastBackup } })).toEqual([
      'The last backup is old',
    ]);
    expect(listProblemsWith({ mail: { ...healthyStatus.mail, givenUp: 1 } })).toEqual([
      'An email couldn’t be delivered',
    ]);
  });
});

describe('proof of email', () => {
  const createStatus = (change: Partial<SystemStatus['mail']>): SystemStatus => ({
    ...healthyStatus,
    mail: { ...healthyStatus.mail, lastSent: undefined, ...change },
  });
  const lastTestResult = {
    at: healthyStatus.now,
    server: healthyStatus.mail.server,
    taken: true,
    words: '250 OK',
  };

  it("doesn't report email as sent when it is written to files", () => {
    const lastSent = { at: healthyStatus.now, takenBy: 'folder' as const };
    expect(getMailVerdict(createStatus({ taker: 'folder', server: undefined, lastSent }))).toEqual({
      look: 'fair',
      text: 'Not set up',
    });
    expect(getMailVerdict(createStatus({ lastSent }))).toEqual({ look: 'fair', text: 'Never tested' });
  });

  it('reports email as untested when the last email was sent over seven days ago', () => {
    const outdatedStatus = createStatus({ lastSent: { at: '2026-11-15T12:01:00Z', takenBy: 'server' } });
    expect(getMailVerdict(outdatedStatus)).toEqual({ look: 'fair', text: 'Not tested this week' });
    expect(formatHeadline(outdatedStatus)).toBe(
      'The site is running, but email hasn’t been tested this week',
    );
    const recentStatus = createStatus({ lastSent: { at: '2026-11-15T12:03:00Z', takenBy: 'server' } });
    expect(getMailVerdict(recentStatus)).toEqual({ look: 'good', text: 'Sending' });
  });

  it('accepts a test email as proof only when the current mail server accepted the email', () => {
    expect(getMailVerdict(createStatus({ lastTest: lastTestResult }))).toEqual({
      look: 'good',
      text: 'Sending',
    });
    expect(
      getMailVerdict(createStatus({ lastTest: { ...lastTestResult, server: 'old.example' } })).look,
    ).toBe('fair');
  });

  it('reports a rejected test email until an email is accepted', () => {
    const lastTest = { ...lastTestResult, at: '2026-11-22T11:58:00Z', taken: false, words: '550 No' };
    const rejectedStatus = createStatus({ lastTest });
    expect(getMailVerdict(rejectedStatus)).toEqual({ look: 'bad', text: 'Test rejected' });
    expect(listProblems(rejectedStatus)).toMatchObject([
      { text: 'The last test email was rejected', reason: '550 No' },
    ]);
    const newerDelivery = createStatus({
      lastTest,
      lastSent: { at: '2026-11-22T11:59:00Z', takenBy: 'server' },
    });
    expect(listProblems(newerDelivery)).toEqual([]);
  });
});

describe('missing setup', () => {
  const unconfiguredStatus: SystemStatus = {
    ...healthyStatus,
    backups: undefined,
    mail: { ...healthyStatus.mail, taker: 'folder' },
  };
  it('reports missing setup instead of “Everything works” when setup is incomplete', () => {
    const missingSetup = listMissingSetup(unconfiguredStatus);
    expect(formatHeadline(unconfiguredStatus)).toBe('The site is running, but two things are not set up');
    expect(missingSetup.map(({ text, fix }) => [text, fix])).toEqual([
      ['No mail server is set up', 'Set up email'],
      ['No backup is scheduled', 'Schedule a backup'],
    ]);
    expect(getDatabaseVerdict(unconfiguredStatus)).toEqual({ look: 'fair', text: 'No backup' });
    expect(formatReport(unconfiguredStatus)).toContain('Email: Not set up');
  });
  it('reports a hidden site as hidden instead of running', () => {
    expect(formatHeadline({ ...unconfiguredStatus, isSiteHidden: true })).toBe(
      'The site is hidden, and two things are not set up',
    );
    expect(formatHeadline({ ...healthyStatus, isSiteHidden: true })).toBe(
      'Everything works, and the site is hidden',
    );
  });
  it('reports a pending first backup as missing setup', () => {
    const newStatus: SystemStatus = {
      ...healthyStatus,
      backups: { keep: 7, offSite: false, last: undefined },
    };
    expect(formatHeadline(newStatus)).toBe('The site is running, but there is no backup yet');
  });
  it('omits missing setup from the headline when there are problems', () => {
    const fullStatus = { ...unconfiguredStatus, disk: { ...unconfiguredStatus.disk, free: 0 } };
    expect(formatHeadline(fullStatus)).toBe('Free disk space is below the minimum');
  });
});

it('reports a job that has never run as not due yet', () => {
  const jobs = [createJob('outbox'), { ...createJob('daily work'), lastRun: undefined }];
  expect(getJobsVerdict({ ...healthyStatus, jobs })).toEqual({ look: 'plain', text: '1 of 2 not due yet' });
});

describe('page time measurements', () => {
  it('reports that availability and page times have no measurements yet', () => {
    expect(getUptime(healthyStatus).verdict).toEqual({ look: 'plain', text: 'No measurements yet' });
    expect(getSpeedVerdict(healthyStatus)).toEqual({ look: 'plain', text: 'No measurements yet' });
  });

  it('rounds availability down to a tenth of a percent', () => {
    const quarters = [
      { at: '2026-11-22T09:00:00Z', minutes: 0, ready: 0 },
      { at: '2026-11-22T09:15:00Z', minutes: 1_200, ready: 1_199 },
    ];
    expect(getUptime({ ...healthyStatus, quarters })).toEqual({
      percent: '99.9',
      caption: 'of 1200 measured minutes',
      verdict: { look: 'bad', text: 'Not available for 1 minute' },
      label:
        'Available 99.9 per cent of the time. Not available in the quarter hours from 11:15. 1200 minutes were measured.',
    });
  });

  it('reports the start of the measurements unless they cover the whole day', () => {
    const at = '2026-11-22T09:15:00Z';
    const measured = { at, minutes: 15, ready: 15 };
    const getVerdict = (quarters: SystemStatus['quarters']) =>
      getUptime({ ...healthyStatus, quarters }).verdict;
    expect(getVerdict([{ at, minutes: 0, ready: 0 }, measured])).toEqual({
      look: 'plain',
      text: 'No outage since 11:15',
    });
    expect(getVerdict([measured, measured])).toEqual({ look: 'good', text: 'No outage in 24 hours' });
  });

  it('reports an hour as slow when its slowest pages exceed the target', () => {
    const hour = { minutes: 60, requests: 90, pages: 40, half: 90, pause: 4, memory: GB / 8 };
    const hours = [
      { ...hour, at: '2026-11-22T09:00:00Z', most: 300 },
      { ...hour, at: '2026-11-22T10:00:00Z', most: 1_420 },
    ];
    expect(getSpeedVerdict({ ...healthyStatus, hours })).toEqual({ look: 'bad', text: 'Slow at 12:00' });
  });
});

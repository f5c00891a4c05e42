import { formatFileSize } from '../../domain/attachment';
import { capitalise } from '../../domain/kinds/areas';
import { DAY_MS } from '../../domain/time';
import type { RouterOutputs } from '../../trpc/client';
import { formatTime } from '../dates';
import { formatCount, spellNumber } from '../format-count';

export type SystemStatus = RouterOutputs['system']['state'];

/** IDs of the sections that problems link to. */
export type SectionId = 'disk' | 'database' | 'pictures' | 'mail' | 'jobs';

/** `text` is a sentence, `reason` an explanation, and `fix` the label of the link to the section. */
type Problem = { section: SectionId; text: string; reason: string; fix: string };

/** Verdict on a section. `fair` means that it works but isn't fully set up. */
export type Verdict = { look: 'good' | 'fair' | 'bad' | 'plain'; text: string };

/** Maximum age of a backup: one day, plus the time that a backup takes. */
const BACKUP_OLD_MS = DAY_MS + 2 * 3_600_000;
/** Period (ms) for which an accepted email proves that email works. */
const MAIL_PROOF_MS = 7 * DAY_MS;
/** Jobs that have their own section. */
const REPORTED_ELSEWHERE = ['outbox', 'backup'];

const JOB_TITLES: Record<string, string> = {
  outbox: 'Email queue',
  'media files': 'Moving and deleting files',
  'image sizes': 'Creating image sizes',
  'daily work': 'Clean-up',
  links: 'Link health',
  'cache in front': 'Refreshing cached pages',
  'unused file copies': 'Clean-up of the second machine’s copy',
};
export const formatJobTitle = (name: string): string => JOB_TITLES[name] ?? capitalise(name);

const isFull = ({ disk }: SystemStatus) => disk.free < disk.floor;
const isDamaged = ({ database }: SystemStatus) => database.check?.sound === false;

function findBackupProblem({ backups, jobs, now }: SystemStatus): string | undefined {
  if (!backups) return undefined;
  if (jobs.find(({ name }) => name === 'backup')?.failing) return 'Last backup failed';
  const { last } = backups;
  return last && Date.parse(now) - Date.parse(last.at) > BACKUP_OLD_MS ? 'Last backup is old' : undefined;
}

/** Returns the text, the explanation and the label of the link. */
function findReplicaProblem({ replica }: SystemStatus): [string, string, string] | undefined {
  if (!replica) return undefined;
  if (replica.lostTo)
    return [
      'Another machine has taken over this site',
      `${replica.lostTo} saves what visitors and users do. Nothing can be saved here. Point the site’s address to that machine.`,
      'See the database',
    ];
  if (!replica.isHeld)
    return [
      'Nothing can be saved right now',
      'The replica’s bucket doesn’t respond, so another machine might take over. Saving works again once the bucket responds.',
      'See the database',
    ];
  return replica.isReplicating && replica.pendingFiles === 0
    ? undefined
    : [
        'The copy for the standby is out of date',
        'If the disk fails now, everything since the last copy is lost. The reason is in the log. Copying is retried automatically.',
        'See the database',
      ];
}

/** Finds the last test of the current mail server. */
function findLastTest({ mail }: SystemStatus) {
  return mail.lastTest && mail.lastTest.server === mail.server ? mail.lastTest : undefined;
}

/** Returns the time (ms) of the last email that the mail server accepted, or 0 if there is none. */
function getAcceptedTime(status: SystemStatus): number {
  const { lastSent } = status.mail;
  const test = findLastTest(status);
  return Math.max(
    lastSent?.takenBy === 'server' ? Date.parse(lastSent.at) : 0,
    test?.taken ? Date.parse(test.at) : 0,
  );
}

function isTestRejected(status: SystemStatus): boolean {
  const test = findLastTest(status);
  return test !== undefined && !test.taken && Date.parse(test.at) > getAcceptedTime(status);
}

const isMailProved = (status: SystemStatus) =>
  Date.parse(status.now) - getAcceptedTime(status) < MAIL_PROOF_MS;

function findMailProblem(status: SystemStatus): string | undefined {
  const { mail } = status;
  if (mail.failing) return 'Not sending';
  if (isTestRejected(status)) return 'Test rejected';
  return mail.givenUp > 0 ? `${mail.givenUp} not delivered` : undefined;
}

function describeMailProblem(status: SystemStatus): Pick<Problem, 'text' | 'reason'> {
  const { mail } = status;
  if (mail.failing)
    return {
      text: 'Emails are waiting to be sent',
      reason: 'Nothing is lost. Requests are stored, and their emails go out once the server accepts them.',
    };
  if (isTestRejected(status))
    return { text: 'The last test email was rejected', reason: findLastTest(status)?.words ?? '' };
  return {
    text:
      mail.givenUp === 1 ? 'An email couldn’t be delivered' : `${mail.givenUp} emails couldn’t be delivered`,
    reason: 'The recipients received nothing. Send a test email, then send the failed emails again.',
  };
}

/**
 * Lists problems in the order in which they can be fixed, because a backup needs disk space and an intact database.
 */
export function listProblems(status: SystemStatus): Problem[] {
  const { disk, media, jobs } = status;
  const problems: Problem[] = [];
  const addProblem = (section: SectionId, text: string, reason: string, fix: string) =>
    problems.push({ section, text, reason, fix });
  if (isFull(status))
    addProblem(
      'disk',
      'Free disk space is below the minimum',
      `Uploads, changes and requests are rejected until ${formatFileSize(disk.floor)} is free.`,
      'Free up disk space',
    );
  if (isDamaged(status))
    addProblem(
      'database',
      'The database is damaged',
      'Stop the site and restore the last backup.',
      'Restore a backup',
    );
  const replicaProblem = findReplicaProblem(status);
  if (replicaProblem) addProblem('database', ...replicaProblem);
  if (!media.answers) {
    const storeName = media.bucket === undefined ? 'the image folder' : 'the bucket';
    addProblem(
      'pictures',
      `${capitalise(storeName)} is not responding`,
      'Pages keep working, but changes to images have to wait.',
      `Fix ${storeName}`,
    );
  }
  const backup = findBackupProblem(status);
  if (backup)
    addProblem(
      'database',
      `The ${lowerFirst(backup)}`,
      'If the disk fails, everything since then is lost. The reason is below and in the log.',
      'Back up',
    );
  if (findMailProblem(status)) {
    const { text, reason } = describeMailProblem(status);
    addProblem('mail', text, reason, 'Send a test email');
  }
  for (const { name, failing } of jobs) {
    const title = formatJobTitle(name);
    if (failing && !REPORTED_ELSEWHERE.includes(name))
      addProblem('jobs', `The task “${title}” is failing`, 'It is retried automatically.', `Fix “${title}”`);
  }
  return problems;
}

/** Lists missing setup that isn't a failure, worst first. */
export function listMissingSetup(status: SystemStatus): Problem[] {
  const { mail, backups } = status;
  const missingSetup: Problem[] = [];
  if (mail.taker === 'folder')
    missingSetup.push({
      section: 'mail',
      text: 'No mail server is set up',
      reason:
        'Requests are stored, but no one is emailed about them. Set `SMTP_URL` to the server’s name, user and password, and restart.',
      fix: 'Set up email',
    });
  else if (!isMailProved(status) && !findMailProblem(status))
    missingSetup.push({
      section: 'mail',
      text: 'Email hasn’t been tested this week',
      reason: 'The mail server hasn’t accepted any email in the last 7 days. A test takes a minute.',
      fix: 'Send a test email',
    });
  if (!backups)
    missingSetup.push({
      section: 'database',
      text: 'No backup is scheduled',
      reason:
        'If the disk fails, everything is lost. Set `BACKUP_DIR` to a folder on another disk and restart. To make a backup now, run `npm run backup -- FILE` on the server.',
      fix: 'Schedule a backup',
    });
  else if (!backups.last)
    missingSetup.push({
      section: 'database',
      text: 'There is no backup yet',
      reason: 'The first one will be made and verified within a few minutes.',
      fix: 'See the backups',
    });
  return missingSetup;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Names the worst problem. If there is none, names the missing setup, or counts it if there are several. */
export function formatHeadline(status: SystemStatus): string {
  const { isSiteHidden } = status;
  const problems = listProblems(status);
  const [worstProblem, ...otherProblems] = problems.length > 0 ? problems : listMissingSetup(status);
  if (!worstProblem) return isSiteHidden ? 'Everything works, and the site is hidden' : 'Everything works';
  const moreCount = otherProblems.length;
  if (problems.length > 0) {
    const moreText = `, and ${spellNumber(moreCount)} more ${moreCount === 1 ? 'thing is' : 'things are'} wrong`;
    return `${worstProblem.text}${moreCount > 0 ? moreText : ''}`;
  }
  const siteText = isSiteHidden ? 'The site is hidden, and' : 'The site is running, but';
  return `${siteText} ${moreCount > 0 ? `${spellNumber(moreCount + 1)} things are not set up` : lowerFirst(worstProblem.text)}`;
}

/** Formats the status as plain text for a message to support. */
export function formatReport(status: SystemStatus): string {
  const problems = listProblems(status);
  const missingSetup = listMissingSetup(status);
  return [
    formatHeadline(status),
    ...[...problems, ...missingSetup].map(({ text, reason }) => `- ${text}: ${reason}`),
    `Checked: ${status.now}, running since ${status.startedAt}`,
    `Version: ${status.version}, database ${status.database.migration}`,
    `Disk: ${getDiskVerdict(status).text}`,
    `Database and backups: ${getDatabaseVerdict(status).text}`,
    `Email: ${getMailVerdict(status).text}`,
    `Automatic tasks: ${getJobsVerdict(status).text}`,
  ].join('\n');
}

export const getDiskVerdict = (status: SystemStatus): Verdict => ({
  look: isFull(status) ? 'bad' : 'good',
  text: `${formatFileSize(status.disk.free)} free of ${formatFileSize(status.disk.total)}`,
});

export function getDatabaseVerdict(status: SystemStatus): Verdict {
  if (isDamaged(status)) return { look: 'bad', text: 'Damaged' };
  const backup = findBackupProblem(status);
  if (backup) return { look: 'bad', text: backup };
  const replica = findReplicaProblem(status);
  if (replica) return { look: 'bad', text: replica[0] };
  if (!status.backups?.last) return { look: 'fair', text: 'No backup' };
  return status.database.check
    ? { look: 'good', text: 'No errors' }
    : { look: 'plain', text: 'Not checked yet' };
}

export function getMailVerdict(status: SystemStatus): Verdict {
  const problem = findMailProblem(status);
  if (problem) return { look: 'bad', text: problem };
  if (status.mail.taker === 'folder') return { look: 'fair', text: 'Not set up' };
  return isMailProved(status)
    ? { look: 'good', text: 'Sending' }
    : { look: 'fair', text: getAcceptedTime(status) ? 'Not tested this week' : 'Never tested' };
}

export function getJobsVerdict({ jobs }: SystemStatus): Verdict {
  const failingCount = jobs.filter(job => job.failing).length;
  if (failingCount > 0) return { look: 'bad', text: `${failingCount} of ${jobs.length} failed` };
  const waitingCount = jobs.filter(job => !job.lastRun).length;
  return waitingCount > 0
    ? { look: 'plain', text: `${waitingCount} of ${jobs.length} not due yet` }
    : { look: 'good', text: `All ${jobs.length} working` };
}

/** Returns text such as `0.4`, `124` or `1,420`. */
export const formatMs = (ms: number): string =>
  ms < 9.95 ? ms.toFixed(1) : Math.round(ms).toLocaleString('en-GB');

/** Returns the availability. `percent` is undefined if nothing was measured. */
export function getUptime({ quarters }: SystemStatus): {
  percent: string | undefined;
  caption: string;
  verdict: Verdict;
  label: string;
} {
  const minutes = quarters.reduce((sum, quarter) => sum + quarter.minutes, 0);
  const missingMinutes = minutes - quarters.reduce((sum, { ready }) => sum + ready, 0);
  if (minutes === 0)
    return {
      percent: undefined,
      caption: 'nothing measured',
      verdict: { look: 'plain', text: 'No measurements yet' },
      label: 'No measurements yet.',
    };
  // Round down, so that 100 is shown only without gaps.
  const percent =
    missingMinutes === 0 ? '100' : (Math.floor((1 - missingMinutes / minutes) * 1_000) / 10).toFixed(1);
  const gapTimes = quarters.filter(({ minutes, ready }) => ready < minutes).map(({ at }) => formatTime(at));
  const measuredText = `${minutes} minutes were measured.`;
  const since = formatTime(quarters.find(quarter => quarter.minutes > 0)?.at ?? '');
  const isWholeDay = quarters.every(quarter => quarter.minutes > 0);
  return {
    percent,
    caption: `of ${formatCount(minutes, 'measured minute')}`,
    verdict:
      missingMinutes === 0
        ? {
            look: isWholeDay ? 'good' : 'plain',
            text: `No outage ${isWholeDay ? 'in 24 hours' : `since ${since}`}`,
          }
        : {
            look: 'bad',
            text: `Not available for ${missingMinutes} ${missingMinutes === 1 ? 'minute' : 'minutes'}`,
          },
    label:
      missingMinutes === 0
        ? `Available all the time. ${measuredText}`
        : `Available ${percent} per cent of the time. Not available in the quarter hours from ${gapTimes.join(', ')}. ${measuredText}`,
  };
}

/** Target response time of pages in ms. */
export const TARGET_RESPONSE_MS = 500;

export function getSpeedVerdict({ hours }: SystemStatus): Verdict {
  const timedHours = hours.filter(({ pages }) => pages > 0);
  if (timedHours.length === 0) return { look: 'plain', text: 'No measurements yet' };
  const slowHours = timedHours
    .filter(({ most }) => (most ?? 0) > TARGET_RESPONSE_MS)
    .map(({ at }) => formatTime(at));
  return slowHours.length > 0
    ? { look: 'bad', text: `Slow at ${slowHours.slice(-3).join(', ')}` }
    : { look: 'good', text: 'Below the target' };
}

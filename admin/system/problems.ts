import { formatFileSize } from '../../domain/attachment';
import { DAY_MS } from '../../domain/time';
import type { Outputs } from '../../trpc/client';
import { formatTime } from '../dates';

export type SystemStatus = Outputs['system']['state'];

/** ID of the block with details. */
export type Place = 'disk' | 'database' | 'pictures' | 'mail' | 'jobs';

/** Problem and its first step, both to continue a sentence. */
type Problem = { place: Place; text: string; fix: string };

/** Verdict on a part. `fair` works but isn't fully set up. */
export type Verdict = { look: 'good' | 'fair' | 'bad' | 'plain'; text: string };

/** Maximum age of a backup: one day, plus the time that a backup takes. */
const BACKUP_OLD_MS = DAY_MS + 2 * 3_600_000;
/** Jobs that have their own block. */
const TOLD_ELSEWHERE = ['outbox', 'backup'];

/** Titles of the jobs. */
const JOB_TITLES: Record<string, string> = {
  outbox: 'Mail queue',
  'media files': 'Moving and deleting files',
  'image sizes': 'Creating image sizes',
  'daily work': 'Clean-up',
  'search index': 'Search index',
  links: 'Link health',
  backup: 'Backup',
};
export const formatJobTitle = (name: string): string => JOB_TITLES[name] ?? name;

const isFull = ({ disk }: SystemStatus) => disk.free < disk.floor;
const isDamaged = ({ database }: SystemStatus) => database.check?.sound === false;

function backupTrouble({ backups, jobs, now }: SystemStatus): string | undefined {
  if (!backups) return undefined;
  if (jobs.find(({ name }) => name === 'backup')?.failing) return 'Last backup failed';
  const { last } = backups;
  return last && Date.parse(now) - Date.parse(last.at) > BACKUP_OLD_MS ? 'Last backup is old' : undefined;
}

const givenUp = (count: number) => `${count} given up`;

function mailTrouble({ mail }: SystemStatus): string | undefined {
  if (mail.failing) return 'Not sending';
  return mail.givenUp > 0 ? givenUp(mail.givenUp) : undefined;
}

/** Lists problems in the order in which they can be fixed: a backup needs disk space and an intact database. */
export function listProblems(status: SystemStatus): Problem[] {
  const { mail, media, jobs } = status;
  const problems: Problem[] = [];
  const find = (is: boolean, place: Place, text: string, fix: string) =>
    is && problems.push({ place, text, fix });
  find(isFull(status), 'disk', 'free disk space is below the minimum', 'Free up disk space');
  find(isDamaged(status), 'database', 'the database is damaged', 'Restore a backup');
  const store = media.bucket === undefined ? 'the image folder' : 'the bucket';
  find(!media.answers, 'pictures', `${store} is not responding`, `Fix ${store}`);
  const backup = backupTrouble(status);
  find(backup !== undefined, 'database', `the ${lowerFirst(backup ?? '')}`, 'Back up');
  const someGivenUp = mail.givenUp === 1 ? 'an email was given up' : `${mail.givenUp} emails were given up`;
  find(
    mailTrouble(status) !== undefined,
    'mail',
    mail.failing ? 'email is waiting' : someGivenUp,
    'Send a test email',
  );
  for (const { name, failing } of jobs) {
    const title = formatJobTitle(name);
    find(
      failing && !TOLD_ELSEWHERE.includes(name),
      'jobs',
      `the job “${title}” is failing`,
      `Fix “${title}”`,
    );
  }
  return problems;
}

/** Lists what works but isn't set up, such as backups. */
export function missingSetup({ mail, backups }: SystemStatus): Problem[] {
  const missing: Problem[] = [];
  if (!backups) missing.push({ place: 'database', text: 'no backup is scheduled', fix: 'Set BACKUP_DIR' });
  else if (!backups.last)
    missing.push({ place: 'database', text: 'there is no backup yet', fix: 'Wait for the first backup' });
  if (mail.taker === 'folder')
    missing.push({ place: 'mail', text: 'no mail server is set up', fix: 'Set SMTP_URL' });
  return missing;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const COUNTS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];

const countThings = ({ length }: readonly Problem[]) =>
  length === 1 ? 'One thing is' : `${COUNTS[length - 1] ?? length} things are`;

/** Formats the headline: `Two things are wrong`. */
export function formatHeadline(problems: readonly Problem[], missing: readonly Problem[]): string {
  if (problems.length > 0) return `${countThings(problems)} wrong`;
  return missing.length > 0 ? `${countThings(missing)} not set up` : 'Everything works';
}

/** Formats problems as a sentence. */
export const formatProblems = (problems: readonly Problem[]): string =>
  `${upperFirst(problems.map(({ text }) => text).join(', '))}.`;

/** Lists the steps: `Free up disk space first`, `Then back up`. */
export const listSteps = (problems: readonly Problem[]): { place: Place; step: string }[] =>
  problems.map(({ place, fix }, index) => ({
    place,
    step: index > 0 ? `Then ${lowerFirst(fix)}` : problems.length > 1 ? `${fix} first` : fix,
  }));

export const getDiskVerdict = (status: SystemStatus): Verdict => ({
  look: isFull(status) ? 'bad' : 'good',
  text: `${formatFileSize(status.disk.free)} free of ${formatFileSize(status.disk.total)}`,
});

export function getDatabaseVerdict(status: SystemStatus): Verdict {
  if (isDamaged(status)) return { look: 'bad', text: 'Damaged' };
  const backup = backupTrouble(status);
  if (backup) return { look: 'bad', text: backup };
  if (!status.backups?.last) return { look: 'fair', text: 'No backup' };
  return status.database.check
    ? { look: 'good', text: 'No errors' }
    : { look: 'plain', text: 'Not checked yet' };
}

export function getMailVerdict(status: SystemStatus): Verdict {
  const trouble = mailTrouble(status);
  if (trouble) return { look: 'bad', text: trouble };
  const { taker, lastSent } = status.mail;
  if (taker === 'folder') return { look: 'fair', text: 'Written as files' };
  return lastSent?.takenBy === 'server'
    ? { look: 'good', text: 'Sending' }
    : { look: 'plain', text: 'Nothing sent yet' };
}

export function getJobsVerdict({ jobs }: SystemStatus): Verdict {
  const failing = jobs.filter(job => job.failing).length;
  return failing > 0
    ? { look: 'bad', text: `${failing} of ${jobs.length} failed` }
    : { look: 'good', text: `All ${jobs.length} working` };
}

/** Formats milliseconds: `0.4`, `124`, `1,420`. */
export const formatMs = (ms: number): string =>
  ms < 9.95 ? ms.toFixed(1) : Math.round(ms).toLocaleString('en-GB');

/** Returns the share of time that the site was ready, with its verdict. */
export function getUptime({ quarters }: SystemStatus): {
  percent: string | undefined;
  verdict: Verdict;
  label: string;
} {
  const minutes = quarters.reduce((sum, quarter) => sum + quarter.minutes, 0);
  const missing = minutes - quarters.reduce((sum, { ready }) => sum + ready, 0);
  if (minutes === 0)
    return {
      percent: undefined,
      verdict: { look: 'plain', text: 'Not measured yet' },
      label: 'Not measured yet.',
    };
  // Round down, so that it only shows 100 without gaps.
  const percent = missing === 0 ? '100' : (Math.floor((1 - missing / minutes) * 1_000) / 10).toFixed(1);
  const bad = quarters.filter(({ minutes, ready }) => ready < minutes).map(({ at }) => formatTime(at));
  const measured = `${minutes} minutes were measured.`;
  return {
    percent,
    verdict:
      missing === 0
        ? { look: 'good', text: 'No gaps in the measurements' }
        : { look: 'bad', text: `${missing} ${missing === 1 ? 'minute' : 'minutes'} missing` },
    label:
      missing === 0
        ? `Available all the time. ${measured}`
        : `Available ${percent} per cent of the time. Not available in the quarter hours from ${bad.join(', ')}. ${measured}`,
  };
}

/** Target response time of pages in ms. */
export const SPEED_LINE_MS = 500;

export function getSpeedVerdict({ hours }: SystemStatus): Verdict {
  const timed = hours.filter(({ pages }) => pages > 0);
  if (timed.length === 0) return { look: 'plain', text: 'Not measured yet' };
  const slow = timed.filter(({ most }) => (most ?? 0) > SPEED_LINE_MS).map(({ at }) => formatTime(at));
  return slow.length > 0
    ? { look: 'bad', text: `Slow at ${slow.slice(-3).join(', ')}` }
    : { look: 'good', text: 'Below the target' };
}

import type { Config } from '../config';
import { checkBackups } from './backups';
import { checkBucket } from './bucket';
import { checkBuild, checkNode } from './build';
import { checkDataFolder, checkDisk } from './data-folder';
import { checkDatabase } from './database';
import { type Finding, fail, getReason } from './finding';
import { checkMail, checkMailbox } from './mail';
import { checkReplica } from './replica';

/** Names of the checks, in the report’s order. */
export type CheckName =
  | 'node'
  | 'build'
  | 'data folder'
  | 'disk'
  | 'database'
  | 'mail'
  | 'mailbox'
  | 'bucket'
  | 'backups'
  | 'replica';

/** `message` completes a sentence that starts with the name. */
type Check = { name: CheckName } & Finding;

type CheckNeeds = {
  config: Pick<
    Config,
    'dataDir' | 'databaseFile' | 'diskFloor' | 'smtpUrl' | 'imapUrl' | 's3' | 'backups' | 'replica'
  >;
  /** Build folder, or undefined in development. */
  buildFolder: string | undefined;
  now: Date;
};

/**
 * Runs all checks in parallel, even while the site runs (rule 52). Takes no lock and changes no data. Waits at most 15
 * seconds for the mail server, the mailbox and the bucket.
 */
export function runChecks({ config, buildFolder, now }: CheckNeeds): Promise<Check[]> {
  const { dataDir, databaseFile, diskFloor, smtpUrl, imapUrl, s3 } = config;
  const checks: [CheckName, () => Finding | Promise<Finding>][] = [
    ['node', () => checkNode(process.versions.node)],
    ...(buildFolder ? [['build', () => checkBuild(buildFolder)] as [CheckName, () => Finding]] : []),
    ['data folder', () => checkDataFolder(dataDir)],
    ['disk', () => checkDisk(dataDir, diskFloor)],
    ['database', () => checkDatabase(databaseFile)],
    ['mail', () => checkMail(smtpUrl, dataDir)],
    ['mailbox', () => checkMailbox(imapUrl)],
    ['bucket', () => checkBucket(s3)],
    ['backups', () => checkBackups(config.backups?.folder, now)],
    ['replica', () => checkReplica(config.replica, dataDir, now)],
  ];
  return Promise.all(checks.map(async ([name, check]) => ({ name, ...(await catchFailure(check)) })));
}

const catchFailure = async (check: () => Finding | Promise<Finding>): Promise<Finding> => {
  try {
    return await check();
  } catch (error) {
    return fail(`check failed: ${getReason(error)}`, 'Fix the reported error, then try again.');
  }
};

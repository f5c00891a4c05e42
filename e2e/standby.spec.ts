import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import { FORM_FIELD_NAMES } from '../domain/contact-form';
import { messages } from '../domain/messages';
import { emailSendPath, screens } from '../domain/paths';
import { findLitestream } from '../server/replica/litestream';
import { FIRST_TYPE, fill, findSendButton } from './contact-form';
import { expect, test } from './fixtures';
import { MailServer } from './mail-server';
import { startReplicaStore } from './replica-store';
import { findFreePort, root } from './site-process';
import { visit } from './visit';

/** Rounds of the drill. For a thorough run: `KILLS=20 MORE_TESTS=1 npm run e2e -- standby`. */
const ROUNDS = Number(process.env.KILLS ?? 2);
const WRITES_PER_SECOND = 50;
const LOAD_MS = 5_000;
const IN_FLIGHT = 24;
/** Every tenth request has an attachment. */
const ATTACHMENT_INTERVAL = 10;
const PAUSE_MS = 60_000;
/**
 * The guide’s figures in ms: the period whose acknowledged writes may be lost, and the time until the standby serves.
 */
const LOSS_MS = 1_000;
const SERVES_MS = 30_000;

type SentRequest = { reference: string; at: number; hash: string | undefined };

let store: Awaited<ReturnType<typeof startReplicaStore>>;
const mailServer = new MailServer();
const folders: string[] = [];
const machines: Machine[] = [];

/** A machine with its own disk: the site, or its standby. All its processes die together. */
class Machine {
  readonly dataDir = mkdtempSync(path.join(tmpdir(), 'northlight-machine-'));
  url = '';
  output = '';
  #child: ChildProcess | undefined;
  #env: NodeJS.ProcessEnv = {};

  constructor() {
    folders.push(this.dataDir);
    machines.push(this);
  }

  async start(program: string, ...args: string[]): Promise<void> {
    const port = await findFreePort();
    this.url = `http://localhost:${port}`;
    this.#env = {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: this.dataDir,
      SEED: 'none',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      SMTP_URL: mailServer.url,
      ...store.env,
    };
    const child = spawn(process.execPath, [program, ...args], { cwd: root, env: this.#env, detached: true });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (this.output += chunk));
    this.#child = child;
  }

  /** @param includesLitestream whether to signal Litestream as well, which has its own process group. */
  signal(signal: NodeJS.Signals, includesLitestream = true): void {
    for (const pid of [-(this.#child?.pid ?? 0), ...(includesLitestream ? this.listLitestream() : [])])
      try {
        process.kill(pid, signal);
      } catch {
        // The process has ended.
      }
  }

  async stop(): Promise<void> {
    const child = this.#child;
    const exitPromise = new Promise(resolve => child?.once('exit', resolve));
    child?.kill('SIGTERM');
    await exitPromise;
  }

  /** Includes the shell that watches Litestream. */
  listLitestream(): number[] {
    const pids = readdirSync('/proc').filter(name => /^\d+$/.test(name));
    return pids.map(Number).filter(pid => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`${this.dataDir}/litestream.yml`);
      } catch {
        return false;
      }
    });
  }

  /**
   * Promotes the machine without blocking this process, which runs the object store.
   * @returns the command's output if it failed, or an empty string
   */
  async promote(): Promise<string> {
    const child = spawn(process.execPath, ['server/cli/standby.mjs', 'promote'], {
      cwd: root,
      env: this.#env,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk));
    const code = await new Promise(resolve => child.once('close', resolve));
    return code === 0 ? '' : output;
  }

  async isReady(): Promise<boolean> {
    const response = await fetch(`${this.url}/readyz`).catch(() => undefined);
    return response?.status === 200;
  }

  read<Row>(sql: string): Row[] {
    const db = new SQLite(path.join(this.dataDir, 'northlight.sqlite'), { readonly: true });
    try {
      return db.prepare(sql).all() as Row[];
    } finally {
      db.close();
    }
  }
}

async function send(machine: Machine, file: string | undefined): Promise<Response> {
  const form = new FormData();
  form.set(`${FORM_FIELD_NAMES.department}[0]`, FIRST_TYPE);
  form.set(FORM_FIELD_NAMES.fullName, 'Hannah Whitlock');
  form.set(FORM_FIELD_NAMES.email, 'hannah@deltaquay.example');
  form.set(FORM_FIELD_NAMES.description, 'We need the options desk to open on a phone.');
  if (file) form.set(FORM_FIELD_NAMES.file, new Blob([file]), 'brief.txt');
  return fetch(machine.url + emailSendPath, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: form,
  });
}

const hashText = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');

/** Sends requests to a machine until stopped. Returns the acknowledged requests. */
function startLoad(machine: Machine) {
  const acknowledged: SentRequest[] = [];
  const startTime = performance.now();
  let requestCount = 0;
  let open = 0;
  const timer = setInterval(() => {
    const expectedCount = ((performance.now() - startTime) / 1_000) * WRITES_PER_SECOND;
    for (; requestCount < expectedCount && open < IN_FLIGHT; requestCount++, open++) {
      const file =
        requestCount % ATTACHMENT_INTERVAL === 0 ? `Brief ${requestCount} `.repeat(2_000) : undefined;
      send(machine, file)
        .then(async response => {
          const sentAt = performance.now();
          const { reference } = (await response.json()) as { reference: string };
          if (response.status === 200)
            acknowledged.push({ reference, at: sentAt, hash: file && hashText(file) });
        })
        .catch(() => {})
        .finally(() => open--);
    }
  }, 20);
  return { acknowledged, stop: () => clearInterval(timer) };
}

async function startStandby(...args: string[]): Promise<Machine> {
  const standby = new Machine();
  await standby.start('server/cli/standby.mjs', ...args);
  await expect
    .poll(
      async () => {
        const response = await fetch(`${standby.url}/healthz`).catch(() => undefined);
        return response?.ok
          ? ((await response.json()) as { secondsBehind: number | null }).secondsBehind
          : null;
      },
      { timeout: 60_000 },
    )
    .toBeLessThan(10);
  return standby;
}

test.describe('standby @more', () => {
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    findLitestream({ searchPath: process.env.PATH ?? '' });
    store = await startReplicaStore();
    await mailServer.start();
  });
  test.afterAll(async () => {
    for (const machine of machines) machine.signal('SIGKILL');
    for (const { output } of machines) if (output) console.log(output.slice(-3_000));
    await store?.stop();
    await mailServer.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  let primary: Machine;

  test('takes over with limited data loss when the primary machine and its disk are lost', async () => {
    test.setTimeout(120_000 * (ROUNDS + 1));
    primary = new Machine();
    await primary.start('dist/server/main.mjs');
    await expect.poll(() => primary.isReady(), { timeout: 60_000 }).toBe(true);
    const lossMs: number[] = [];
    const servesMs: number[] = [];
    let uncertainCount = 0;
    for (let round = 1; round <= ROUNDS; round++) {
      const standby = await startStandby();
      const load = startLoad(primary);
      await wait(LOAD_MS + Math.random() * 1_000);
      const killedAt = performance.now();
      primary.signal('SIGKILL');
      load.stop();
      rmSync(primary.dataDir, { recursive: true, force: true });
      expect((await fetch(standby.url)).status).toBe(503);
      expect(await standby.promote()).toBe('');
      await expect.poll(() => standby.isReady(), { timeout: SERVES_MS, intervals: [100] }).toBe(true);
      servesMs.push(performance.now() - killedAt);

      const rows = standby.read<{ reference: string; attachment_key: string | null }>(
        'select reference, attachment_key from enquiries',
      );
      const keys = new Map(rows.map(row => [row.reference, row.attachment_key]));
      const acknowledgedRequests = load.acknowledged.filter(({ at }) => at < killedAt);
      expect(acknowledgedRequests.length).toBeGreaterThan(LOAD_MS / 100);
      const lostRequests = acknowledgedRequests.filter(({ reference }) => !keys.has(reference));
      lossMs.push(Math.max(0, ...lostRequests.map(({ at }) => killedAt - at)));
      for (const { reference, hash } of acknowledgedRequests.filter(({ reference }) => keys.has(reference))) {
        const key = keys.get(reference);
        expect(
          hash === undefined
            ? null
            : hashText(readFileSync(path.join(standby.dataDir, 'attachments', key ?? ''))),
        ).toBe(hash ?? null);
      }
      await expect
        .poll(() => standby.read("select 1 from outbox where state = 'waiting'").length, { timeout: 60_000 })
        .toBe(0);
      uncertainCount = standby.read("select 1 from outbox where state = 'failed'").length;
      const ids = mailServer.receivedEmails.map(({ messageId }) => messageId);
      expect(ids.length - new Set(ids).size, 'emails sent twice').toBe(0);
      console.log(
        `round ${round}: ${acknowledgedRequests.length} acknowledged, ${lostRequests.length} lost, the oldest ${lossMs.at(-1)?.toFixed(0)} ms before the kill; serving after ${servesMs.at(-1)?.toFixed(0)} ms; ${ids.length} emails, ${uncertainCount} uncertain so far`,
      );
      primary = standby;
    }
    console.log(
      `lost at most ${Math.max(...lossMs).toFixed(0)} ms, served after at most ${Math.max(...servesMs).toFixed(0)} ms`,
    );
    expect(Math.max(...lossMs)).toBeLessThan(LOSS_MS);
  });

  test('reports the number of bucket requests on an idle day', async () => {
    const standby = await startStandby();
    await wait(5_000);
    const before = { ...store.counts };
    const seconds = 60;
    await wait(seconds * 1_000);
    const perDay = Object.entries(store.counts).map(
      ([kind, count]) => `${kind} ${Math.round(((count - (before[kind] ?? 0)) / seconds) * 86_400)}`,
    );
    console.log(`requests per idle day, with a standby: ${perDay.join(', ')}`);
    standby.signal('SIGKILL');
  });

  test('takes over immediately and without data loss when the site was stopped under load', async () => {
    test.setTimeout(120_000);
    expect(primary.listLitestream()).not.toEqual([]);
    primary.signal('SIGKILL', false);
    // No Litestream process remains, and the machine still holds the lease.
    await expect.poll(() => primary.listLitestream(), { timeout: 15_000 }).toEqual([]);
    await primary.start('server/cli/standby.mjs');
    await expect.poll(() => primary.isReady(), { timeout: 60_000 }).toBe(true);
    const standby = await startStandby();
    const load = startLoad(primary);
    await wait(3_000);
    await primary.stop();
    load.stop();
    const startedAt = performance.now();
    expect(await standby.promote()).toBe('');
    await expect.poll(() => standby.isReady(), { timeout: SERVES_MS, intervals: [100] }).toBe(true);
    console.log(`after a stop: serving after ${(performance.now() - startedAt).toFixed(0)} ms`);
    const storedReferences = new Set(
      standby.read<{ reference: string }>('select reference from enquiries').map(row => row.reference),
    );
    expect(load.acknowledged.filter(({ reference }) => !storedReferences.has(reference))).toEqual([]);
    primary = standby;
  });

  test('writes nothing on a paused machine that wakes up after the takeover', async ({ page }) => {
    test.setTimeout(240_000);
    const standby = await startStandby('--auto');
    const pausedMachine = primary;
    const load = startLoad(pausedMachine);
    await wait(3_000);
    pausedMachine.signal('SIGSTOP');
    const pausedAt = performance.now();
    load.stop();
    // The standby takes over without a command.
    await expect.poll(() => standby.isReady(), { timeout: SERVES_MS }).toBe(true);
    await expect
      .poll(() => standby.read("select 1 from outbox where state = 'waiting'").length, { timeout: PAUSE_MS })
      .toBe(0);
    await wait(PAUSE_MS - (performance.now() - pausedAt));
    const sentCount = "select count(*) as count from outbox where state = 'sent'";
    const before = pausedMachine.read(sentCount);
    const acknowledgedCount = load.acknowledged.length;
    const resumedAt = new Date().toISOString();
    pausedMachine.signal('SIGCONT');
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(pausedMachine, undefined)));
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(503));
    await expect
      .poll(() => pausedMachine.output, { timeout: 30_000 })
      .toContain('another machine has taken over');
    // A commit that the pause interrupted may complete on this disk, but isn't acknowledged.
    expect(pausedMachine.read(`select 1 from enquiries where created_at > '${resumedAt}'`)).toEqual([]);
    expect(pausedMachine.read(sentCount)).toEqual(before);
    expect(load.acknowledged.length).toBe(acknowledgedCount);
    expect(await pausedMachine.isReady()).toBe(false);
    page.removeAllListeners('console');
    await page.clock.install();
    await visit(page, pausedMachine.url + screens.contact.path);
    const form = page.getByRole('main').locator('form');
    await fill(form, 'hannah@deltaquay.example');
    await findSendButton(form).click();
    await expect(form.getByText(messages.readOnly)).toBeVisible();
    await expect(form.getByLabel('Full name')).toHaveValue('Hannah Whitlock');
    const metrics = await (await fetch(`${pausedMachine.url}/metrics`)).text();
    expect(metrics).toContain('replica_lease_held 0');
    const ids = mailServer.receivedEmails.map(({ messageId }) => messageId);
    expect(ids.length - new Set(ids).size, 'emails sent twice').toBe(0);
  });
});

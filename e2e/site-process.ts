import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');
export const seededData = path.join(root, 'node_modules/.cache/northlight/seeded-data');
export const ADMIN = { email: 'editor@northlight.example', password: 'a-long-enough-password' };

export async function findFreePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** The built server in its own process, as an operator runs it. */
export class SiteProcess {
  url = '';
  #child: ChildProcess | undefined;
  #exitPromise: Promise<number | null> = Promise.resolve(null);
  #output = '';

  constructor(
    readonly dataDir: string,
    readonly env: Record<string, string> = {},
    readonly folder = root,
  ) {}

  /** Creates a process with its own copy of the seeded data. */
  static createSeeded(env: Record<string, string> = {}): SiteProcess {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'northlight-e2e-'));
    cpSync(seededData, dataDir, { recursive: true });
    return new SiteProcess(dataDir, env);
  }

  /** Creates a process with an empty data folder. */
  static createEmpty(env: Record<string, string> = {}): SiteProcess {
    return new SiteProcess(mkdtempSync(path.join(tmpdir(), 'northlight-e2e-')), { SEED: 'none', ...env });
  }

  get output(): string {
    return this.#output;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Exit code of the process, or null if it was killed by a signal. */
  get ended(): Promise<number | null> {
    return this.#exitPromise;
  }

  /** Starts the process without waiting until it responds. */
  async launch(): Promise<void> {
    const port = this.url ? Number(new URL(this.url).port) : await findFreePort();
    this.url = `http://localhost:${port}`;
    const child = spawn(process.execPath, ['dist/server/main.mjs'], {
      cwd: this.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH ?? '',
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: this.dataDir,
        RATE_LIMIT: 'off',
        SAVE_DELAY_MS: '200',
        LOG_LEVEL: 'warn',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        ...this.env,
      },
    });
    this.#child = child;
    this.#exitPromise = new Promise(resolve => child.once('exit', resolve));
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (this.#output += chunk));
  }

  async start(withinMs = 180_000): Promise<void> {
    await this.launch();
    const deadline = Date.now() + withinMs;
    while (Date.now() < deadline) {
      if (this.#child?.exitCode !== null) throw new Error(`The server ended at start:\n${this.#output}`);
      if (
        await fetch(`${this.url}/healthz`).then(
          response => response.ok,
          () => false,
        )
      )
        return;
      await new Promise(resolve => setTimeout(resolve, 50));
    }
    throw new Error(`The server did not answer in time:\n${this.#output}`);
  }

  /** @returns the exit code, or null if the signal killed the process */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.signal(signal);
    return this.#exitPromise;
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  async remove(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { writeTestDatabase } from '../db/database.test-kit';
import { listPendingVariants } from '../db/media';
import { insertMember } from '../db/members';
import type { FieldError } from '../domain/errors';
import type { StoredItem } from '../domain/kinds/kind';
import type { Role } from '../domain/members/permissions';
import type { Blog } from '../domain/rest/article';
import type { Project } from '../domain/rest/case';
import type { SessionUser } from '../use-cases/context';
import { hashPassword } from '../use-cases/members/password';
import { buildApp } from './app';
import { type Composition, compose } from './compose';
import { readConfig } from './config';
import { createDiskGuard } from './disk-guard';
import { SESSION_COOKIE } from './http/actor';
import { openLog } from './log';
import { createMarkLoader } from './mail/mark';
import { getUploadsFolder } from './media/folder-store';

export const SITE_URL = 'http://northlight.test';
export const PASSWORD = 'a password of some length';

export type RequestOptions = {
  headers?: Record<string, string> | undefined;
  /** Sent as application/json. */
  json?: unknown;
  body?: string | Buffer;
  token?: string | undefined;
};

type Item = StoredItem<Project & Omit<Blog, keyof Project>>;

/** Every field that an API response can have. None is optional, so that tests can read fields without checks. */
type ApiData = Item & {
  status: 'success' | 'fail' | 'error';
  message: string;
  errors: FieldError[];
  results: number;
  total: number;
  token: string;
  newSlug: string;
  data: { data: Item; user: SessionUser };
};

/** A response with its parsed body in `data`. */
export type TestResponse = {
  status: number;
  headers: Record<string, string | undefined>;
  text: string;
  data: ApiData;
};

/**
 * Starts the whole site without built pages on its own port, database and folder, and stops it after the test file.
 * @param environment settings besides those that isolate a test.
 * @param writeDatabase writes the initial database file.
 */
export function testSite(environment: Record<string, string> = {}, writeDatabase = writeTestDatabase) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'northlight-app-'));
  const machine = { freeBytes: Number.POSITIVE_INFINITY };
  const lines: Record<string, unknown>[] = [];
  let composition: Composition;
  let port: number;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const config = readConfig({
      DATA_DIR: dataDir,
      SITE_URL,
      SEED: 'none',
      LOG_LEVEL: 'silent',
      RATE_LIMIT: 'off',
      ...environment,
    });
    await writeDatabase(config.databaseFile);
    const log = openLog(config.logLevel, { write: line => void lines.push(JSON.parse(line)) });
    composition = await compose(config, log);
    const { stopJobs: _, close, ...parts } = composition;
    const disk = createDiskGuard(async () => machine.freeBytes, config.diskFloor);
    const app = await buildApp({ config, ...parts, disk, clientRoot: undefined, log });
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
    stop = async () => {
      await app.close();
      await close();
    };
  }, 30_000);
  afterAll(async () => {
    await stop?.();
    rmSync(dataDir, { recursive: true, force: true });
  }, 30_000);

  /** Sends a path unchanged, unlike `fetch`, which normalises it. */
  function send(
    method: string,
    target: string,
    { headers, json, body, token }: RequestOptions = {},
  ): Promise<TestResponse> {
    const content = json === undefined ? body : JSON.stringify(json);
    return new Promise((resolve, reject) => {
      const clientRequest = request(
        {
          agent: false,
          host: '127.0.0.1',
          port,
          method,
          path: target,
          headers: {
            ...(json === undefined ? {} : { 'content-type': 'application/json' }),
            ...(content === undefined ? {} : { 'content-length': Buffer.byteLength(content) }),
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            ...headers,
          },
        },
        async incoming => {
          const chunks: Buffer[] = [];
          for await (const chunk of incoming) chunks.push(chunk as Buffer);
          const text = Buffer.concat(chunks).toString();
          const entries = Object.entries(incoming.headers).map(([name, value]) => [name, value?.toString()]);
          resolve({
            status: incoming.statusCode ?? 0,
            headers: Object.fromEntries(entries),
            text,
            get data() {
              return JSON.parse(text);
            },
          });
        },
      );
      clientRequest.on('error', reject);
      clientRequest.end(content);
    });
  }

  let users = 0;
  /** Creates a member with a session. Hashing is slow, so pass a password only to test signing in. */
  async function createStaff({ password = '', role = 'owner' }: { password?: string; role?: Role } = {}) {
    users += 1;
    const { db, sessions } = composition.services;
    const email = `staff${users}@northlight.test`;
    const passwordHash = password ? await hashPassword(password) : 'none';
    const id = await insertMember(db, { email, name: `Staff ${users}`, passwordHash, role, now: new Date() });
    const token = await sessions.open(id, 'test');
    return { id, email, token, cookie: `${SESSION_COOKIE}=${token}` };
  }

  return {
    dataDir,
    /** Simulated free disk space. */
    machine,
    /** Log lines at `LOG_LEVEL`. */
    lines,
    send,
    staff: createStaff,
    get: (target: string, headers?: Record<string, string>) => send('GET', target, { headers }),
    services: () => composition.services,
    cache: () => composition.cache,
    mark: () => createMarkLoader(composition.imageProcesses, openLog('silent'))(),
    port: () => port,
    variantsMade: () =>
      vi.waitFor(async () => expect(await listPendingVariants(composition.services.db)).toEqual([]), 30_000),
    files: () => readdirSync(getUploadsFolder(dataDir)).sort(),
  };
}

export type Site = ReturnType<typeof testSite>;

/** Creates an image. Each value of `red` gives a different file. */
export const createPng = (red: number): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: red, g: 20, b: 33 } } })
    .png()
    .toBuffer();

export const createPngDataUrl = async (red: number) =>
  `data:image/png;base64,${(await createPng(red)).toString('base64')}`;

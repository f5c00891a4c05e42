import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { listPendingVariants } from '../db/media';
import { insertMember } from '../db/members';
import { writeTestDatabase } from '../db/test-database';
import type { FieldError } from '../domain/errors';
import type { Stored } from '../domain/kinds/kind';
import type { Role } from '../domain/members/permissions';
import type { Blog } from '../domain/rest/article';
import type { Project } from '../domain/rest/case';
import type { SessionUser } from '../use-cases/context';
import { hashPassword } from '../use-cases/members/password';
import { buildApp } from './app';
import { type Composition, compose } from './compose';
import { readConfig } from './config';
import { diskRoom } from './disk-room';
import { SESSION_COOKIE } from './http/actor';
import { openLog } from './log';
import { markOfMails } from './mail/mark';
import { uploadsFolder } from './media/folder-store';

export const SITE_URL = 'http://northlight.test';
export const PASSWORD = 'a password of some length';

export type Send = {
  headers?: Record<string, string> | undefined;
  /** Sent as application/json. */
  json?: unknown;
  body?: string | Buffer;
  token?: string | undefined;
};

type Item = Stored<Project & Omit<Blog, keyof Project>>;

/** All that some answer of the API says; a test knows which of it is there. */
type Told = Item & {
  status: 'success' | 'fail' | 'error';
  message: string;
  errors: FieldError[];
  results: number;
  total: number;
  token: string;
  newSlug: string;
  data: { data: Item; user: SessionUser };
};

/** What came back. `data` is the body as JSON. */
export type Answer = {
  status: number;
  headers: Record<string, string | undefined>;
  text: string;
  data: Told;
};

/**
 * The whole site without its pages' build, on a real port, database and folder, for one test file. It starts
 * before the tests and closes itself.
 * @param environment settings beside those that keep a test to itself.
 * @param writeDatabase writes the database file that the site starts with.
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
    const disk = diskRoom(async () => machine.freeBytes, config.diskFloor);
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

  /** Sends a path exactly as it is written: `fetch` would tidy it first. */
  function send(method: string, target: string, { headers, json, body, token }: Send = {}): Promise<Answer> {
    const content = json === undefined ? body : JSON.stringify(json);
    return new Promise((resolve, reject) => {
      const outgoing = request(
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
          const plain = Object.entries(incoming.headers).map(([name, value]) => [name, value?.toString()]);
          resolve({
            status: incoming.statusCode ?? 0,
            headers: Object.fromEntries(plain),
            text,
            get data() {
              return JSON.parse(text);
            },
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(content);
    });
  }

  let users = 0;
  /** Makes a member of staff, with an open session. Only where a test signs in is a real password worth its time. */
  async function staff({ password = '', role = 'owner' }: { password?: string; role?: Role } = {}) {
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
    /** What the disk says is free, for a test to change. */
    machine,
    /** What the log says, as far as `LOG_LEVEL` lets it. */
    lines,
    send,
    staff,
    get: (target: string, headers?: Record<string, string>) => send('GET', target, { headers }),
    services: () => composition.services,
    cache: () => composition.cache,
    /** The mark that mails carry now. */
    mark: () => markOfMails(composition.pictures, openLog('silent'))(),
    port: () => port,
    /** Resolves once every image has all its files. */
    variantsMade: () =>
      vi.waitFor(async () => expect(await listPendingVariants(composition.services.db)).toEqual([]), 30_000),
    /** Names of the stored public files. */
    files: () => readdirSync(uploadsFolder(dataDir)).sort(),
  };
}

export type Site = ReturnType<typeof testSite>;

/** A small picture; each colour is another file. */
export const pngOf = (red: number): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: red, g: 20, b: 33 } } })
    .png()
    .toBuffer();

export const pngData = async (red: number) =>
  `data:image/png;base64,${(await pngOf(red)).toString('base64')}`;

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, openDatabase } from '../../db/connection';
import { listFiles } from '../../db/enquiries';
import { MIGRATIONS, migrateToLatest } from '../../db/migrate';
import { enqueueMessage } from '../../db/outbox';
import { deleteEnquiry } from '../../db/staff-enquiries';
import { REQUEST_TYPE } from '../../site-data/site.test-kit';
import { sendEnquiry } from '../../use-cases/enquiries/send';
import { createPng, testSite } from '../app.test-kit';
import { readConfig } from '../config';
import { openDataFolder } from '../data-folder';
import { createMemoryLog } from '../media/media.test-kit';
import { createBackup } from './backup';
import { KEY_FILE_NAME, PRIVATE_MEDIA_FOLDER_NAME } from './names';
import { createOffSiteStore } from './off-site';
import { restoreBackup } from './restore';
import { createDailyBackup, listScheduledBackups } from './schedule';
import { verifyBackup } from './verify';

const site = testSite();
const folder = mkdtempSync(path.join(tmpdir(), 'northlight-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const NOW = new Date('2026-11-22T09:00:00Z');
const log = createMemoryLog();
const getNeeds = () => {
  const { dataDir, databaseFile } = readConfig({ DATA_DIR: site.dataDir });
  return { dataDir, databaseFile, mediaStore: site.services().mediaStore };
};

/** Sends a contact request with an attachment. */
async function send(): Promise<string> {
  const services = site.services();
  const content = await services.attachments.receive(Readable.from([Buffer.from('The options desk.')]));
  const values = {
    department: [REQUEST_TYPE],
    fullName: 'Hannah Whitlock',
    companyName: 'Deltaquay',
    email: 'hannah@deltaquay.example',
    description: 'We need the options desk to open on a phone.',
  };
  const attachment = { name: 'desk.txt', content };
  const { reference } = await sendEnquiry(services, {
    values,
    addressee: '',
    submissionId: undefined,
    file: attachment,
  });
  return reference;
}

/** Restores a backup into a separate folder and reads its requests and media. */
async function restore(
  file: string,
  dataDir = mkdtempSync(path.join(folder, 'site-')),
  shouldHoldMail = false,
) {
  const { databaseFile } = readConfig({ DATA_DIR: dataDir });
  const unlock = await openDataFolder({ dataDir }, log);
  const needs = { dataDir, databaseFile, bucket: undefined, shouldHoldMail };
  const { waitingMails } = await restoreBackup(needs, file, NOW).finally(unlock);
  const db = openDatabase(databaseFile);
  try {
    const requests = await db.selectFrom('enquiries').selectAll().execute();
    const media = await db.selectFrom('media').selectAll().execute();
    const emails = await db.selectFrom('outbox').select(['state', 'last_error']).execute();
    const sessions = await db.selectFrom('sessions').selectAll().execute();
    const listFileNames = (name: string) => readdirSync(path.join(dataDir, name)).sort();
    return {
      dataDir,
      requests,
      media,
      sessions,
      waitingMails,
      mails: emails,
      uploads: listFileNames('uploads'),
      attachments: listFileNames('attachments'),
    };
  } finally {
    await db.destroy();
  }
}

let fullBackup: string;
beforeAll(async () => {
  await site.services().images.store(await createPng(7), 'plan.png');
  await site.variantsMade();
  await site.staff();
  await send();
  fullBackup = path.join(folder, 'whole.tar');
  await createBackup(getNeeds(), fullBackup, NOW);
});

describe('a backup', () => {
  it('restores everything except sessions from a backup', async () => {
    expect(statSync(fullBackup).mode & 0o777).toBe(0o600);
    const { db } = site.services();
    const restoredCopy = await restore(fullBackup);
    expect(restoredCopy.requests).toEqual(await db.selectFrom('enquiries').selectAll().execute());
    expect(restoredCopy.media).toEqual(await db.selectFrom('media').selectAll().execute());
    expect(restoredCopy.uploads).toEqual(site.files());
    const [key = ''] = restoredCopy.attachments;
    expect(readFileSync(path.join(restoredCopy.dataDir, 'attachments', key), 'utf8')).toBe(
      'The options desk.',
    );
    expect(restoredCopy.sessions).toEqual([]);
    const readKey = (dataDir: string) => readFileSync(path.join(dataDir, KEY_FILE_NAME));
    expect(readKey(restoredCopy.dataDir)).toEqual(readKey(site.dataDir));
    expect(readdirSync(site.dataDir).filter(name => name === '.backup')).toEqual([]);
  });

  it('backs up every acknowledged request with its attachment while requests change', async () => {
    const { db, attachments } = site.services();
    const acknowledgedIds = new Set<string>();
    let isWriting = true;
    const writeLoop = (async () => {
      for (let count = 0; isWriting; count++) {
        const reference = await send();
        if (count % 2 === 0) acknowledgedIds.add(reference);
        else {
          const request = await db
            .selectFrom('enquiries')
            .select('id')
            .where('reference', '=', reference)
            .executeTakeFirstOrThrow();
          const keys = await listFiles(db, request.id);
          await deleteEnquiry(db, request.id);
          for (const key of keys) await attachments.remove(key);
        }
      }
    })();
    for (let round = 0; round < 3; round++) {
      const acknowledgedBefore = [...acknowledgedIds];
      const file = path.join(folder, `busy-${round}.tar`);
      expect(await createBackup(getNeeds(), file, NOW)).toEqual([]);
      const restoredCopy = await restore(file);
      expect(restoredCopy.requests.map(row => row.reference)).toEqual(
        expect.arrayContaining(acknowledgedBefore),
      );
      expect(restoredCopy.requests.map(row => row.attachment_key).sort()).toEqual(restoredCopy.attachments);
    }
    isWriting = false;
    await writeLoop;
  });

  it('deletes the leftover file of a killed backup, but not the file of an active backup', async () => {
    const targetFolder = mkdtempSync(path.join(folder, 'beside-'));
    const abandonedFile = path.join(targetFolder, '.11111111-2222-4333-8444-555555555555.tmp');
    const recentFile = abandonedFile.replace('1111', '9999');
    for (const file of [abandonedFile, recentFile]) writeFileSync(file, 'half');
    utimesSync(abandonedFile, NOW, new Date(NOW.getTime() - 2 * 3_600_000));
    utimesSync(recentFile, NOW, NOW);
    await createBackup(getNeeds(), path.join(targetFolder, 'site.tar'), NOW);
    expect(readdirSync(targetFolder).sort()).toEqual([path.basename(recentFile), 'site.tar'].sort());
  });

  it('keeps private files private when a backup is restored', async () => {
    const { images } = site.services();
    const [publicImage, privateImage] = [
      path.basename((await images.store(await createPng(97), 'open.png', { kept: true })).url),
      path.basename((await images.store(await createPng(98), 'hidden.png')).url),
    ];
    await images.settle();
    const backup = path.join(folder, 'private.tar');
    expect(await createBackup(getNeeds(), backup, NOW)).toEqual([]);
    const dataDir = mkdtempSync(path.join(folder, 'site-'));
    await restore(backup, dataDir);
    const [uploadsFolder, privateFolder] = [
      path.join(dataDir, 'uploads'),
      path.join(dataDir, PRIVATE_MEDIA_FOLDER_NAME),
    ];
    expect([
      existsSync(path.join(uploadsFolder, publicImage)),
      existsSync(path.join(privateFolder, publicImage)),
    ]).toEqual([true, false]);
    expect([
      existsSync(path.join(uploadsFolder, privateImage)),
      existsSync(path.join(privateFolder, privateImage)),
    ]).toEqual([false, true]);
  });

  it('reports missing files when a backup is completed without them', async () => {
    await site.services().images.store(await createPng(99), 'lost.png');
    await site.variantsMade();
    const [lostName = ''] = readdirSync(path.join(site.dataDir, PRIVATE_MEDIA_FOLDER_NAME)).filter(name =>
      name.includes('lost'),
    );
    const file = path.join(site.dataDir, PRIVATE_MEDIA_FOLDER_NAME, lostName);
    const bytes = readFileSync(file);
    rmSync(file);
    const backup = path.join(folder, 'lost.tar');
    expect(await createBackup(getNeeds(), backup, NOW)).toEqual([`uploads/${lostName}`]);
    expect((await verifyBackup(backup)).manifest.missing).toEqual([`uploads/${lostName}`]);
    writeFileSync(file, bytes);
  });
});

/** Creates a data folder without running a site, and changes its database. */
async function createSmallSite(change: (db: Db) => Promise<unknown>, migrations = MIGRATIONS) {
  const { dataDir, databaseFile } = readConfig({ DATA_DIR: mkdtempSync(path.join(folder, 'small-')) });
  const db = openDatabase(databaseFile);
  await migrateToLatest(db, migrations);
  await change(db);
  await db.destroy();
  return { ...getNeeds(), dataDir, databaseFile };
}

it('deletes a backup when it fails verification', async () => {
  const laterSite = await createSmallSite(async () => {}, {
    ...MIGRATIONS,
    '999-later': { up: async () => {} },
  });
  const file = path.join(folder, 'unusable.tar');
  await expect(createBackup(laterSite, file, NOW)).rejects.toThrow(
    `${file} cannot be restored: its database is of a later`,
  );
  expect(existsSync(file)).toBe(false);
});

describe('emails in a backup', () => {
  const timestamp = NOW.toISOString();
  const waitingMail = {
    kind: 'staff-notice',
    state: 'waiting',
    attempts: 0,
    last_error: '',
    next_attempt_at: timestamp,
    created_at: timestamp,
  } as const;
  const getFile = () => path.join(folder, 'waiting.tar');
  beforeAll(async () => {
    const rows = ['a', 'b'].map(id => ({ ...waitingMail, id, message_id: id }));
    await createBackup(await createSmallSite(db => enqueueMessage(db, rows)), getFile(), NOW);
  });

  it('reports the number of pending emails when a backup is restored', async () => {
    const { waitingMails, mails } = await restore(getFile());
    expect(waitingMails).toBe(2);
    expect(mails).toEqual(Array(2).fill({ state: 'waiting', last_error: '' }));
  });

  it('marks the pending emails of a backup as failed when a restore holds back emails', async () => {
    const { waitingMails, mails } = await restore(getFile(), undefined, true);
    expect(waitingMails).toBe(2);
    expect(mails).toEqual(
      Array(2).fill({ state: 'failed', last_error: 'Held back when a backup was restored' }),
    );
  });
});

describe('restore', () => {
  const writeDamagedBackup = (name: string, change: (bytes: Buffer) => Buffer) => {
    const file = path.join(folder, name);
    writeFileSync(file, change(readFileSync(fullBackup)));
    return file;
  };
  const flipByte = (findIndex: (bytes: Buffer) => number) => (bytes: Buffer) => {
    const index = findIndex(bytes);
    bytes[index] = (bytes[index] ?? 0) ^ 1;
    return bytes;
  };
  it.each<[string, (bytes: Buffer) => Buffer, RegExp]>([
    ['a backup with a changed byte in its database', flipByte(() => 5_000), /database\.sqlite is damaged/],
    ['a backup with a changed byte in a file name', flipByte(() => 3), /cannot be restored/],
    [
      'a backup with a changed byte in its list of files',
      flipByte(bytes => bytes.indexOf('"created"') + 12),
      /list of files is damaged/,
    ],
    ['half of a backup', bytes => bytes.subarray(0, bytes.length / 2), /cannot be restored/],
    ['an empty file', () => Buffer.alloc(0), /it is truncated/],
    ['a file of another type', () => Buffer.from('a letter'.repeat(200)), /cannot be restored/],
  ])(
    'restores nothing from %s, and reports the reason',
    async (name, change, reason) => {
      const file = writeDamagedBackup(`${name}.tar`, change);
      await expect(verifyBackup(file)).rejects.toThrow(reason);
      const { dataDir, requests } = await restore(fullBackup);
      const names = readdirSync(dataDir).sort();
      await expect(restore(file, dataDir)).rejects.toThrow(reason);
      expect(readdirSync(dataDir).sort()).toEqual(names);
      expect(requests).toHaveLength(1);
    },
    15_000,
  );

  it('rejects a restore when the backup is of a later version', async () => {
    const file = path.join(folder, 'later.tar');
    const archive = pack();
    const manifest = JSON.stringify({ format: 3, parts: [] });
    archive.entry({ name: 'manifest.json' }, manifest);
    archive.entry({ name: 'manifest.sha256' }, createHash('sha256').update(manifest).digest('hex'));
    archive.finalize();
    writeFileSync(file, await buffer(archive as AsyncIterable<Uint8Array>));
    await expect(verifyBackup(file)).rejects.toThrow('made by a later version');
  });

  it("rejects a restore when the file doesn't exist", async () => {
    await expect(verifyBackup(path.join(folder, 'none.tar'))).rejects.toThrow(/none\.tar doesn’t exist/);
  });
});

it('completes an interrupted restore at the next start, however many files were moved', async () => {
  for (let moveCount = 0; moveCount <= 2; moveCount++) {
    const { dataDir } = await restore(fullBackup);
    const resolveInData = (...names: string[]) => path.join(dataDir, ...names);
    const oldDatabase = readFileSync(resolveInData('northlight.sqlite'));
    mkdirSync(resolveInData('.restore', 'uploads'), { recursive: true });
    writeFileSync(resolveInData('.restore', 'database.sqlite'), 'new');
    mkdirSync(resolveInData('before'));
    const replacedNames = ['northlight.sqlite', 'uploads'];
    const stagedNames: [string, string][] = [
      ['uploads', 'uploads'],
      ['database.sqlite', 'northlight.sqlite'],
    ];
    // Simulates a process that was killed after several moves.
    writeFileSync(
      resolveInData('.restore.json'),
      JSON.stringify({ before: 'before', out: replacedNames, in: stagedNames }),
    );
    for (const replacedName of replacedNames.slice(0, moveCount))
      renameSync(resolveInData(replacedName), resolveInData('before', replacedName));
    if (moveCount === 2) renameSync(resolveInData('.restore', 'uploads'), resolveInData('uploads'));
    const { databaseFile } = readConfig({ DATA_DIR: dataDir });
    await expect(
      createBackup({ ...getNeeds(), dataDir, databaseFile }, resolveInData('x.tar'), NOW),
    ).rejects.toThrow('A restore was interrupted');

    (await openDataFolder({ dataDir }, log))();
    expect(readFileSync(resolveInData('northlight.sqlite'), 'utf8')).toBe('new');
    expect(readdirSync(resolveInData('uploads'))).toEqual([]);
    expect(readFileSync(resolveInData('before', 'northlight.sqlite'))).toEqual(oldDatabase);
    expect([existsSync(resolveInData('.restore')), existsSync(resolveInData('.restore.json'))]).toEqual([
      false,
      false,
    ]);
  }
});

it('creates one scheduled backup a day and keeps only the latest ones', async () => {
  const dailyFolder = path.join(folder, 'daily');
  const backUp = (iso: string) =>
    createDailyBackup(
      { folder: dailyFolder, keep: 2, offSiteStore: undefined },
      { ...getNeeds(), log, clock: { now: () => new Date(iso), schedule: () => () => {} } },
    );
  await backUp('2026-11-20T03:00:00Z');
  writeFileSync(path.join(dailyFolder, 'northlight-by-hand.tar'), '');
  await backUp('2026-11-20T15:00:00Z');
  await backUp('2026-11-21T03:00:00Z');
  await backUp('2026-11-22T03:01:00Z');
  expect(await listScheduledBackups(dailyFolder)).toEqual([
    'northlight-2026-11-22T0301.tar',
    'northlight-2026-11-21T0300.tar',
  ]);
  expect(existsSync(path.join(dailyFolder, 'northlight-by-hand.tar'))).toBe(true);
});

it("stores the newest backups only in a bucket that isn't public", async () => {
  const dailyFolder = path.join(folder, 'copied');
  const bucket = 'site';
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const s3 = new S3rver({
    port: 0,
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = (await s3.run()) as AddressInfo;
  // Simulates the public image URL, which denies access to backups.
  const publicServer = createServer((_request, response) => response.writeHead(403).end()).listen(
    0,
    'localhost',
  );
  await once(publicServer, 'listening');
  const settings = { bucket, region: 'eu-central-1', endpoint: `http://localhost:${port}`, ...keys };
  const publicUrl = `http://localhost:${(publicServer.address() as AddressInfo).port}`;
  const copies = createOffSiteStore({ ...settings, publicUrl }, 'backups/');
  const backUp = (iso: string, store = copies) =>
    createDailyBackup(
      { folder: dailyFolder, keep: 2, offSiteStore: store },
      { ...getNeeds(), log, clock: { now: () => new Date(iso), schedule: () => () => {} } },
    );
  try {
    for (const day of ['20', '21', '22']) await backUp(`2026-11-${day}T03:00:00Z`);
    const remainingNames = await listScheduledBackups(dailyFolder);
    expect((await copies.list()).sort().reverse()).toEqual(remainingNames);
    const client = new S3Client({ ...settings, credentials: keys, forcePathStyle: true });
    const copy = await client.send(
      new GetObjectCommand({ Bucket: bucket, Key: `backups/${remainingNames[0]}` }),
    );
    const fetchedFile = path.join(folder, 'fetched.tar');
    writeFileSync(fetchedFile, (await copy.Body?.transformToByteArray()) ?? '');
    expect((await verifyBackup(fetchedFile)).manifest.created).toBe('2026-11-22T03:00:00.000Z');

    const publicStore = createOffSiteStore(settings, 'open/');
    await expect(backUp('2026-11-23T03:00:00Z', publicStore)).rejects.toThrow(
      'open/ in the bucket is publicly readable',
    );
    expect(await publicStore.list()).toEqual([]);
    expect(await listScheduledBackups(dailyFolder)).toHaveLength(2);
  } finally {
    publicServer.close();
    await s3.close();
  }
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import path from 'node:path';
import Database from 'better-sqlite3';
import { FORM_FIELD_NAMES } from '../domain/contact-form';
import { emailSendPath, screens } from '../domain/paths';
import { FIRST_TYPE } from './contact-form';
import { expect, test } from './fixtures';
import { MailServer } from './mail-server';
import { SiteProcess } from './site-process';

const ROUNDS = 4;
const ITEMS_PER_ROUND = 25;

/** Makes unsent emails due immediately, instead of after half a minute. */
function makeMailsDue({ dataDir }: SiteProcess): void {
  const database = new Database(path.join(dataDir, 'northlight.sqlite'));
  database
    .prepare("update outbox set next_attempt_at = ? where state <> 'sent'")
    .run(new Date(0).toISOString());
  database.close();
}

function createForm(n: number): FormData {
  const form = new FormData();
  form.append(`${FORM_FIELD_NAMES.department}[0]`, FIRST_TYPE);
  form.append(FORM_FIELD_NAMES.fullName, `Visitor ${n}`);
  form.append(FORM_FIELD_NAMES.email, `visitor-${n}@deltaquay.example`);
  form.append(FORM_FIELD_NAMES.file, new File([`File of visitor ${n}`], `${n}.txt`, { type: 'text/plain' }));
  return form;
}

/** @returns the reference shown to the visitor, or undefined if the request wasn't accepted */
const send = (site: SiteProcess, n: number): Promise<string | undefined> =>
  fetch(site.url + emailSendPath, {
    method: 'POST',
    body: createForm(n),
    headers: { accept: 'application/json' },
  })
    .then(async response =>
      response.ok ? ((await response.json()) as { reference: string }).reference : undefined,
    )
    .catch(() => undefined);

test('preserves every accepted request when the process is killed and the mail server fails', async () => {
  test.setTimeout(180_000);
  const mailServer = new MailServer();
  await mailServer.start();
  const site = SiteProcess.createEmpty({
    SMTP_URL: mailServer.url,
    MAIL_TO: 'desk@agency.example',
    LOG_LEVEL: 'silent',
  });
  const acceptedRequests = new Map<string, number>();
  try {
    // The mail server starts only after half of the rounds.
    await mailServer.stop();
    await site.start();
    for (let round = 0; round < ROUNDS; round++) {
      if (round === ROUNDS / 2) await mailServer.start();
      const numbers = Array.from({ length: ITEMS_PER_ROUND }, (_, index) => round * ITEMS_PER_ROUND + index);
      let responseCount = 0;
      const visit = async () => {
        for (let n = numbers.shift(); n !== undefined; n = numbers.shift()) {
          const reference = await send(site, n);
          if (reference) acceptedRequests.set(reference, n);
          // Kill the site in the middle of a round, with requests in flight.
          if (++responseCount === 15 && round < ROUNDS - 1) site.signal('SIGKILL');
        }
      };
      await Promise.all(Array.from({ length: 5 }, visit));
      if (round < ROUNDS - 1) {
        await site.stop('SIGKILL');
        if (round === ROUNDS - 2) makeMailsDue(site);
        await site.start();
      }
    }
    expect(acceptedRequests.size).toBeGreaterThan((ROUNDS * ITEMS_PER_ROUND) / 2);

    const listNotices = () =>
      mailServer.receivedEmails.filter(({ to }) => to?.[0]?.address === 'desk@agency.example');
    const listRecipients = () => new Set(mailServer.receivedEmails.map(({ to }) => to?.[0]?.address));
    const listUnsentRequests = () =>
      [...acceptedRequests].filter(
        ([reference, n]) =>
          !listNotices().some(({ subject }) => subject?.includes(reference)) ||
          !listRecipients().has(`visitor-${n}@deltaquay.example`),
      );
    await expect.poll(listUnsentRequests, { timeout: 60_000, intervals: [100] }).toEqual([]);
    for (const [reference, n] of acceptedRequests) {
      const ownNotices = listNotices().filter(({ subject }) => subject?.includes(reference));
      // An email is sent twice only after a crash, with the same message id.
      expect(new Set(ownNotices.map(({ messageId }) => messageId)).size).toBe(1);
      const file = ownNotices[0]?.attachments.find(({ filename }) => filename === `${n}.txt`);
      expect(Buffer.from(file?.content as ArrayBuffer).toString()).toBe(`File of visitor ${n}`);
    }
  } finally {
    await site.remove();
    await mailServer.stop();
  }
});

test('finishes an HTTP request in flight and exits cleanly when SIGTERM arrives twice', async () => {
  const site = SiteProcess.createEmpty();
  try {
    await site.start();
    const formResponse = new Response(createForm(1));
    const body = Buffer.from(await formResponse.arrayBuffer());
    const statusPromise = new Promise<number | undefined>((resolve, reject) => {
      const headers = {
        'content-type': formResponse.headers.get('content-type') ?? '',
        'content-length': body.length,
        // Makes the site respond with 100 Continue once it awaits the body.
        expect: '100-continue',
      };
      const clientRequest = request(site.url + emailSendPath, { method: 'POST', headers });
      clientRequest.on('response', ({ statusCode }) => resolve(statusCode)).on('error', reject);
      clientRequest.on('continue', async () => {
        site.signal('SIGTERM');
        const readState = () =>
          fetch(site.url).then(
            () => 'open',
            () => 'closed',
          );
        await expect.poll(readState).toBe('closed');
        site.signal('SIGTERM');
        clientRequest.end(body);
      });
    });
    expect(await statusPromise).toBe(200);
    const stopTime = Date.now();
    expect(await site.stop('SIGTERM')).toBe(0);
    expect(Date.now() - stopTime).toBeLessThan(10_000);
  } finally {
    await site.remove();
  }
});

/** Milliseconds that an empty Node process takes on an idle machine. */
const EMPTY_START_MS = 60;
const START_MAX_MS = 3_000;
async function measureEmptyStart(): Promise<number> {
  const startTime = Date.now();
  await once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'exit');
  return Date.now() - startTime;
}

test('starts the server within three seconds with existing data', async () => {
  const site = SiteProcess.createSeeded();
  try {
    // Measure up to three times and relative to an empty process, because other tests use the CPU.
    const times: number[] = [];
    while (times.length < 3 && Math.min(...times) >= START_MAX_MS) {
      const slowness = Math.max(1, (await measureEmptyStart()) / EMPTY_START_MS);
      const startTime = Date.now();
      await site.start();
      times.push((Date.now() - startTime) / slowness);
      expect((await fetch(site.url + screens.home.path)).status).toBe(200);
      await site.stop();
    }
    expect(Math.min(...times)).toBeLessThan(START_MAX_MS);
  } finally {
    await site.remove();
  }
});

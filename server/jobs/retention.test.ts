import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createMailer } from '../mail/mailer';
import { createWrittenMailFolder } from '../mail/written-mails';
import { createOutboxFixture, silentLog } from './outbox.test-kit';
import { applyRetention } from './retention';

const DAY = 86_400_000;

it('deletes attachments after 180 days and requests after 365 days', async () => {
  const fixture = await createOutboxFixture();
  try {
    const outboxFolder = path.join(fixture.dataDir, 'outbox');
    const attachment = { name: 'a.txt', bytes: Buffer.from('hello') };
    await fixture.addRequest({}, attachment);
    const strayFile = path.join(fixture.dataDir, 'attachments', '.half.tmp');
    await writeFile(strayFile, 'x');
    await mkdir(outboxFolder);
    const mailFile = path.join(outboxFolder, '2026-11-20T08-41-00.000Z-0123456789ab.eml');
    await writeFile(mailFile, 'x');
    for (const file of [strayFile, mailFile]) {
      await utimes(file, fixture.clock.now(), fixture.clock.now());
    }
    const runRetention = () =>
      applyRetention({
        ...fixture,
        log: silentLog,
        schedulePurge() {},
        writtenMails: createWrittenMailFolder(fixture.dataDir),
      });
    const countRemaining = async () => {
      const requests = await fixture.db.selectFrom('enquiries').selectAll().execute();
      return {
        requests: requests.length,
        held: requests.filter(request => request.attachment_key).length,
        messages: (await fixture.rows()).length,
        files: (await fixture.attachments.list()).length,
        mails: (await readdir(outboxFolder)).length,
      };
    };

    await runRetention();
    expect(await countRemaining()).toEqual({ requests: 1, held: 1, messages: 2, files: 2, mails: 1 });
    fixture.pass(2 * DAY);
    await runRetention();
    expect(await countRemaining()).toEqual({ requests: 1, held: 1, messages: 2, files: 1, mails: 1 });
    fixture.pass(179 * DAY);
    await runRetention();
    await runRetention();
    expect(await countRemaining()).toEqual({ requests: 1, held: 0, messages: 2, files: 0, mails: 0 });
    fixture.pass(185 * DAY);
    await runRetention();
    expect(await countRemaining()).toEqual({ requests: 0, held: 0, messages: 0, files: 0, mails: 0 });
  } finally {
    await fixture.close();
  }
});

it('deletes the files of emails about a request when the request is deleted', async () => {
  const fixture = await createOutboxFixture();
  try {
    await fixture.addRequest();
    const outbox = fixture.startOutbox(
      createMailer({ smtpUrl: undefined, mailFrom: 'a@b.example', ...fixture }, silentLog),
    );
    const listWrittenMails = () => readdir(path.join(fixture.dataDir, 'outbox')).catch(() => []);
    await expect.poll(listWrittenMails).toHaveLength(2);
    await outbox.stop();
    const folder = createWrittenMailFolder(fixture.dataDir);
    const run = () =>
      applyRetention({ ...fixture, log: silentLog, schedulePurge() {}, writtenMails: folder });
    await run();
    expect(await listWrittenMails()).toHaveLength(2);
    const [row] = await fixture.rows();
    await folder.remove(row ? [row] : []);
    expect(await listWrittenMails()).toHaveLength(1);
    await fixture.db.deleteFrom('enquiries').execute();
    await run();
    expect(await listWrittenMails()).toEqual([]);
  } finally {
    await fixture.close();
  }
});

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { insertBooking } from '../../db/bookings';
import { insertEnquiryEvent } from '../../db/enquiry-events';
import { insertMember } from '../../db/members';
import { LAST_REQUEST_TYPE, REQUEST_TYPE } from '../../site-data/site.test-kit';
import { storeReceivedEmail } from '../../use-cases/enquiries/receive-email';
import { createOutboxFixture, silentLog } from '../jobs/outbox.test-kit';
import { createMailer } from '../mail/mailer';
import { createWrittenMailFolder } from '../mail/written-mails';
import { erasePersonData, exportPersonData } from '.';

it('exports and erases only the data of the given person', async () => {
  const fixture = await createOutboxFixture();
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'northlight-privacy-')), 'export');
  try {
    await fixture.addRequest(
      { email: 'Hannah@Deltaquay.example' },
      { name: 'a.txt', bytes: Buffer.from('hello') },
    );
    await fixture.addRequest({ email: 'hannah@deltaquay.example' });
    const enquiryIds = await fixture.db
      .selectFrom('enquiries')
      .select('id')
      .orderBy('attachment_name', 'desc')
      .execute();
    for (const { id } of enquiryIds)
      await insertEnquiryEvent(fixture.db, {
        enquiryId: id,
        at: '2026-11-20T09:00:00.000Z',
        member: { _id: 'ann', name: 'Ann' },
        event: { kind: 'note', text: 'Called about the board' },
      });
    await insertBooking(fixture.db, {
      ...{ id: 'call', enquiry_id: enquiryIds[0]?.id ?? '', submission_id: null, note: 'The board' },
      ...{ person_key: 'oksana', person_name: 'Oksana Kravets', time_zone: 'Europe/London' },
      ...{ starts_at: '2026-12-01T10:00:00.000Z', ends_at: '2026-12-01T10:30:00.000Z' },
      ...{ full_name: 'Hannah Whitlock', company_name: '', email: 'hannah@deltaquay.example' },
      created_at: '2026-11-20T09:00:00.000Z',
    });
    await storeReceivedEmail(fixture, {
      ...{ enquiryId: enquiryIds[0]?.id ?? '', messageId: '<a@b>', receivedAt: fixture.clock.now() },
      ...{
        from: { name: 'Hannah', email: 'hannah@deltaquay.example' },
        subject: 'Re: A',
        text: 'The answer',
      },
      files: [{ name: 'b.txt', bytes: Buffer.from('plan') }],
    });
    await fixture.addRequest({ email: 'other@deltaquay.example' });
    await insertMember(fixture.db, {
      role: 'owner',
      email: 'hannah@deltaquay.example',
      name: 'H',
      passwordHash: 'secret',
      now: new Date(),
    });
    const outboxFolder = path.join(fixture.dataDir, 'outbox');
    const outbox = fixture.startOutbox(
      createMailer({ smtpUrl: undefined, mailFrom: 'a@b.example', ...fixture }, silentLog),
    );
    await expect.poll(async () => (await fixture.rows()).filter(row => row.state === 'sent').length).toBe(6);
    await outbox.stop();

    const needs = { ...fixture, writtenMails: createWrittenMailFolder(fixture.dataDir) };
    expect(await exportPersonData(needs, ' HANNAH@deltaquay.example', folder)).toEqual({
      requests: 2,
      user: true,
    });
    const readExport = (name: string) => readFileSync(path.join(folder, name), 'utf8');
    const requests = JSON.parse(readExport('requests.json'));
    expect(requests).toMatchObject([
      {
        full_name: 'Hannah Whitlock',
        attachment_name: 'a.txt',
        mails: [{ state: 'sent' }, { state: 'sent' }],
        receivedMails: [{ text: 'The answer' }],
        files: [{ name: 'b.txt' }],
        events: [{ kind: 'note', member_name: 'Ann', details: { text: 'Called about the board' } }],
        bookings: [{ starts_at: '2026-12-01T10:00:00.000Z', note: 'The board' }],
      },
      { departments: [LAST_REQUEST_TYPE, REQUEST_TYPE] },
    ]);
    expect(readExport(`attachments/${requests[0].attachment_key}`)).toBe('hello');
    expect(readExport(`attachments/${requests[0].files[0].key}`)).toBe('plan');
    expect(readdirSync(path.join(folder, 'mails'))).toHaveLength(4);
    expect(readExport('staff.json')).toContain('"name": "H"');
    expect(readExport('staff.json')).not.toContain('secret');
    await expect(exportPersonData(needs, 'hannah@deltaquay.example', folder)).rejects.toThrow('not empty');

    expect(await erasePersonData(needs, 'hannah@DELTAQUAY.example')).toEqual({ requests: 2, user: true });
    const remainingEnquiries = await fixture.db.selectFrom('enquiries').select('email').execute();
    expect(remainingEnquiries).toEqual([{ email: 'other@deltaquay.example' }]);
    expect(await fixture.rows()).toHaveLength(2);
    expect(await fixture.db.selectFrom('enquiry_events').select('id').execute()).toEqual([]);
    expect(await fixture.db.selectFrom('received_emails').select('id').execute()).toEqual([]);
    expect(await fixture.db.selectFrom('email_files').select('id').execute()).toEqual([]);
    expect(await fixture.db.selectFrom('bookings').select('id').execute()).toEqual([]);
    expect(await fixture.attachments.list()).toEqual([]);
    expect(readdirSync(outboxFolder)).toHaveLength(2);
    expect(await erasePersonData(needs, 'hannah@deltaquay.example')).toEqual({ requests: 0, user: true });
  } finally {
    await fixture.close();
    rmSync(path.dirname(folder), { recursive: true });
  }
});

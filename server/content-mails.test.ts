import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createArticleInput } from '../db/items.test-kit';
import { messages } from '../domain/messages';
import { SHAPE_VERSION } from '../domain/rest/shape';
import { testSite } from './app.test-kit';
import { createProcedureClient } from './http/trpc.test-kit';
import { createTestClock } from './jobs/clock.test-kit';
import { startMailServer } from './jobs/outbox.test-kit';
import { publishDueItems } from './jobs/publications';
import { createMemoryLog } from './media/media.test-kit';

const mail = await startMailServer();
afterAll(() => mail.stop());
const site = testSite({ SMTP_URL: mail.url });
const { call, callQuery } = createProcedureClient(site);
type Staff = Awaited<ReturnType<typeof site.staff>>;
let [editor, author]: Staff[] = [];
beforeAll(async () => {
  editor = await site.staff({ role: 'editor' });
  author = await site.staff({ role: 'author' });
  await site.staff({ role: 'sales' });
});
beforeEach(() => {
  mail.received.length = 0;
});

const callAs = async (member: Staff | undefined, name: string, input: object) => {
  const headers = { cookie: member?.cookie ?? '' };
  const { status } = await call(`content.${name}`, {
    json: { kind: 'article', ...(name === 'saveDraft' && { shape: SHAPE_VERSION }), ...input },
    headers,
  });
  expect(status).toBe(200);
};
const saveDraft = (id: string, values: object) =>
  callAs(author, 'saveDraft', {
    id,
    changes: Object.fromEntries(Object.entries(values).map(([name, to]) => [name, { to }])),
  });
async function waitForNextMails(count: number) {
  // Skips the outbox’s five-second interval.
  site.services().wakeOutbox();
  await vi.waitFor(() => expect(mail.received).toHaveLength(count), 12_000);
  return mail.received.splice(0);
}
const getRecipients = (mails: typeof mail.received) => mails.map(message => message.to?.[0]?.address);

it('emails publishers about a request and the author about the publication of an article', async () => {
  const title = '<b>Words</b> & more';
  await saveDraft('asked', { ...createArticleInput(), title });
  const publishersReply = await callQuery('content.askedOf', { cookie: author?.cookie ?? '' });
  expect(publishersReply.result.data).toEqual({ names: ['Staff 1'] });
  await callAs(author, 'askToPublish', { id: 'asked', note: 'Before <i>Tuesday</i>, please' });
  const requestMails = await waitForNextMails(1);
  expect(getRecipients(requestMails)).toEqual([editor?.email]);
  expect(requestMails[0]?.subject).toContain(`Ready to publish: ${title}`);
  for (const body of [requestMails[0]?.text, requestMails[0]?.html])
    expect(body).toContain('/admin/posts?edit=asked');
  expect(requestMails[0]?.text).toContain('Before <i>Tuesday</i>, please');
  expect(requestMails[0]?.html).toContain('Before &lt;i&gt;Tuesday&lt;/i&gt;, please');
  expect(requestMails[0]?.html).not.toContain('<b>Words');

  await callAs(editor, 'publish', { id: 'asked' });
  const publishMails = await waitForNextMails(1);
  expect(getRecipients(publishMails)).toEqual([author?.email]);
  expect(publishMails[0]?.text).toContain('http://northlight.test/article/b-words-b-more');
});

it('emails the author once when a scheduled publication fails its checks', async () => {
  await saveDraft('planned', { ...createArticleInput(), title: 'Planned' });
  const scheduledTime = new Date(Date.now() + 3_600_000).toISOString();
  await callAs(editor, 'plan', { id: 'planned', from: scheduledTime });
  const changes = { tags: { from: createArticleInput().tags, to: [] } };
  await callAs(author, 'saveDraft', { id: 'planned', changes });
  const { db, onContentChange } = site.services();
  const clock = createTestClock(new Date(Date.now() + 3_700_000).toISOString());
  await publishDueItems({ db, clock, onContentChange, log: createMemoryLog() });
  const { next_attempt_at: dueAt } = await db
    .selectFrom('outbox')
    .select('next_attempt_at')
    .where('kind', '=', 'publication-stopped')
    .executeTakeFirstOrThrow();
  // The job’s clock runs ahead of the outbox’s, so the email isn’t due yet.
  expect(dueAt > new Date().toISOString()).toBe(true);
  await db.updateTable('outbox').set({ next_attempt_at: new Date().toISOString() }).execute();
  const blockedMails = await waitForNextMails(1);
  expect(getRecipients(blockedMails)).toEqual([author?.email]);
  expect(blockedMails[0]?.subject).toContain('Not published: Planned');
  expect(blockedMails[0]?.text).toContain(`Problem: ${messages.tagRequired}`);
  await publishDueItems({ db, clock, onContentChange, log: createMemoryLog() });
  // The second run adds no email. The first one may not be marked as sent yet.
  const notices = await db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'publication-stopped')
    .execute();
  expect(notices).toHaveLength(1);
});

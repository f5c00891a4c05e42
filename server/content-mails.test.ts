import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createArticleInput } from '../db/test-items';
import { messages } from '../domain/messages';
import { SHAPE_VERSION } from '../domain/rest/shape';
import { testSite } from './app.test-kit';
import { createProcedureClient } from './http/trpc.test-kit';
import { createTestClock } from './jobs/clock.test-kit';
import { startMailServer } from './jobs/outbox.test-kit';
import { publishDueItems } from './jobs/publications';
import { createMemoryLog } from './media/test-kit';

const mail = await startMailServer();
afterAll(() => mail.stop());
const site = testSite({ SMTP_URL: mail.url });
const { call, ask } = createProcedureClient(site);
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

const act = async (who: Staff | undefined, name: string, input: object) => {
  const headers = { cookie: who?.cookie ?? '' };
  const { status } = await call(`content.${name}`, {
    json: { kind: 'article', ...(name === 'saveDraft' && { shape: SHAPE_VERSION }), ...input },
    headers,
  });
  expect(status).toBe(200);
};
const write = (id: string, values: object) =>
  act(author, 'saveDraft', {
    id,
    changes: Object.fromEntries(Object.entries(values).map(([name, to]) => [name, { to }])),
  });
async function nextMails(count: number) {
  // Skips the outbox’s five-second interval.
  site.services().wakeOutbox();
  await vi.waitFor(() => expect(mail.received).toHaveLength(count), 12_000);
  return mail.received.splice(0);
}
const to = (mails: typeof mail.received) => mails.map(message => message.to?.[0]?.address);

it('emails publishers about a publication request, and the author once the article is published', async () => {
  const title = '<b>Words</b> & more';
  await write('asked', { ...createArticleInput(), title });
  const told = await ask('content.askedOf', { cookie: author?.cookie ?? '' });
  expect(told.result.data).toEqual({ names: ['Staff 1'] });
  await act(author, 'askToPublish', { id: 'asked', note: 'Before <i>Tuesday</i>, please' });
  const asked = await nextMails(1);
  expect(to(asked)).toEqual([editor?.email]);
  expect(asked[0]?.subject).toContain(`Ready to publish: ${title}`);
  for (const part of [asked[0]?.text, asked[0]?.html]) expect(part).toContain('/admin/posts?edit=asked');
  expect(asked[0]?.text).toContain('Before <i>Tuesday</i>, please');
  expect(asked[0]?.html).toContain('Before &lt;i&gt;Tuesday&lt;/i&gt;, please');
  expect(asked[0]?.html).not.toContain('<b>Words');

  await act(editor, 'publish', { id: 'asked' });
  const published = await nextMails(1);
  expect(to(published)).toEqual([author?.email]);
  expect(published[0]?.text).toContain('http://northlight.test/article/b-words-b-more');
}, 30_000);

it('emails the author once when a scheduled publication fails its checks', async () => {
  await write('planned', { ...createArticleInput(), title: 'Planned' });
  const at = new Date(Date.now() + 3_600_000).toISOString();
  await act(editor, 'plan', { id: 'planned', from: at });
  const changes = { tags: { from: createArticleInput().tags, to: [] } };
  await act(author, 'saveDraft', { id: 'planned', changes });
  const { db, contentChanged } = site.services();
  const clock = createTestClock(new Date(Date.now() + 3_700_000).toISOString());
  await publishDueItems({ db, clock, contentChanged, log: createMemoryLog() });
  const { next_attempt_at: due } = await db
    .selectFrom('outbox')
    .select('next_attempt_at')
    .where('kind', '=', 'publication-stopped')
    .executeTakeFirstOrThrow();
  // The job’s clock runs ahead of the outbox’s, so the email isn’t due yet.
  expect(due > new Date().toISOString()).toBe(true);
  await db.updateTable('outbox').set({ next_attempt_at: new Date().toISOString() }).execute();
  const stopped = await nextMails(1);
  expect(to(stopped)).toEqual([author?.email]);
  expect(stopped[0]?.subject).toContain('Not published: Planned');
  expect(stopped[0]?.text).toContain(`Problem: ${messages.tagRequired}`);
  await publishDueItems({ db, clock, contentChanged, log: createMemoryLog() });
  // The second run adds no email. The first one may not be marked as sent yet.
  const told = await db.selectFrom('outbox').select('id').where('kind', '=', 'publication-stopped').execute();
  expect(told).toHaveLength(1);
}, 30_000);

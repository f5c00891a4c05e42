import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { insertMedia } from '../../db/media';
import { DEMO_DIRECTORY } from '../../domain/content-files/demo.test-kit';
import { apiBase } from '../../domain/paths';
import { testSite } from '../app.test-kit';
import { createMemoryLog } from '../media/media.test-kit';
import { seedDatabase } from '../seed';

const site = testSite();

/** Stores the demo content. Images keep their file names and aren’t processed. */
async function storeDemo(): Promise<void> {
  const { db, images, mediaStore, attachments } = site.services();
  // A date after the content’s, because future dates would be changed to now.
  const clock = { now: () => new Date('2030-01-01') };
  const store: typeof images.store = async (_, name) => {
    const image = {
      url: `/uploads/${name}.png`,
      pixel: 'data:image/webp;base64,AAAA',
      width: 8,
      height: 8,
    };
    const files = [{ key: `${name}.webp`, width: 8, type: 'image/webp' }];
    const id = await insertMedia(db, { key: name, ...image, files, hidden: true, now: new Date(0) });
    return { id, ...image };
  };
  await seedDatabase(
    { db, mediaStore, attachments, clock, log: createMemoryLog(), images: { ...images, store } },
    DEMO_DIRECTORY,
  );
}

/** Shown when responses differ, for example after an adopter changed the demo or the facts. */
const ACCEPT =
  'if the demo or the facts changed, accept with: npm run unit -- -u server/rest/demo-answers.test.ts';

it('returns the same responses for the demo content, byte for byte', async () => {
  await storeDemo();
  const lines: string[] = [];
  const readResponse = async (path: string) => {
    const { status, text, data } = await site.get(apiBase + path);
    // Stored videos’ names start with a random key.
    const body = text.replace(/\/uploads\/[0-9a-f]{16}-/g, '/uploads/');
    lines.push(`${status} ${createHash('sha256').update(body).digest('hex').slice(0, 16)} ${path}`);
    return (data.data?.data ?? []) as unknown as { _id: string; slug: string }[];
  };
  for (const list of ['/projects', '/blogs']) {
    for (const { _id, slug } of await readResponse(list)) {
      await readResponse(`${list}/${_id}`);
      await readResponse(`${list}/slug/${slug}`);
    }
    await readResponse(`${list}?offset=3&limit=2`);
    await readResponse(`${list}?fields=title,slug,tag`);
  }
  await readResponse('/projects?domain=FinTech');
  await readResponse('/blogs?tag=QA');
  await readResponse('/openapi.json');
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../fixtures/demo-answers.txt', ACCEPT);
});

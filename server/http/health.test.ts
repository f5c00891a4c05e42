import { rmSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testSite } from '../app.test-kit';
import { getUploadsFolder } from '../media/folder-store';

const site = testSite();

async function expectReady(status: number, data: object) {
  for (const suffix of ['', '?x=1']) {
    const response = await site.get(`/readyz${suffix}`);
    expect([response.status, response.data, response.headers['cache-control']]).toEqual([
      status,
      data,
      'no-store',
    ]);
  }
  const healthResponse = await site.get('/healthz');
  expect([healthResponse.status, healthResponse.data, healthResponse.headers['cache-control']]).toEqual([
    200,
    { status: 'up' },
    'no-store',
  ]);
}

it('reports ready while the database and the media store respond', () =>
  expectReady(200, { status: 'ready' }));

it("names failed parts when the site isn't ready", async () => {
  const robotsResponse = await site.get('/robots.txt');
  const folder = getUploadsFolder(site.dataDir);
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'a file where the folder was');
  await expectReady(503, { status: 'not ready', failed: ['media'] });
  expect((await site.get('/api/v1/projects')).status).toBe(200);

  await site.services().db.destroy();
  await expectReady(503, { status: 'not ready', failed: ['database', 'media'] });
  expect((await site.get('/robots.txt')).text).toBe(robotsResponse.text);
  expect((await site.get('/api/v1/projects/unknown')).status).toBe(500);

  rmSync(folder);
  await expectReady(503, { status: 'not ready', failed: ['database'] });
});

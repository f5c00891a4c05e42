import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { generateSource } from 'oazapfts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, testSite } from '../app.test-kit';
import { articleInput, caseInput } from './items.test-kit';

const site = testSite();
const root = path.resolve(import.meta.dirname, '../..');
// Inside the project, so that the client can import its packages.
const folder = path.join(root, `node_modules/.cache/northlight/client-${process.pid}`);
const file = path.join(folder, 'client.ts');

const getDocument = async () => (await site.get('/api/v1/openapi.json')).text;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  const spec = path.join(folder, 'openapi.json');
  writeFileSync(spec, await getDocument());
  writeFileSync(file, await generateSource(spec, { optimistic: true }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('generates an OpenAPI document that passes a strict linter', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source: await getDocument(), config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

it('generates a typed client that compiles', () => {
  // Example client code. A missing field or a wrong type wouldn’t compile.
  const usageFile = path.join(folder, 'use.ts');
  writeFileSync(
    usageFile,
    `import * as api from './client';
export async function titles(): Promise<string[]> {
  const { data } = await api.listProjects({ domain: ['FinTech'], fields: ['title'], limit: 5 });
  return data.data.map(({ title }) => title ?? '');
}
// @ts-expect-error a limit is a number
export const wrong = () => api.listBlogs({ limit: 'many' });
`,
  );
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext', '--target', 'es2022'];
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      tsc,
      ...options,
      '--moduleResolution',
      'bundler',
      '--lib',
      'es2022,dom,dom.iterable',
      '--ignoreConfig',
      usageFile,
    ],
    { encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([0, '']);
});

it('signs in, creates, reads, changes, lists and deletes with the generated client', async () => {
  const api = await import(/* @vite-ignore */ pathToFileURL(file).href);
  api.defaults.baseUrl = `http://127.0.0.1:${site.port()}`;
  const { email } = await site.staff({ password: PASSWORD });
  const { token } = await api.login({ email, password: PASSWORD });
  const signedInOptions = { headers: { authorization: `Bearer ${token}` } };

  const item = (await api.createProject(caseInput({ title: 'From a client' }), signedInOptions)).data.data;
  expect((await api.readProject(item._id)).data.data).toEqual(item);
  const change = { heading: 'Changed' };
  const changedProject = await api.changeProject(item._id, change, { ifMatch: '"1"' }, signedInOptions);
  expect(changedProject.data.data).toMatchObject({ heading: 'Changed', revision: 2 });
  await expect(api.changeProject(item._id, change, { ifMatch: '"1"' }, signedInOptions)).rejects.toThrow();
  expect(await api.readProjectBySlug('from-a-client')).toEqual(changedProject.data.data);
  const listedProjects = await api.listProjects({ domain: ['AI/ML SaaS'], fields: ['title', 'slug'] });
  expect(listedProjects).toMatchObject({
    results: 1,
    data: { data: [{ title: 'From a client', slug: 'from-a-client' }] },
  });
  await api.deleteProject(item._id, signedInOptions);
  expect((await api.listProjects()).total).toBe(0);

  await api.createBlog(articleInput(), signedInOptions);
  expect((await api.listBlogs({ tag: ['React', 'QA'] })).results).toBe(1);
  await api.logout(signedInOptions);
  await expect(api.createBlog(articleInput(), signedInOptions)).rejects.toThrow();
});

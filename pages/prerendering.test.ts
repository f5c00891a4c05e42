import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '(site)');
const listFiles = (page: string) => readdirSync(path.join(root, page));
const pages = readdirSync(root, { withFileTypes: true })
  .filter(entry => entry.isDirectory() && listFiles(entry.name).includes('+Page.tsx'))
  .map(({ name }) => name);

it.each(pages)('prerenders %s exactly when the page needs no data', async page => {
  const files = listFiles(page);
  const { default: config } = files.includes('+config.ts')
    ? await import(`./(site)/${page}/+config.ts`)
    : { default: {} };
  const needsData = files.includes('+data.ts') || files.includes('+guard.ts');
  const advice = needsData
    ? 'is rendered on request: remove prerender from its +config.ts, or its +data.ts and +guard.ts'
    : 'has neither +data.ts nor +guard.ts: set prerender: true in its +config.ts, as other pages do';
  expect(config.prerender ?? false, `pages/(site)/${page} ${advice}`).toBe(!needsData);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { version } from './version';

const readText = (file: string) => readFileSync(file, 'utf8');

it('uses the same version in the code, the newest changelog section and the lockfile', () => {
  const sections = [...readText('CHANGELOG.md').matchAll(/^## \[(.+)\]/gm)].map(([, name]) => name);
  expect(sections[0]).toBe(version);
  expect(new Set(sections).size).toBe(sections.length);
  const lock = JSON.parse(readText('package-lock.json'));
  expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listLicences } from './licences.mjs';

const createLockfile = (packages: Record<string, object>) => ({
  packages: { '': { license: 'none' }, ...packages },
});

it('finds an accepted licence for every production package', () => {
  const file = path.resolve(import.meta.dirname, '../../package-lock.json');
  const packages = listLicences(JSON.parse(readFileSync(file, 'utf8')));
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(({ accepted }) => !accepted)).toEqual([]);
});

it('reports an unknown licence of a production package, but not of a development package', () => {
  const packages = listLicences(
    createLockfile({
      'node_modules/a': { version: '1.0.0', license: '(MIT OR Apache-2.0)' },
      'node_modules/a/node_modules/@b/c': { version: '2.0.0', license: 'SSPL-1.0' },
      'node_modules/d': { version: '3.0.0' },
      'node_modules/e': { version: '4.0.0', license: 'GPL-3.0', dev: true },
    }),
  );
  expect(packages).toEqual([
    { name: '@b/c', version: '2.0.0', licence: 'SSPL-1.0', accepted: false },
    { name: 'a', version: '1.0.0', licence: '(MIT OR Apache-2.0)', accepted: true },
    { name: 'd', version: '3.0.0', licence: 'none named', accepted: false },
  ]);
});

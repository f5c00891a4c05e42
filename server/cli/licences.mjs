// npm run licences: fails if a production package’s licence isn’t accepted. Reads only the lockfile.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Licences accepted for use and redistribution. */
const ACCEPTED_LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0', // caniuse-lite: build data, named in its own package
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later', // libvips inside sharp: a separate library, loaded unmodified
  'MIT',
  'MIT-0',
  'MPL-2.0', // ical.js and lightningcss, used unchanged
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
];

/** Licences from the repositories of packages whose manifests don’t state one clearly. */
const KNOWN_LICENCES = { duck: 'BSD-2-Clause', eval: 'MIT', 'require-like': 'MIT' };

/**
 * @param lockfile `package-lock.json` as an object.
 * @returns production packages as `{ name, version, licence, accepted }`, sorted by name.
 */
export function listLicences(lockfile) {
  return Object.entries(lockfile.packages)
    .filter(([packagePath, { dev, link }]) => packagePath !== '' && !dev && !link)
    .map(([packagePath, { version, license }]) => {
      const name = packagePath.replace(/^.*node_modules\//, '');
      const licence = KNOWN_LICENCES[name] ?? license ?? 'none named';
      // With OR, one accepted licence is enough. With AND, all must be accepted.
      const choices = licence.replace(/[()]/g, '').split(' OR ');
      const isAccepted = choices.some(choice =>
        choice.split(' AND ').every(part => ACCEPTED_LICENCES.includes(part)),
      );
      return { name, version, licence, accepted: isAccepted };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
  const packages = listLicences(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
  for (const { name, version, licence } of packages) console.log(`${licence}\t${name}@${version}`);
  const unknownPackages = packages.filter(({ accepted }) => !accepted);
  console.error(
    `\n  ${packages.length} packages, ${unknownPackages.length} with a licence that is not accepted yet.`,
  );
  for (const { name, licence } of unknownPackages) console.error(`  ${name}: ${licence}`);
  process.exitCode = unknownPackages.length > 0 ? 1 : 0;
}

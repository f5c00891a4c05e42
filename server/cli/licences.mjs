// npm run licences: the packages that run in production with their licences, and a failure when one has a licence
// that nobody has looked at yet. Read from the lockfile, so it needs nothing installed.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Licences under which a package may be used and passed on beside this project's own. */
const ACCEPTED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0', // caniuse-lite: data of the build, named in its own package
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later', // libvips inside sharp: a library of its own, loaded as it was published
  'MIT',
  'MIT-0',
  'MPL-2.0', // lightningcss: a tool of the build
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
];

/** Packages whose manifest names no licence, or not which of a family, with the one that their repository states. */
const STATED = { duck: 'BSD-2-Clause', eval: 'MIT', 'require-like': 'MIT' };

/**
 * The packages of a lockfile that are not for development only.
 * @param lockfile `package-lock.json` as an object.
 * @returns `{ name, version, licence, accepted }` by name.
 */
export function licences(lockfile) {
  return Object.entries(lockfile.packages)
    .filter(([place, { dev, link }]) => place !== '' && !dev && !link)
    .map(([place, { version, license }]) => {
      const name = place.replace(/^.*node_modules\//, '');
      const licence = STATED[name] ?? license ?? 'none named';
      // Of several to choose from one is enough; of several that hold together each one counts.
      const choices = licence.replace(/[()]/g, '').split(' OR ');
      const accepted = choices.some(choice => choice.split(' AND ').every(part => ACCEPTED.includes(part)));
      return { name, version, licence, accepted };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
  const packages = licences(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
  for (const { name, version, licence } of packages) console.log(`${licence}\t${name}@${version}`);
  const unknown = packages.filter(({ accepted }) => !accepted);
  console.error(
    `\n  ${packages.length} packages, ${unknown.length} with a licence that is not accepted yet.`,
  );
  for (const { name, licence } of unknown) console.error(`  ${name}: ${licence}`);
  process.exitCode = unknown.length > 0 ? 1 : 0;
}

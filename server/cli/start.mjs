// npm start: installs if needed, builds if outdated, then migrates, seeds and serves.
import {
  buildSite,
  findSettingsFile,
  formatSecondsSince,
  install,
  memoryFlags,
  printLine,
  runAsParent,
  serverEnv,
} from './toolchain.mjs';

const settings = findSettingsFile();
const startedAt = performance.now();
install();
buildSite();
const flags = [...memoryFlags, ...(settings ? [`--env-file=${settings}`] : [])];
runAsParent([...flags, 'dist/server/main.mjs'], serverEnv, () =>
  printLine(`Started in ${formatSecondsSince(startedAt)}.`),
);

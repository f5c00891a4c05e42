// npm start: installs if needed, builds if outdated, then migrates, seeds and serves.
import {
  build,
  handOver,
  install,
  leanFlags,
  say,
  secondsSince,
  serverEnv,
  settingsFile,
} from './toolchain.mjs';

const settings = settingsFile();
const began = performance.now();
install();
build();
const flags = [...leanFlags, ...(settings ? [`--env-file=${settings}`] : [])];
handOver([...flags, 'dist/server/main.mjs'], serverEnv, () => say(`Started in ${secondsSince(began)}.`));

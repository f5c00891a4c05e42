// npm run user: runs one of the built commands under the carried Node, with the settings of .env.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { handOver, ready, root } from './toolchain.mjs';

const [command, ...args] = process.argv.slice(2);
ready();
const settings = path.join(root, '.env');
handOver([
  ...(existsSync(settings) ? [`--env-file=${settings}`] : []),
  `dist/server/${command}.mjs`,
  ...args,
]);

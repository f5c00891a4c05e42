// npm run user: runs a built command with the bundled Node and the settings of .env.
import { handOver, ready, settingsFile } from './toolchain.mjs';

const [command, ...args] = process.argv.slice(2);
const settings = settingsFile();
ready();
handOver([...(settings ? [`--env-file=${settings}`] : []), `dist/server/${command}.mjs`, ...args]);

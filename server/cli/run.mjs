// Runs a built command, such as npm run user, with the bundled Node and the settings in .env.
import { handOver, ready, settingsFile } from './toolchain.mjs';

const [command, ...args] = process.argv.slice(2);
const settings = settingsFile();
ready();
handOver([...(settings ? [`--env-file=${settings}`] : []), `dist/server/${command}.mjs`, ...args]);

// Runs a built command, such as npm run user, with the bundled Node and the settings in .env.
import { findSettingsFile, prepareStart, runAsParent } from './toolchain.mjs';

const [command, ...args] = process.argv.slice(2);
const settings = findSettingsFile();
prepareStart();
runAsParent([...(settings ? [`--env-file=${settings}`] : []), `dist/server/${command}.mjs`, ...args]);

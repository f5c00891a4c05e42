// npm run bench [-- writing]: measures the build with the bundled Node.
import { findBrowsers } from '../server/cli/browsers.mjs';
import { buildSite, install, runAsParent } from '../server/cli/toolchain.mjs';

install('tests');
buildSite();
if (process.argv[2] === 'writing') runAsParent(['tools/bench-writing.mjs'], findBrowsers());
else runAsParent(['tools/bench-run.mjs']);

// npm run bench [-- writing]: measures the build with the bundled Node.
import { browsers } from '../server/cli/browsers.mjs';
import { build, handOver, install } from '../server/cli/toolchain.mjs';

install('tests');
build();
if (process.argv[2] === 'writing') handOver(['tools/bench-writing.mjs'], browsers());
else handOver(['tools/bench-run.mjs']);

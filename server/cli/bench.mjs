// npm run bench [-- writing]: measures what is built, under the carried Node.
import { browsers } from './browsers.mjs';
import { build, handOver, install } from './toolchain.mjs';

install('tests');
build();
if (process.argv[2] === 'writing') handOver(['server/cli/bench-writing.mjs'], browsers());
else handOver(['server/cli/bench-run.mjs']);

// npm run bench: measures what is built, under the carried Node.
import { build, handOver, install } from './toolchain.mjs';

install();
build();
handOver(['server/cli/bench-run.mjs']);

// npm run build: builds beside what is there and swaps, unless the sources are those of the last build.
import { build, install } from './toolchain.mjs';

install();
build();

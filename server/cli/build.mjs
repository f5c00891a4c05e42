// npm run build: builds in a separate folder and swaps, unless the sources are unchanged.
import { build, install } from './toolchain.mjs';

install();
build();

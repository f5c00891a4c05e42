// npm run build: builds in a separate folder and swaps it in, unless the sources are unchanged.
import { buildSite, install } from './toolchain.mjs';

install();
buildSite();

// npm start: installs if needed, builds if stale, then migrates, seeds and serves.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build, handOver, install, root, serverEnv } from './toolchain.mjs';

install();
build();
const settings = path.join(root, '.env');
handOver([...(existsSync(settings) ? [`--env-file=${settings}`] : []), 'dist/server/main.mjs'], serverEnv);

// npm start: installs if needed, builds if stale, then migrates, seeds and serves.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build, handOver, install, leanFlags, root, serverEnv } from './toolchain.mjs';

install();
build();
const settings = path.join(root, '.env');
const flags = [...leanFlags, ...(existsSync(settings) ? [`--env-file=${settings}`] : [])];
handOver([...flags, 'dist/server/main.mjs'], serverEnv);

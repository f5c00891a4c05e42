// Last build step: writes compressed assets, the maintenance page for proxies, and the demo content.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './toolchain.mjs';

const buildFolder = path.join(root, process.env.BUILD_DIR);
const client = path.join(buildFolder, 'client');
for (const file of readdirSync(client, { recursive: true })) {
  if (!/\.(js|css|svg|json|webmanifest|txt|xml)$/.test(file) || file.endsWith('.pageContext.json')) continue;
  const bytes = readFileSync(path.join(client, file));
  if (bytes.length < 512) continue;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(path.join(client, `${file}.br`), brotliCompressSync(bytes, { params }));
  writeFileSync(path.join(client, `${file}.gz`), gzipSync(bytes, { level: 9 }));
}

const { renderMaintenancePage } = await import(
  pathToFileURL(path.join(buildFolder, 'server/maintenance-page.mjs')).href
);
writeFileSync(path.join(client, '503.html'), renderMaintenancePage());

const demoFolder = 'site-data/demo';
cpSync(path.join(root, demoFolder), path.join(buildFolder, demoFolder), { recursive: true });

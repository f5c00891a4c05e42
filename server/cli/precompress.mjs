// Writes the Brotli and gzip twin of every compressible asset beside it, at the highest quality, once a build.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './toolchain.mjs';

const client = path.join(root, 'dist/client');
for (const file of readdirSync(client, { recursive: true })) {
  if (!/\.(js|css|svg|json|webmanifest|txt|xml)$/.test(file) || file.endsWith('.pageContext.json')) continue;
  const bytes = readFileSync(path.join(client, file));
  if (bytes.length < 512) continue;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(path.join(client, `${file}.br`), brotliCompressSync(bytes, { params }));
  writeFileSync(path.join(client, `${file}.gz`), gzipSync(bytes, { level: 9 }));
}

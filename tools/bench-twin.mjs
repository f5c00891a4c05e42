// The benchmark's baseline: a bare Fastify that serves one page from memory.

import { brotliCompressSync, constants } from 'node:zlib';
import Fastify from 'fastify';

const response = await fetch(process.env.TWIN_OF);
const page = Buffer.from(await response.arrayBuffer());
const bytes = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
const app = Fastify();
app.get('/', (_request, reply) =>
  reply.header('content-type', 'text/html; charset=utf-8').header('content-encoding', 'br').send(bytes),
);
await app.listen({ port: Number(process.env.PORT), host: 'localhost' });

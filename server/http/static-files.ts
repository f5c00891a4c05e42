import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { IMMUTABLE_CACHE_CONTROL } from './cache-control';

/** Client build files that aren’t served directly: pages and compressed variants. */
const EXCLUDED_FILE_PATTERN = /\.(?:html|pageContext\.json|br|gz)$/;

function listPaths(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter(entry => entry.isFile() && !EXCLUDED_FILE_PATTERN.test(entry.name))
    .map(({ parentPath, name }) =>
      `/${path.relative(root, path.join(parentPath, name))}`.replaceAll(path.sep, '/'),
    );
}

/**
 * Serves hashed assets under `/assets` with compressed variants, and fixed files such as the favicon at the root.
 * @param root folder of the client build. Nothing is served if it is missing, as in development.
 */
export async function registerStaticFiles(app: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, {
    root: path.resolve(root),
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      // Policies apply to documents. On assets, they only waste bytes.
      reply.removeHeader('content-security-policy');
      reply.removeHeader('permissions-policy');
      const isImmutable = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', isImmutable ? IMMUTABLE_CACHE_CONTROL : 'public, max-age=86400');
    },
  });
  const paths = new Set(listPaths(root));
  // One hook serves all files, because compiling a route per file would take a third of the startup time.
  app.addHook('onRequest', (request, reply, done) => {
    const [file = ''] = request.url.split('?', 1);
    if (!paths.has(file) || (request.method !== 'GET' && request.method !== 'HEAD')) return done();
    reply.sendFile(file);
  });
}

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { IMMUTABLE } from './cache-control';

/** Files of the client build that are not served as they are: pages, and the compressed variants of others. */
const NOT_SERVED = /\.(?:html|pageContext\.json|br|gz)$/;

/** Lists the URL paths of the files below a folder that are served as they are. */
function listPaths(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter(entry => entry.isFile() && !NOT_SERVED.test(entry.name))
    .map(({ parentPath, name }) =>
      `/${path.relative(root, path.join(parentPath, name))}`.replaceAll(path.sep, '/'),
    );
}

/**
 * Built assets under `/assets` (hashed names, compressed twins beside them, never change) and the few files of
 * fixed address (favicons, manifest) at the root.
 * @param root folder of the client build; nothing is served when it is missing (development).
 */
export async function staticFiles(app: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, {
    root: path.resolve(root),
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      // Policies are for documents; on every asset they would only be weight.
      reply.removeHeader('content-security-policy');
      reply.removeHeader('permissions-policy');
      const immutable = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', immutable ? IMMUTABLE : 'public, max-age=86400');
    },
  });
  const paths = new Set(listPaths(root));
  // A route for each file would take the router a third of the start to compile.
  app.addHook('onRequest', (request, reply, done) => {
    const [file = ''] = request.url.split('?', 1);
    if (!paths.has(file) || (request.method !== 'GET' && request.method !== 'HEAD')) return done();
    reply.sendFile(file);
  });
}

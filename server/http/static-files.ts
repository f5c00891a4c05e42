import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { IMMUTABLE } from './cache-control';

/**
 * Built assets under `/assets` (hashed names, compressed twins beside them, never change) and the few files of
 * fixed address (favicons, manifest) at the root.
 * @param root folder of the client build; nothing is served when it is missing (development).
 */
export async function staticFiles(app: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, {
    root: path.resolve(root),
    wildcard: false,
    index: false,
    redirect: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.html', '**/*.pageContext.json', '**/*.br', '**/*.gz'],
    setHeaders(reply, file) {
      // Policies are for documents; on every asset they would only be weight.
      reply.removeHeader('content-security-policy');
      reply.removeHeader('permissions-policy');
      const immutable = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', immutable ? IMMUTABLE : 'public, max-age=86400');
    },
  });
}

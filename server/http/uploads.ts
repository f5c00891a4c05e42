import { mkdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { messages } from '../../domain/messages';
import { uploadsBase } from '../../domain/paths';
import { readFileIfThere } from '../files/read-file-if-there';
import { IMMUTABLE } from './cache-control';

/** A stored file can do nothing when it is opened by itself. */
export const INERT_FILE = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
};

const TYPES: Record<string, string> = { '.png': 'image/png', '.jpg': 'image/jpeg', '.gif': 'image/gif' };

/**
 * The folder media store, read from outside (rule 40): types fixed by the names we gave, never sniffed, and
 * sandboxed should somebody open a file by itself. Keys are unique, so a file never changes.
 * @param folder where the store keeps its files.
 * @param fallbackOf the key of the file that stands in for one that is not made yet (`server/media/variants.ts`).
 */
export async function uploads(
  app: FastifyInstance,
  folder: string,
  fallbackOf: (key: string) => Promise<string | undefined>,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await app.register(
    async scope => {
      scope.setNotFoundHandler(async (request, reply) => {
        const key = request.url.slice(uploadsBase.length + 1).replace(/\?.*/s, '');
        const fallback = await fallbackOf(key);
        const bytes = fallback && (await readFileIfThere(path.join(folder, path.basename(fallback))));
        if (!bytes) return sendMissing(reply);
        // A browser decodes what it gets; the better file has this address from the next request on.
        return reply
          .headers({
            ...INERT_FILE,
            'cache-control': 'no-store',
            'cross-origin-resource-policy': 'cross-origin',
          })
          .type(TYPES[path.extname(fallback)] ?? 'application/octet-stream')
          .send(bytes);
      });
      scope.setErrorHandler((error: FastifyError, _request, reply) => {
        // Deleted between a look at it and opening it, or a way out of the folder.
        if (error.code === 'ENOENT' || error.statusCode === 403) return sendMissing(reply);
        throw error;
      });
      await scope.register(fastifyStatic, {
        root: path.resolve(folder),
        decorateReply: false,
        index: false,
        dotfiles: 'deny',
        cacheControl: false,
        setHeaders: reply =>
          reply
            .headers(INERT_FILE)
            .header('cache-control', IMMUTABLE)
            .header('cross-origin-resource-policy', 'cross-origin'),
      });
    },
    { prefix: uploadsBase },
  );
}

const sendMissing = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(messages.notFound);

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { messages } from '../../domain/messages';
import { uploadsBase } from '../../domain/paths';
import { readFileIfExists } from '../files/missing-files';
import { IMMUTABLE_CACHE_CONTROL } from './cache-control';

/** Headers that make a stored file inert when it is opened directly. */
export const INERT_FILE_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
};

const TYPES: Record<string, string> = { '.png': 'image/png', '.jpg': 'image/jpeg', '.gif': 'image/gif' };

/**
 * Serves stored files (rule 40), sandboxed and with fixed types that browsers don’t sniff. Keys are unique, so files
 * never change.
 * @param folder the store’s folder.
 * @param findFallback finds the file to serve instead of a variant that doesn’t exist yet (`server/media/variants.ts`).
 */
export async function registerUploads(
  app: FastifyInstance,
  folder: string,
  findFallback: (key: string) => Promise<string | undefined>,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await app.register(
    async scope => {
      scope.setNotFoundHandler(async (request, reply) => {
        const key = request.url.slice(uploadsBase.length + 1).replace(/\?.*/s, '');
        const fallback = await findFallback(key);
        const bytes = fallback && (await readFileIfExists(path.join(folder, path.basename(fallback))));
        if (!bytes) return sendNotFound(reply);
        // Browsers decode either format, and the next request gets the better file.
        return reply
          .headers({
            ...INERT_FILE_HEADERS,
            'cache-control': 'no-store',
            'cross-origin-resource-policy': 'cross-origin',
          })
          .type(TYPES[path.extname(fallback)] ?? 'application/octet-stream')
          .send(bytes);
      });
      scope.setErrorHandler((error: FastifyError, _request, reply) => {
        // The file was deleted after the lookup, or the path is outside the folder.
        if (error.code === 'ENOENT' || error.statusCode === 403) return sendNotFound(reply);
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
            .headers(INERT_FILE_HEADERS)
            .header('cache-control', IMMUTABLE_CACHE_CONTROL)
            .header('cross-origin-resource-policy', 'cross-origin'),
      });
    },
    { prefix: uploadsBase },
  );
}

const sendNotFound = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(messages.notFound);

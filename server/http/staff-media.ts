import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isVisibleInItem } from '../../db/media-moves';
import { DomainError } from '../../domain/errors';
import { messages } from '../../domain/messages';
import { isSharedPreviewKey, staffMediaBase } from '../../domain/paths';
import { findMediaKey } from '../../domain/staff-media';
import { findPreviewLink } from '../../use-cases/content/preview-links';
import type { Services } from '../../use-cases/context';
import { isMissingFile } from '../files/missing-files';
import { getPrivateFolder, getUploadsFolder } from '../media/folder-store';
import { registerJsonErrors } from '../rest/errors';
import type { CookieActor } from './actor';
import { INERT_FILE_HEADERS } from './uploads';

type Needs = Pick<Services, 'db' | 'clock' | 'mediaStore'> & {
  findActor: CookieActor;
  dataDir: string;
  /** Whether a bucket stores public files. */
  hasBucket: boolean;
  /** Finds the file to serve instead of a variant that doesn’t exist yet. */
  findFallback: (key: string) => Promise<string | undefined>;
};

/** Browsers revalidate on each use, because the session or preview link may have ended. */
const HEADERS = {
  ...INERT_FILE_HEADERS,
  'cache-control': 'private, no-cache',
  'cross-origin-resource-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};

/** Serves private images to members and preview link holders. */
export async function registerStaffMedia(
  app: FastifyInstance,
  { db, clock, mediaStore, findActor, dataDir, hasBucket, findFallback }: Needs,
): Promise<void> {
  const folders = [getPrivateFolder(dataDir), getUploadsFolder(dataDir)].map(folder => path.resolve(folder));
  await app.register(async scope => {
    registerJsonErrors(scope);
    await scope.register(fastifyStatic, {
      root: folders,
      serve: false,
      cacheControl: false,
      setHeaders: reply => void reply.headers(HEADERS),
    });

    // Publishing can move a file to the public folder between finding and opening it.
    scope.addHook('onRoute', route => {
      route.errorHandler = (error, request, reply) => {
        if (!isMissingFile(error)) throw error;
        return send(reply, (request.params as { file: string }).file);
      };
    });
    scope.get<{ Params: { file: string } }>(`${staffMediaBase}/:file`, async (request, reply) => {
      const { user } = await findActor(request, reply);
      if (!user) throw new DomainError('unauthorized', messages.tokenNotFound);
      if (user.owesSecondFactor) throw new DomainError('forbidden', messages.secondFactorFirst);
      return send(reply, request.params.file);
    });
    scope.get<{ Params: { token: string; file: string } }>(
      `${staffMediaBase}/:token/:file`,
      async (request, reply) => {
        const { token, file } = request.params;
        const link = isSharedPreviewKey(token) ? await findPreviewLink({ db, clock }, token) : undefined;
        const key = findMediaKey(file);
        if (!link || !key || !(await isVisibleInItem(db, key, link.itemId)))
          throw new DomainError('not_found', messages.notFound);
        return send(reply, file);
      },
    );
  });

  const findFolder = (file: string) => folders.find(folder => existsSync(path.join(folder, file)));

  async function send(reply: FastifyReply, file: string) {
    const folder = findMediaKey(file) && findFolder(file);
    if (folder) return reply.sendFile(file, folder);
    const fallback = await findFallback(file);
    const fallbackFolder = fallback && findFolder(fallback);
    if (fallbackFolder) return reply.sendFile(fallback, fallbackFolder);
    reply.header('cache-control', 'no-store');
    if (findMediaKey(file) && hasBucket) return reply.redirect(mediaStore.getUrl(file), 302);
    throw new DomainError('not_found', messages.notFound);
  }
}

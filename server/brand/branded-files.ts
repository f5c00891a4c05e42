import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { appIcon, favicon, faviconSmall, faviconTiny } from '../../art/favicon';
import { iconFile } from '../../art/icon-file';
import { REVALIDATED } from '../http/cache-control';
import { type Answer, makeAnswer } from '../http/cached-response';
import { sendKept } from '../http/kept-response';
import type { PageCache } from '../pages/page-cache';
import type { Pictures } from '../pictures';
import { isRecoloured, recolour } from './recolour';

type Needs = { root: string; cache: PageCache; pictures: Pictures };

const answer = (type: string, body: string | Buffer): Answer =>
  makeAnswer(200, { 'content-type': type, 'cache-control': REVALIDATED }, body);

/** Drawings and icons of the build in the site's own accent; while that is the built-in one, files are sent as they are. */
export function brandedFiles(app: FastifyInstance, { root, cache, pictures }: Needs): void {
  const drawings = new Set(
    readdirSync(path.join(root, 'assets'), { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.svg'))
      .map(file => `/assets/${file.split(path.sep).join('/')}`),
  );
  const png = async (svg: string, side: number) =>
    Buffer.from(await pictures.draw('drawIcon', { svg, side }));
  const appPng = (side: number) => async () => answer('image/png', await png(appIcon(), side));
  const icons: Record<string, () => Promise<Answer>> = {
    '/favicon.svg': async () => answer('image/svg+xml', favicon()),
    '/favicon.ico': async () => {
      const [tiny, small] = await Promise.all([png(faviconTiny(), 16), png(faviconSmall(), 32)]);
      const file = iconFile([
        { side: 16, png: tiny },
        { side: 32, png: small },
      ]);
      return answer('image/x-icon', file);
    },
    '/apple-touch-icon.png': appPng(180),
    '/icon-192.png': appPng(192),
    '/icon-512.png': appPng(512),
  };
  const drawing = (file: string) => async () =>
    answer('image/svg+xml', recolour(await readFile(path.join(root, file), 'utf8')));

  app.addHook('onRequest', async (request, reply) => {
    if (!isRecoloured() || (request.method !== 'GET' && request.method !== 'HEAD')) return;
    const [file = ''] = request.url.split('?', 1);
    const make = icons[file] ?? (drawings.has(file) ? drawing(file) : undefined);
    if (make) return sendKept(request, reply, cache, make, file);
  });
}

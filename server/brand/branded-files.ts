import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createIconFile } from '../../art/icon-file';
import { drawAppIcon, drawFavicon, drawSmallFavicon, drawTinyFavicon } from '../../art/mark';
import { fontPaths } from '../../art/typefaces';
import { BRAND_SCRIPT_PATH } from '../../domain/brand';
import { getSite } from '../../domain/current-site';
import { getLogoPath, LOGO_PATHS } from '../../domain/logo';
import { IMMUTABLE_CACHE_CONTROL, REVALIDATED_CACHE_CONTROL } from '../http/cache-control';
import { type CachedResponse, createCachedResponse } from '../http/cached-response';
import { sendCached } from '../http/send-cached';
import type { ImageProcesses } from '../images';
import type { PageCache } from '../pages/page-cache';
import { findLogoVariant } from './logo';
import { adaptDrawing, hasCustomDrawings } from './recolour';

type Needs = {
  /** Client build folder, or undefined in development. */
  root: string | undefined;
  cache: PageCache;
  imageProcesses: ImageProcesses;
};

const createResponse = (
  type: string,
  body: string | Buffer,
  cacheControl = REVALIDATED_CACHE_CONTROL,
): CachedResponse => createCachedResponse(200, { 'content-type': type, 'cache-control': cacheControl }, body);

/** Creates an SVG favicon that shows the logo for a light or dark tab. Browsers prefer SVG to PNG icons. */
function createLogoFavicon(lightLogo: Buffer, darkLogo: Buffer, ratio: number): string {
  const [width, height] = ratio > 1 ? [32, 32 / ratio] : [32 * ratio, 32];
  const position = `x="${(32 - width) / 2}" y="${(32 - height) / 2}" width="${width}" height="${height}"`;
  const renderImage = (name: string, png: Buffer) =>
    `<image class="${name}" ${position} href="data:image/png;base64,${png.toString('base64')}"/>`;
  const style = '.d{display:none}@media(prefers-color-scheme:dark){.l{display:none}.d{display:inline}}';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${style}</style>${renderImage('l', lightLogo)}${renderImage('d', darkLogo)}</svg>`;
}

/** Serves drawings and icons with the site’s accent, digits and logo. Unchanged files are sent as built. */
export function registerBrandedFiles(app: FastifyInstance, { root, cache, imageProcesses }: Needs): void {
  const drawings = new Set(
    root === undefined
      ? []
      : readdirSync(path.join(root, 'assets'), { recursive: true, encoding: 'utf8' })
          .filter(file => file.endsWith('.svg'))
          .map(file => `/assets/${file.split(path.sep).join('/')}`),
  );
  const toPng = async (drawing: string | Buffer, side: number) =>
    Buffer.from(await imageProcesses.draw('drawIcon', { drawing, side }));
  const toAppPng = (side: number) => async () =>
    createResponse('image/png', await toPng(findLogoVariant('icon') ?? drawAppIcon(), side));
  const icons: Record<string, () => Promise<CachedResponse>> = {
    '/favicon.svg': async () => {
      const [lightLogo, darkLogo] = [findLogoVariant('white'), findLogoVariant('black')];
      const { logo } = getSite();
      const favicon = lightLogo && darkLogo && logo && createLogoFavicon(lightLogo, darkLogo, logo.ratio);
      return createResponse('image/svg+xml', favicon ?? drawFavicon());
    },
    '/favicon.ico': async () => {
      const [tinyIcon, smallIcon] = await Promise.all([
        findLogoVariant('tiny') ?? toPng(drawTinyFavicon(), 16),
        findLogoVariant('small') ?? toPng(drawSmallFavicon(), 32),
      ]);
      const file = createIconFile([
        { side: 16, png: tinyIcon },
        { side: 32, png: smallIcon },
      ]);
      return createResponse('image/x-icon', file);
    },
    '/apple-touch-icon.png': toAppPng(180),
    '/icon-192.png': toAppPng(192),
    '/icon-512.png': toAppPng(512),
  };
  const logos = new Map<string, 'white' | 'black'>([
    [LOGO_PATHS.white, 'white'],
    [LOGO_PATHS.black, 'black'],
  ]);
  const readDrawing = (folder: string, file: string) => async () =>
    createResponse('image/svg+xml', adaptDrawing(await readFile(path.join(folder, file), 'utf8')));

  const fontUrls = new Set<string>(Object.values(fontPaths));
  /** Loads a font on first use, because most sites use the built-in typeface. */
  const readFont = (file: string) => async () => {
    const { fontsByPath } = await import('./font-files');
    return createResponse('font/woff2', fontsByPath.get(file) ?? '', IMMUTABLE_CACHE_CONTROL);
  };

  /** Finds a file’s replacement. Returns undefined when the built file applies. */
  function findResponseFactory(file: string): (() => Promise<CachedResponse>) | undefined {
    if (!getSite().logo && !hasCustomDrawings()) return undefined;
    if (icons[file]) return icons[file];
    if (file === BRAND_SCRIPT_PATH && hasCustomDrawings())
      return async () => createResponse('text/javascript', DRAWINGS_SCRIPT);
    return root !== undefined && hasCustomDrawings() && drawings.has(file)
      ? readDrawing(root, file)
      : undefined;
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const [file = ''] = request.url.split('?', 1);
    const logoGround = logos.get(file);
    const image = logoGround && findLogoVariant(logoGround);
    const { logo } = getSite();
    if (logoGround && image && logo) {
      const isCurrentVersion = request.url === getLogoPath(logoGround, logo);
      const cacheControl = isCurrentVersion ? IMMUTABLE_CACHE_CONTROL : REVALIDATED_CACHE_CONTROL;
      const createFile = async () => createResponse('image/png', image, cacheControl);
      return sendCached(request, reply, cache, createFile, isCurrentVersion ? request.url : file);
    }
    const createFile = fontUrls.has(file) ? readFont(file) : findResponseFactory(file);
    if (createFile) return sendCached(request, reply, cache, createFile, file);
  });
}

/**
 * A script that renames drawings in client-rendered pages, like `renameDrawings` in documents. Sites with another
 * accent or typeface need the script, because browsers cache built files permanently.
 */
const DRAWINGS_SCRIPT = `(()=>{
const accent=new URL(document.currentScript.src).search,drawing=/^\\/assets\\/[\\w./()-]+\\.svg(?=$|#)/;
const own=element=>{for(const name of['src','href']){const value=element.getAttribute(name);if(value&&drawing.test(value))element.setAttribute(name,value.replace(drawing,'$&'+accent))}};
const look=node=>{if(node.nodeType===1)for(const each of[node,...node.querySelectorAll('img,use,image')])own(each)};
new MutationObserver(changes=>{for(const{type,target,addedNodes}of changes)type==='attributes'?own(target):addedNodes.forEach(look)}).observe(document,{subtree:true,childList:true,attributes:true,attributeFilter:['src','href']});
})()`;

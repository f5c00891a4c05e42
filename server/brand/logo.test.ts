import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SVG_MAX_BYTES } from '../../domain/limits';
import { LOGO_PATHS } from '../../domain/logo';
import { messages } from '../../domain/messages';
import { getOgImagePath } from '../../domain/seo';
import { createOrganization } from '../../domain/structured-data';
import { SITE_URL, testSite } from '../app.test-kit';
import { createPageFrame } from '../discovery/og/frames';
import { createProcedureClient } from '../http/trpc.test-kit';
import { renderMail } from '../mail/layout';
import { renderFailureScreen } from '../pages/failure/screen';
import { isPrerenderCurrent } from '../pages/prerendered';

// Each test renders images in a worker process, which starts slowly.
vi.setConfig({ testTimeout: 30_000 });

const site = testSite();
const { call, callQuery } = createProcedureClient(site);
let editor: Record<string, string>;
beforeAll(async () => {
  editor = { cookie: (await site.staff({ role: 'editor' })).cookie };
});

const createSvg = (body: string, size = '0 0 40 40') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}">${body}</svg>`);
/** A ring in the text colour around a disc that is always green. */
const RING_SVG = createSvg(
  '<circle cx="20" cy="20" r="17" fill="none" stroke="currentColor" stroke-width="6"/><circle cx="20" cy="20" r="8" fill="#187A43"/>',
);
const createPng = (width: number, height: number, background = '#D71921') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** Uploads bytes to the incoming store. */
async function upload(bytes: Buffer, type = 'image/svg+xml') {
  const json = { name: 'mark.svg', type, size: bytes.length };
  const uploadTargetReply = await call('media.begin', { json, headers: editor });
  const { key, url, fields } = uploadTargetReply.result.data as { key: string; url: string; fields: object };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new File([new Uint8Array(bytes)], 'mark.svg', { type }));
  const formResponse = new Response(form);
  const headers = { 'content-type': formResponse.headers.get('content-type') ?? '', ...editor };
  await site.send('POST', url, { body: Buffer.from(await formResponse.arrayBuffer()), headers });
  return { key, name: 'mark.svg' };
}
const change = async (json: object) => call('site.changeBrand', { json, headers: editor });
const publish = async (bytes: Buffer) => change({ facts: {}, logo: await upload(bytes) });
const reset = () => change({ facts: {}, logo: null });
afterEach(reset);

const fetchImage = async (url: string) => {
  const response = await fetch(`http://127.0.0.1:${site.port()}${url}`);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
};
/** Reads an image’s colours at `x` and in the centre. */
async function readColours(bytes: Buffer, x: number) {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const readColourAt = (left: number) => {
    const offset = 4 * (Math.floor(info.height / 2) * info.width + left);
    return [...data.subarray(offset, offset + 4)].map(value => value.toString(16).padStart(2, '0')).join('');
  };
  return {
    edge: readColourAt(x),
    middle: readColourAt(Math.floor(info.width / 2)),
    width: info.width,
    height: info.height,
  };
}
const getMailLogo = () =>
  renderMail({ title: '', preheader: '', heading: '', intro: '', facts: '', action: '', footer: '' });

const renderErrorScreen = () => renderFailureScreen(undefined, { id: 'A', url: '/', time: new Date(0) });

describe('a published logo', () => {
  it('renders a preview of every logo variant before publication', async () => {
    const logoUpload = await upload(RING_SVG);
    const { result } = await call('site.tryLogo', { json: logoUpload, headers: editor });
    const preview = result.data as Record<string, string>;
    expect(preview).toMatchObject({ name: 'mark.svg', kind: 'svg', alone: false, bytes: RING_SVG.length });
    const decodeVariant = (name: string) => Buffer.from(preview[name]?.split(',')[1] ?? '', 'base64');
    expect(await readColours(decodeVariant('white'), 4)).toMatchObject({
      edge: '161616ff',
      middle: '187a43ff',
      height: 120,
    });
    expect(await readColours(decodeVariant('black'), 4)).toMatchObject({
      edge: 'ffffffff',
      middle: '187a43ff',
      height: 120,
    });
    expect(await readColours(decodeVariant('icon'), 4)).toMatchObject({ edge: '161616ff', width: 512 });
    expect(await readColours(decodeVariant('mail'), 4)).toMatchObject({ edge: 'ffffffff', height: 96 });
    expect([isPrerenderCurrent(), (await site.get('/logo.png')).status]).toEqual([true, 302]);
    await change({ facts: {}, logo: logoUpload });
    expect(isPrerenderCurrent()).toBe(false);
    const brand = (await callQuery('site.brand', editor)).result.data;
    expect(brand.logo).toEqual(preview);
  });

  it('shows the logo in icons, feeds, emails, share images and error pages until the logo is reset', async () => {
    const stateBefore = {
      screen: renderErrorScreen(),
      frame: createPageFrame({ title: 'Quays', host: 'a.example' }).text,
      shared: await fetchImage(getOgImagePath('page', 'home')),
    };
    await publish(RING_SVG);
    const [, blackLogoUrl = ''] = /src="(\/logo-on-black\.png\?v=\w{8})"/.exec(renderErrorScreen()) ?? [];
    expect(await readColours(await fetchImage(blackLogoUrl), 4)).toMatchObject({
      edge: 'ffffffff',
      height: 120,
    });
    expect((await site.get(blackLogoUrl)).headers['cache-control']).toContain('immutable');
    for (const [url, side] of [
      ['/icon-512.png', 512],
      ['/icon-192.png', 192],
      ['/apple-touch-icon.png', 180],
    ] as const)
      expect(await readColours(await fetchImage(url), 2)).toMatchObject({
        middle: '187a43ff',
        width: side,
      });
    expect((await fetchImage('/favicon.svg')).toString()).toContain('data:image/png');
    expect((await fetchImage('/favicon.ico')).readUInt16LE(4)).toBe(2);

    const ownIconPattern = /\/icon-512\.png\?l=\w{8}/;
    expect((await site.get('/site.webmanifest')).text).toMatch(ownIconPattern);
    expect((await site.get('/blog/rss.xml')).text).toMatch(/icon-192\.png\?l=/);
    expect(createOrganization(SITE_URL).logo).toMatch(ownIconPattern);
    expect(await readColours((await site.mark()).content as Buffer, 4)).toMatchObject({
      edge: 'ffffffff',
      height: 96,
    });
    expect(createPageFrame({ title: 'Quays', host: 'a.example' }).text).toContain('data:image/png');
    expect(await fetchImage(getOgImagePath('page', 'home'))).not.toEqual(stateBefore.shared);

    await reset();
    expect(isPrerenderCurrent()).toBe(true);
    expect({
      screen: renderErrorScreen(),
      frame: createPageFrame({ title: 'Quays', host: 'a.example' }).text,
      shared: await fetchImage(getOgImagePath('page', 'home')),
    }).toEqual(stateBefore);
  });

  it('omits the name beside a logo when the logo is wide enough to contain it', async () => {
    await publish(createSvg('<path d="M0 0h120v40H0z" fill="#187A43"/>', '0 0 120 40'));
    expect(renderErrorScreen()).toContain('width="96" height="32"');
    expect(getMailLogo()).toMatch(
      /<img src="cid:mark@mail" width="96" height="32" alt="[^"]+"[^>]*><\/td><\/tr>/,
    );
    await publish(RING_SVG);
    expect(getMailLogo()).toMatch(/width="32" height="32" alt=""[^>]*><\/td><td/);
  });

  it('adds a plate behind a logo when it would be invisible on its background', async () => {
    await publish(createSvg('<circle cx="20" cy="20" r="20" fill="#000"/>'));
    const blackColours = await readColours(await fetchImage('/logo-on-black.png'), 2);
    expect(blackColours).toMatchObject({ edge: 'ffffffff', middle: '000000ff' });
    expect(await readColours(await fetchImage('/logo.png'), 60)).toMatchObject({ middle: '000000ff' });
    expect(await readColours(await fetchImage('/icon-192.png'), 2)).toMatchObject({ edge: 'ffffffff' });
  });

  const RING = '<circle cx="20" cy="20" r="17" fill="none" stroke="currentColor" stroke-width="6"/>';
  const createDisc = (x: number, r: number, fill: string) =>
    `<circle cx="${x}" cy="20" r="${r}" fill="${fill}"/>`;
  it.each([
    ['black', 'a fixed dark disc in a ring of currentColor', RING + createDisc(20, 8, '#1E3A8A')],
    [
      'black',
      'a small dark disc beside a larger red one',
      createDisc(20, 20, '#D71921') + createDisc(46, 4, '#111'),
    ],
    ['white', 'a fixed white disc in a ring of currentColor', RING + createDisc(20, 8, '#fff')],
    ['no', 'a dark disc on a red one', createDisc(20, 20, '#D71921') + createDisc(20, 14, '#111')],
    ['no', 'a white disc on a red one', createDisc(20, 20, '#D71921') + createDisc(20, 14, '#fff')],
    [
      'no',
      'a yellow disc beside a larger red one',
      createDisc(20, 20, '#D71921') + createDisc(48, 7, '#FBBC05'),
    ],
    ['no', 'a black disc beside a white one', createDisc(20, 20, '#000') + createDisc(64, 20, '#fff')],
  ])('adds a plate on %s backgrounds to a logo with %s', async (ground, _, body) => {
    await publish(createSvg(body, '0 0 84 40'));
    const plates = [];
    for (const [name, path] of Object.entries(LOGO_PATHS)) {
      const pixels = await sharp(await fetchImage(path))
        .ensureAlpha()
        .raw()
        .toBuffer();
      if (pixels[3] === 255) plates.push(name);
    }
    expect(plates).toEqual(ground === 'no' ? [] : [ground]);
  });

  it('accepts a PNG file as a logo', async () => {
    expect((await publish(await createPng(600, 512))).status).toBe(200);
    expect(await readColours(await fetchImage('/logo.png'), 2)).toMatchObject({
      middle: 'd71921ff',
      height: 120,
    });
  });

  it('logs the member who changes the logo', async () => {
    await publish(RING_SVG);
    await reset();
    const { db } = site.services();
    const activity = await db.selectFrom('activity').selectAll().orderBy('id', 'desc').limit(2).execute();
    expect(activity).toMatchObject([
      { action: 'removed', subject_title: 'the logo' },
      { action: 'factsChanged', subject_title: 'the logo', member_name: 'Staff 1' },
    ]);
  });
});

describe('logo upload', () => {
  const deepSvg = `<g>${'<g>'.repeat(70)}<path d="M0 0h9v9z"/>${'</g>'.repeat(70)}</g>`;
  it.each([
    ['a logo with a script', createSvg('<script>alert(1)</script>'), messages.svgScript],
    [
      'a logo with an event handler',
      createSvg('<path d="M0 0h9v9z" onload="alert(1)"/>'),
      messages.svgScript,
    ],
    [
      'a logo with an external reference',
      createSvg('<image href="https://evil.example/a.png"/>'),
      messages.svgExternal,
    ],
    [
      'a logo with entities',
      Buffer.from('<!DOCTYPE svg [<!ENTITY a "aa">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'),
      messages.svgEntities,
    ],
    ['a logo with too many levels', createSvg(deepSvg), messages.svgComplex],
    [
      'a logo with too much text',
      createSvg(`<desc>${'x'.repeat(SVG_MAX_BYTES)}</desc>`),
      messages.svgTooLarge,
    ],
    ['an empty drawing', createSvg('<path d=""/>'), messages.logoEmpty],
    ['a logo that is too wide', createSvg('<path d="M0 0h400v40H0z"/>', '0 0 400 40'), messages.logoShape],
    ['a text file as a logo', Buffer.from('a logo'), messages.logoKind],
  ])('rejects %s as a logo with a message, and changes nothing', async (_, bytes, message) => {
    const response = await publish(bytes);
    expect([response.status >= 400 && response.status < 500, response.error.message]).toEqual([
      true,
      message,
    ]);
    expect(isPrerenderCurrent()).toBe(true);
  });

  it('rejects a PNG logo with too few pixels', async () => {
    const response = await publish(await createPng(300, 200));
    expect([response.status, response.error.message]).toEqual([400, messages.logoSmall(300, 200)]);
  });

  it('rejects a PNG logo with too many pixels', async () => {
    const response = await publish(await createPng(9_000, 600));
    expect([response.status, response.error.message]).toEqual([400, messages.imageTooManyPixels]);
  });

  it('rejects a logo change when its upload is missing', async () => {
    const response = await change({ facts: {}, logo: { key: 'none', name: 'mark.svg' } });
    expect([response.status, response.error.message]).toEqual([404, messages.uploadMissing]);
  });

  it('rejects changed facts when the logo sent with them is invalid', async () => {
    const logo = await upload(createSvg('<script/>'));
    expect((await change({ facts: { name: 'Otter & Ash' }, logo })).status).toBe(400);
    expect(isPrerenderCurrent()).toBe(true);
  });
});

it('rejects a logo change by an author', async () => {
  const { cookie } = await site.staff({ role: 'author' });
  const response = await call('site.changeBrand', { json: { facts: {}, logo: null }, headers: { cookie } });
  expect(response.status).toBe(403);
});

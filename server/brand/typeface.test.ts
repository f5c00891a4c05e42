import { statSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import type { Typeface } from '../../domain/typefaces';
import { builtInFacts } from '../../site-data';
import { changeFacts } from '../../use-cases/site/facts';
import { testSite } from '../app.test-kit';
import { createPageFrame } from '../discovery/og/frames';
import { renderMail } from '../mail/layout';
import { renderFailureScreen } from '../pages/failure/screen';
import { renderErrorPage } from '../rest/error-page';
import { preloadTypeface } from './recolour';

const site = testSite();
const user = {
  _id: 'm1',
  name: 'Inês',
  email: 'ines@harbour.example',
  photo: '',
  position: '',
  role: 'owner',
} as const;
const setTypeface = (typeface: Typeface) => changeFacts({ ...site.services(), user }, { typeface });
afterEach(() => setTypeface(builtInFacts.typeface));

const renderPreload = (file: string) =>
  `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`;
const plainHead = `<head>${renderPreload('/assets/static/archivo.Ab1.woff2')}<title>A</title></head>`;
const page = `<head>${renderPreload('/assets/static/archivo.Ab1.woff2')}<title>A</title>${renderPreload('/assets/static/other.woff2')}</head>`;
const getTypefaces = () => ({
  mail: renderMail({ title: '', preheader: '', heading: 'A', intro: '', facts: '', action: '', footer: '' }),
  refusal: renderErrorPage([], '/'),
  failure: renderFailureScreen('/archivo.woff2', { id: 'A', url: '/', time: new Date(0) }),
  shared: createPageFrame({ title: 'Quays', host: 'a.example' }).text,
});

it('uses the built-in typeface unless another is chosen', async () => {
  await setTypeface('archivo');
  const typefacesBefore = getTypefaces();
  expect(preloadTypeface(page)).toBe(plainHead);
  await setTypeface('fraunces');
  await setTypeface('archivo');
  expect([getTypefaces(), preloadTypeface(page)]).toEqual([typefacesBefore, plainHead]);
});

describe.each([
  ['fraunces', 'Fraunces,Georgia', 'Fraunces Heads', 2],
  ['instrument-sans', 'Instrument Sans', 'Instrument Sans Variable', 1],
] as const)('the typeface %s', (typeface, mailFont, family, files) => {
  it('uses the chosen typeface in emails, error pages and share images', async () => {
    await setTypeface('archivo');
    const typefacesBefore = getTypefaces();
    await setTypeface(typeface);
    const { mail, refusal, failure, shared } = getTypefaces();
    expect(mail).toContain(mailFont);
    expect(refusal).toContain(mailFont);
    expect(failure).toContain(`"${family}"`);
    expect(failure).not.toContain('/archivo.woff2');
    expect(shared).not.toBe(typefacesBefore.shared);
  });

  it('serves the chosen typeface as files that browsers cache', async () => {
    await setTypeface(typeface);
    for (const [, file = ''] of preloadTypeface(page).matchAll(/href="([^"]+)"/g)) {
      const { status, headers } = await site.get(file);
      expect([status, headers['content-type']]).toEqual([200, 'font/woff2']);
      expect(headers['cache-control']).toContain('immutable');
    }
  });

  it('preloads the chosen typeface instead of the built-in typeface', async () => {
    await setTypeface(typeface);
    const headHtml = preloadTypeface(page);
    expect(headHtml).not.toContain('/assets/static/');
    expect(headHtml.match(/as="font"/g)).toHaveLength(files);
  });
});

it('rejects an unknown typeface', async () => {
  const { cookie } = await site.staff();
  const { status, text } = await site.send('POST', '/api/trpc/site.changeBrand', {
    json: { facts: { typeface: 'comic' } },
    headers: { cookie, origin: 'http://northlight.test' },
  });
  expect([status, text.includes('Unknown typeface')]).toEqual([400, true]);
});

it('limits the font files of a typeface to 100 KB', () => {
  const getFontSize = (name: string) => statSync(`art/fonts/${name}.woff2`).size;
  expect(getFontSize('fraunces-heads') + getFontSize('archivo-text')).toBeLessThan(102_400);
  expect(getFontSize('instrument-sans')).toBeLessThan(102_400);
});

import { afterEach, expect, it } from 'vitest';
import { digitOutlines, drawTallNumber } from '../../art/digits';
import { drawFavicon } from '../../art/mark';
import { DEFAULT_ACCENT, getAccentTones } from '../../domain/brand';
import type { Typeface } from '../../domain/typefaces';
import { builtInFacts } from '../../site-data';
import { changeFacts } from '../../use-cases/site/facts';
import { testSite } from '../app.test-kit';
import { renderFailureScreen } from '../pages/failure/screen';
import { adaptDrawing, recolourDrawing, renameDrawings } from './recolour';

const site = testSite();
const user = {
  _id: 'm1',
  name: 'Inês',
  email: 'ines@harbour.example',
  photo: '',
  position: '',
  role: 'owner',
} as const;
const setAccent = (accent: string) => changeFacts({ ...site.services(), user }, { accent });
afterEach(() => setAccent(builtInFacts.accent));

const defaultTones = getAccentTones(DEFAULT_ACCENT);
const drawing = `<path fill="${defaultTones.accent}"/><path fill="${defaultTones.deepest.toLowerCase()}"/><path fill="#161616"/>`;
const page =
  '<img src="/assets/static/plan.Ab1-_x.svg"><img src="/assets/static/home.x.svg#turns"><img src="/a.png">';

it('leaves drawings and their file names unchanged while the site has the built-in accent', async () => {
  await setAccent(DEFAULT_ACCENT);
  expect([recolourDrawing(drawing), renameDrawings(page)]).toEqual([drawing, page]);
});

it('redraws figures under another file name when the typeface changes', async () => {
  const change = (typeface: Typeface) => changeFacts({ ...site.services(), user }, { typeface });
  const numberSvg = drawTallNumber(1_234_567_890, 0, 0, 10, '#161616');
  await setAccent(DEFAULT_ACCENT);
  try {
    await change('fraunces');
    expect([adaptDrawing(numberSvg), renameDrawings(page)]).toEqual([numberSvg, page]);
    await change('instrument-sans');
    const adaptedSvg = adaptDrawing(numberSvg);
    for (const { d } of digitOutlines) expect(adaptedSvg).not.toContain(d);
    expect(adaptedSvg.replace(/ d="[^"]+"/g, '')).toBe(numberSvg.replace(/ d="[^"]+"/g, ''));
    expect(renameDrawings(page)).toContain('home.x.svg?a=D71921.instrument-sans#turns');
  } finally {
    await change(builtInFacts.typeface);
  }
});

it('redraws drawings under another file name when the accent changes', async () => {
  await setAccent(DEFAULT_ACCENT);
  const logo = await site.mark();
  await setAccent('#1F5D3A');
  expect(recolourDrawing(drawing)).not.toMatch(
    new RegExp(`${defaultTones.accent}|${defaultTones.deepest}`, 'i'),
  );
  expect(recolourDrawing(drawing)).toContain('fill="#1F5D3A"');
  expect(recolourDrawing(drawing)).toContain('fill="#161616"');
  expect(renameDrawings(page)).toBe(
    '<img src="/assets/static/plan.Ab1-_x.svg?a=1F5D3A"><img src="/assets/static/home.x.svg?a=1F5D3A#turns"><img src="/a.png">',
  );
  expect(drawFavicon()).toContain('#1F5D3A');
  expect(renderFailureScreen(undefined, { id: 'A', url: '/', time: new Date() })).not.toMatch(
    new RegExp(DEFAULT_ACCENT, 'i'),
  );
  expect(await site.mark()).not.toEqual(logo);
  await setAccent(DEFAULT_ACCENT);
  expect(await site.mark()).toEqual(logo);
  expect(drawFavicon()).toContain(DEFAULT_ACCENT);
});

it.each([
  ['#F2E205', 'This colour is too light for white. Choose a darker one, with a contrast of at least 3.'],
  ['green', 'Enter a colour like #1F5D3A'],
  ['#1F5D3A;}body{display:none', 'Enter a colour like #1F5D3A'],
])('rejects the accent %s with a message', async (accent, message) => {
  const { cookie } = await site.staff();
  const response = await site.send('POST', '/api/trpc/site.changeFacts', {
    json: { accent },
    headers: { cookie, origin: 'http://northlight.test' },
  });
  expect([response.status, response.text.includes(message)]).toEqual([400, true]);
});

it("uses the accent's lighter tone on black when the accent has too little contrast with black", async () => {
  const drawingOnBlack = '<path stroke="#FFFFFF"/><path fill="#D71921"/>';
  await setAccent('#1F4D3A');
  const { light } = getAccentTones('#1F4D3A');
  expect(recolourDrawing(drawingOnBlack)).toContain(`fill="${light}"`);
  expect(recolourDrawing('<path stroke="#161616"/><path fill="#D71921"/>')).toContain('fill="#1F4D3A"');
  expect(renderFailureScreen(undefined, { id: 'A', url: '/', time: new Date() })).toContain(light);
  await setAccent('#B86E00');
  expect(recolourDrawing(drawingOnBlack)).toContain('fill="#B86E00"');
});

it('serves /brand.js only when the accent differs from the built-in one', async () => {
  await setAccent('#1F4D3A');
  expect((await site.get('/brand.js?a=1F4D3A')).headers['content-type']).toMatch('text/javascript');
  await setAccent(DEFAULT_ACCENT);
  expect((await site.get('/brand.js')).status).not.toBe(200);
});

/**
 * Writes the generated drawings as files: heroes, technology icons and the mark (icons, emails). Run `node art/write.ts`. All other files in `art/svg` are edited by hand.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawClock } from './clock.ts';
import { drawRuler } from './diagrams/ruler.ts';
import { drawCodeRings } from './heroes/code-rings.ts';
import { drawConstellation } from './heroes/constellation.ts';
import { drawCore } from './heroes/core.ts';
import { drawGate } from './heroes/gate.ts';
import { drawGauge } from './heroes/gauge.ts';
import { drawLens } from './heroes/lens.ts';
import { beamAngles, drawMission, drawOrrery } from './heroes/orrery.ts';
import { drawRosette } from './heroes/rosette.ts';
import { drawSeats } from './heroes/seats.ts';
import { drawSpiral } from './heroes/spiral.ts';
import { createIconFile } from './icon-file.ts';
import { drawAppIcon, drawEmailMark, drawFavicon, drawSmallFavicon, drawTinyFavicon } from './mark.ts';
import { drawRiskMap } from './risk-map.ts';
import { gatewayLogos, sprites } from './sprites.ts';

// Read as a file, because `site-data` imports this folder.
const { riskMap } = JSON.parse(
  await readFile(new URL('../site-data/site/closings.json', import.meta.url), 'utf8'),
);

const drawingFiles: Record<string, string> = {
  contact: drawOrrery(beamAngles.contact),
  'not-found': drawOrrery(beamAngles.notFound),
  'sign-in': drawOrrery(beamAngles.signIn),
  mission: drawMission(),
  seats: drawSeats(),
  lens: drawLens(),
  gate: drawGate(),
  gauge: drawGauge(),
  rosette: drawRosette(),
  'code-rings': drawCodeRings(),
  core: drawCore(),
  constellation: drawConstellation(),
  spiral: drawSpiral(),
  clock: drawClock(),
  'risk-map': drawRiskMap(riskMap.levels),
  'benefits-ruler': drawRuler(),
  ...sprites,
  ...gatewayLogos,
};

/** Home screen icons: file name in `public/` and side in px. */
const appIcons = [
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
] as const;

/** Renders large and scales down, so that thin rings stay sharp. */
const rasterise = (svg: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72 * 12 })
    .resize(side, side)
    .png({ palette: true })
    .toBuffer();

const drawings = `${import.meta.dirname}/svg`;
const icons = `${import.meta.dirname}/../public`;
await mkdir(drawings, { recursive: true });
await mkdir(icons, { recursive: true });
for (const [name, svg] of Object.entries(drawingFiles))
  await writeFile(`${drawings}/${name}.svg`, `${svg}\n`);
await writeFile(`${icons}/favicon.svg`, `${drawFavicon()}\n`);
for (const [name, side] of appIcons)
  await writeFile(`${icons}/${name}`, await rasterise(drawAppIcon(), side));
await writeFile(`${import.meta.dirname}/../server/mail/mark.png`, await rasterise(drawEmailMark(), 96));
const smallFiles = [
  { side: 16, png: await rasterise(drawTinyFavicon(), 16) },
  { side: 32, png: await rasterise(drawSmallFavicon(), 32) },
];
await writeFile(`${icons}/favicon.ico`, createIconFile(smallFiles));

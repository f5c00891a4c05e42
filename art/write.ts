/** Writes the decorative images and the mark (icons, emails) as files: `node art/write.ts`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import * as banners from './banners.ts';
import { drawClock } from './clock.ts';
import { drawCheckRing } from './closings.ts';
import * as audit from './diagrams/audit.ts';
import * as cooperation from './diagrams/cooperation.ts';
import * as industries from './diagrams/industries.ts';
import { drawRuler } from './diagrams/ruler.ts';
import * as sparks from './diagrams/sparks.ts';
import * as wires from './diagrams/wires.ts';
import { drawBanknoteBorder, drawBanknoteWaves, drawStrata } from './grounds.ts';
import { animateCodeRings, drawCodeRings } from './heroes/code-rings.ts';
import { drawConstellation } from './heroes/constellation.ts';
import { animateCore, drawCore } from './heroes/core.ts';
import { animateGate, drawGate } from './heroes/gate.ts';
import { animateGauge, drawGauge, drawGaugeBanner } from './heroes/gauge.ts';
import { animateLens, drawLens } from './heroes/lens.ts';
import { animateSearchingOrrery, beamAngles, drawMission, drawOrrery } from './heroes/orrery.ts';
import { drawCityMap } from './heroes/plan.ts';
import { drawPhilosophyRing } from './heroes/rings.ts';
import { animateRosette, drawRosette } from './heroes/rosette.ts';
import { animateSeats, drawSeats } from './heroes/seats.ts';
import { animateSpiral, drawSpiral } from './heroes/spiral.ts';
import { createIconFile } from './icon-file.ts';
import { drawAppIcon, drawEmailMark, drawFavicon, drawSmallFavicon, drawTinyFavicon } from './mark.ts';
import { portraits } from './people.ts';
import { drawRiskMap } from './risk-map.ts';
import { gatewayLogos, sprites } from './sprites.ts';

// Read as a file, because `site-data` imports this folder.
const { riskMap } = JSON.parse(
  await readFile(new URL('../site-data/site/closings.json', import.meta.url), 'utf8'),
);

const drawingFiles: Record<string, string> = {
  'gauge-plays': animateGauge(),
  'gate-plays': animateGate(),
  'seats-plays': animateSeats(),
  'spiral-plays': animateSpiral(),
  'core-plays': animateCore(),
  'lens-plays': animateLens(),
  'rosette-plays': animateRosette(),
  'code-rings-plays': animateCodeRings(),
  contact: drawOrrery(beamAngles.contact),
  'not-found': drawOrrery(beamAngles.notFound),
  'not-found-plays': animateSearchingOrrery(beamAngles.notFound),
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
  plan: drawCityMap(),
  clock: drawClock(),
  'banner-dial': banners.drawDialBanner(),
  'banner-crafts': banners.drawCraftsBanner(),
  'banner-circles': banners.drawCirclesBanner(),
  'banner-wall': banners.drawWallBanner(),
  'banner-voices': banners.drawVoicesBanner(),
  'banner-margin': banners.drawMarginBanner(),
  'banner-compass': banners.drawCompassBanner(),
  'banner-routes': banners.drawRoutesBanner(),
  'banner-checks': banners.drawChecksBanner(),
  'banner-gauge': drawGaugeBanner(),
  'philosophy-ring': drawPhilosophyRing(),
  'check-ring': drawCheckRing(),
  strata: drawStrata(),
  'risk-map': drawRiskMap(riskMap.levels),
  'note-waves': drawBanknoteWaves(),
  'note-border': drawBanknoteBorder(),
  'js-fintech': industries.drawFintechIndustry(),
  'js-edtech': industries.drawEducationIndustry(),
  'js-ecommerce': industries.drawCommerceIndustry(),
  'js-ai': industries.drawAiIndustry(),
  'js-transport': industries.drawTransportIndustry(),
  'calendar-small': audit.drawCalendar(5, 7),
  'calendar-medium': audit.drawCalendar(7.5, 10),
  'calendar-large': audit.drawCalendar(15, 20),
  'calendar-custom': audit.drawCalendar(0, 0),
  'duration-custom': audit.drawCustomDuration(),
  'keep-map': audit.drawRiskMap(),
  'keep-plan': audit.drawPlan(),
  'keep-base': audit.drawBaseline(),
  'keep-voice': audit.drawContactPerson(),
  'spark-pin': sparks.drawOutlierSpark(),
  'spark-fall': sparks.drawFallingSpark(),
  'spark-step': sparks.drawStepSpark(),
  'spark-keep': sparks.drawLevelSpark(),
  'benefits-ruler': drawRuler(),
  tokens: sparks.drawTokenSpark(),
  'coop-dedicated': cooperation.drawDedicatedTeam(),
  'coop-blended': cooperation.drawBlendedTeam(),
  'coop-managed': cooperation.drawManagedTeam(),
  'coop-solution': cooperation.drawFixedScope(),
  'wire-site': wires.drawSiteWireframe(),
  'wire-dashboard': wires.drawDashboardWireframe(),
  'wire-market': wires.drawMarketplaceWireframe(),
  'wire-plans': wires.drawPricingWireframe(),
  ...sprites,
  ...gatewayLogos,
  ...Object.fromEntries(Object.entries(portraits).map(([name, draw]) => [`people-${name}`, draw()])),
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

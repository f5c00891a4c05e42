/** Writes the decorative pictures and the favicons as files: `node content/art/write.ts`. */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import * as audit from './diagrams/audit.ts';
import * as cooperation from './diagrams/cooperation.ts';
import * as industries from './diagrams/industries.ts';
import * as sparks from './diagrams/sparks.ts';
import * as wires from './diagrams/wires.ts';
import { appIcon, favicon, faviconSmall } from './favicon.ts';
import { codeRings } from './heroes/code-rings.ts';
import { constellation } from './heroes/constellation.ts';
import { core } from './heroes/core.ts';
import { gate } from './heroes/gate.ts';
import { gauge, gaugeBanner } from './heroes/gauge.ts';
import { lens } from './heroes/lens.ts';
import { beams, mission, orrery } from './heroes/orrery.ts';
import { plan } from './heroes/plan.ts';
import { bannerRings, philosophyRing } from './heroes/rings.ts';
import { rosette } from './heroes/rosette.ts';
import { seats } from './heroes/seats.ts';
import { spiral } from './heroes/spiral.ts';
import { gatewayLogos, sprites } from './sprites.ts';

const pictures: Record<string, string> = {
  home: orrery(beams.home),
  contact: orrery(beams.contact),
  'not-found': orrery(beams.notFound),
  'sign-in': orrery(beams.signIn),
  mission: mission(),
  seats: seats(),
  lens: lens(),
  gate: gate(),
  'gate-tall': gate(true),
  gauge: gauge(),
  'gauge-banner': gaugeBanner(),
  rosette: rosette(),
  'code-rings': codeRings(),
  core: core(),
  constellation: constellation(),
  spiral: spiral(),
  plan: plan(),
  'banner-rings': bannerRings(),
  'philosophy-ring': philosophyRing(),
  'js-fintech': industries.fintechIndustry(),
  'js-edtech': industries.educationIndustry(),
  'js-ecommerce': industries.commerceIndustry(),
  'js-ai': industries.aiIndustry(),
  'js-transport': industries.transportIndustry(),
  'calendar-small': audit.calendar(5, 7),
  'calendar-medium': audit.calendar(7.5, 10),
  'calendar-large': audit.calendar(15, 20),
  'calendar-custom': audit.calendar(0, 0),
  'duration-custom': audit.customDuration(),
  'keep-map': audit.keepMap(),
  'keep-plan': audit.keepPlan(),
  'keep-base': audit.keepBase(),
  'keep-voice': audit.keepVoice(),
  'spark-pin': sparks.sparkPin(),
  'spark-fall': sparks.sparkFall(),
  'spark-step': sparks.sparkStep(),
  'spark-keep': sparks.sparkKeep(),
  tokens: sparks.tokens(),
  'coop-dedicated': cooperation.coopDedicated(),
  'coop-blended': cooperation.coopBlended(),
  'coop-managed': cooperation.coopManaged(),
  'coop-solution': cooperation.coopSolution(),
  'wire-site': wires.wireSite(),
  'wire-dashboard': wires.wireDashboard(),
  'wire-market': wires.wireMarket(),
  'wire-plans': wires.wirePlans(),
  ...sprites,
  ...gatewayLogos,
};

/** File name, drawing and side in pixels. */
const rasters = [
  ['favicon-32.png', faviconSmall(), 32],
  ['apple-touch-icon.png', appIcon(), 180],
  ['icon-192.png', appIcon(), 192],
  ['icon-512.png', appIcon(), 512],
  ['mail-mark.png', appIcon(), 96],
] as const;

const here = import.meta.dirname;
await mkdir(`${here}/svg`, { recursive: true });
await mkdir(`${here}/favicon`, { recursive: true });
for (const [name, svg] of Object.entries(pictures)) await writeFile(`${here}/svg/${name}.svg`, `${svg}\n`);
await writeFile(`${here}/favicon/favicon.svg`, `${favicon()}\n`);
for (const [name, svg, side] of rasters) {
  // Drawn large and reduced, so that thin rings keep their edges.
  const big = sharp(Buffer.from(svg), { density: 72 * 12 }).resize(side, side);
  await writeFile(`${here}/favicon/${name}`, await big.png({ palette: true }).toBuffer());
}

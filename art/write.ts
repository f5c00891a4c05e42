/** Writes the decorative pictures and the mark (icons, mails) as files: `node art/write.ts`. */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import * as banners from './banners.ts';
import { clock } from './clock.ts';
import { checkRing, selfTestGauge, teamChairs, teamTaken } from './closings.ts';
import * as audit from './diagrams/audit.ts';
import * as cooperation from './diagrams/cooperation.ts';
import * as industries from './diagrams/industries.ts';
import { ruler } from './diagrams/ruler.ts';
import * as sparks from './diagrams/sparks.ts';
import * as wires from './diagrams/wires.ts';
import { codeRings, codeRingsPlay } from './heroes/code-rings.ts';
import { constellation } from './heroes/constellation.ts';
import { core, corePlays } from './heroes/core.ts';
import { gate, gatePlays } from './heroes/gate.ts';
import { gauge, gaugeBanner, gaugePlays } from './heroes/gauge.ts';
import { lens, lensPlays } from './heroes/lens.ts';
import { beams, mission, orrery, orreryPlays, orrerySearches } from './heroes/orrery.ts';
import { plan } from './heroes/plan.ts';
import { philosophyRing } from './heroes/rings.ts';
import { rosette, rosettePlays } from './heroes/rosette.ts';
import { seats, seatsPlay } from './heroes/seats.ts';
import { spiral, spiralPlays } from './heroes/spiral.ts';
import { iconFile } from './icon-file.ts';
import { appIcon, favicon, faviconSmall, faviconTiny, mailMark } from './mark.ts';
import { portraits } from './people.ts';
import { gatewayLogos, sprites } from './sprites.ts';

const pictures: Record<string, string> = {
  'home-plays': orreryPlays(beams.home),
  'gauge-plays': gaugePlays(),
  'gate-plays': gatePlays(),
  'gate-tall-plays': gatePlays(true),
  'seats-plays': seatsPlay(),
  'spiral-plays': spiralPlays(),
  'core-plays': corePlays(),
  'lens-plays': lensPlays(),
  'rosette-plays': rosettePlays(),
  'code-rings-plays': codeRingsPlay(),
  home: orrery(beams.home),
  contact: orrery(beams.contact),
  'not-found': orrery(beams.notFound),
  'not-found-plays': orrerySearches(beams.notFound),
  'sign-in': orrery(beams.signIn),
  mission: mission(),
  seats: seats(),
  lens: lens(),
  gate: gate(),
  'gate-tall': gate(true),
  gauge: gauge(),
  rosette: rosette(),
  'code-rings': codeRings(),
  core: core(),
  constellation: constellation(),
  spiral: spiral(),
  plan: plan(),
  clock: clock(),
  'banner-dial': banners.dialBanner(),
  'banner-crafts': banners.craftsBanner(),
  'banner-circles': banners.circlesBanner(),
  'banner-wall': banners.wallBanner(),
  'banner-voices': banners.voicesBanner(),
  'banner-margin': banners.marginBanner(),
  'banner-compass': banners.compassBanner(),
  'banner-routes': banners.routesBanner(),
  'banner-checks': banners.checksBanner(),
  'banner-gauge': gaugeBanner(),
  'philosophy-ring': philosophyRing(),
  'self-test': selfTestGauge(),
  'check-ring': checkRing(),
  'team-chairs': teamChairs(),
  'team-taken': teamTaken(),
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
  'benefits-ruler': ruler(),
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
  ...Object.fromEntries(Object.entries(portraits).map(([who, draw]) => [`people-${who}`, draw()])),
};

/** File name and side in pixels of the icons for home screens; `public/` is served as it is. */
const appIcons = [
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
] as const;

/** Drawn large and reduced, so that thin rings keep their edges. */
const raster = (svg: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72 * 12 })
    .resize(side, side)
    .png({ palette: true })
    .toBuffer();

const drawings = `${import.meta.dirname}/svg`;
const icons = `${import.meta.dirname}/../public`;
await mkdir(drawings, { recursive: true });
await mkdir(icons, { recursive: true });
for (const [name, svg] of Object.entries(pictures)) await writeFile(`${drawings}/${name}.svg`, `${svg}\n`);
await writeFile(`${icons}/favicon.svg`, `${favicon()}\n`);
for (const [name, side] of appIcons) await writeFile(`${icons}/${name}`, await raster(appIcon(), side));
await writeFile(`${import.meta.dirname}/../server/mail/mark.png`, await raster(mailMark(), 96));
const small = [
  { side: 16, png: await raster(faviconTiny(), 16) },
  { side: 32, png: await raster(faviconSmall(), 32) },
];
await writeFile(`${icons}/favicon.ico`, iconFile(small));

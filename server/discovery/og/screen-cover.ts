import { drawCodeRings } from '../../../art/heroes/code-rings';
import { drawConstellation } from '../../../art/heroes/constellation';
import { drawCore } from '../../../art/heroes/core';
import { drawGate } from '../../../art/heroes/gate';
import { drawGauge } from '../../../art/heroes/gauge';
import { drawLens } from '../../../art/heroes/lens';
import { beamAngles, drawMission, drawOrrery } from '../../../art/heroes/orrery';
import { drawRosette } from '../../../art/heroes/rosette';
import { drawSeats } from '../../../art/heroes/seats';
import { drawSpiral } from '../../../art/heroes/spiral';
import { type ScreenName, screens } from '../../../domain/paths';
import type { HeroContent } from '../../../domain/sections/heroes';
import { fillFacts } from '../../../domain/site-tokens';
import { builtInPages } from '../../../site-data/shown';

type ScreenCover = { title: string; drawArt: () => string };

const drawDial = () => drawOrrery(beamAngles.home);

const screenArt: Partial<Record<ScreenName, () => string>> = {
  services: drawConstellation,
  outstaffing: drawSeats,
  aiWeb: drawCore,
  qaAudit: drawGauge,
  webTesting: drawLens,
  fintech: drawRosette,
  paymentGateway: drawGate,
  javascript: drawCodeRings,
  about: drawMission,
  process: drawSpiral,
  contact: () => drawOrrery(beamAngles.contact),
};

/** Like landing pages, these screens show their hero’s title in the share image. */
const WITH_HERO_TITLE: readonly ScreenName[] = ['home', 'blog', 'contact'];

/** Returns a screen’s cover. Landing pages and some others have their hero’s title. */
export function getScreenCover(screen: ScreenName): ScreenCover {
  const hero = fillFacts(builtInPages[screen]?.hero) as HeroContent | undefined;
  const drawArt = screenArt[screen] ?? drawDial;
  const isOffer = hero?.kind === 'head' && hero.variant === 'offer';
  if (!isOffer && !WITH_HERO_TITLE.includes(screen)) return { title: screens[screen].title, drawArt };
  return { title: [hero?.title ?? ''].flat().join(' '), drawArt };
}

import { drawCodeRings } from '../../../art/heroes/code-rings';
import { drawConstellation } from '../../../art/heroes/constellation';
import { drawCore } from '../../../art/heroes/core';
import { drawGate } from '../../../art/heroes/gate';
import { drawGauge } from '../../../art/heroes/gauge';
import { drawLens } from '../../../art/heroes/lens';
import { beams, drawMission, drawOrrery } from '../../../art/heroes/orrery';
import { drawRosette } from '../../../art/heroes/rosette';
import { drawSeats } from '../../../art/heroes/seats';
import { drawSpiral } from '../../../art/heroes/spiral';
import { type ScreenName, screens } from '../../../domain/paths';
import type { HeroContent, HeroOf } from '../../../domain/sections/heroes';
import { fillFacts } from '../../../domain/site-tokens';
import { builtInPages } from '../../../site-data/shown';

/** The title and the drawing of a screen’s share image. */
type Face = { title: string; art: () => string };

/** Draws the dial, for screens without their own drawing. */
const drawDial = () => drawOrrery(beams.home);

/** Drawings of landing pages, by their layout there. */
const drawings: Record<HeroOf<'head offer'>['look'], () => string> = {
  seats: drawSeats,
  gauge: drawGauge,
  core: drawCore,
  code: drawCodeRings,
  lens: drawLens,
  gate: drawGate,
  rosette: drawRosette,
};

const screenArt: Partial<Record<ScreenName, () => string>> = {
  services: drawConstellation,
  about: drawMission,
  process: drawSpiral,
  contact: () => drawOrrery(beams.contact),
};

/** Screens whose share image shows the title of their hero, as for landing pages. */
const WITH_HERO_TITLE: readonly ScreenName[] = ['home', 'blog', 'contact'];

/** Returns a screen’s title and drawing, from its hero if there is one. */
export function getFace(screen: ScreenName): Face {
  const hero = fillFacts(builtInPages[screen]?.hero) as HeroContent | undefined;
  const offer = hero?.kind === 'head' && hero.variant === 'offer' ? hero : undefined;
  const art = offer ? drawings[offer.look] : (screenArt[screen] ?? drawDial);
  if (!offer && !WITH_HERO_TITLE.includes(screen)) return { title: screens[screen].title, art };
  return { title: [hero?.title ?? ''].flat().join(' '), art };
}

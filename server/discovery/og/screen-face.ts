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
import { builtInPages } from '../../../content/built-in-pages';
import { withFacts } from '../../../content/with-facts';
import { type ScreenName, screens } from '../../../domain/paths';
import type { HeroContent, HeroOf } from '../../../domain/sections/heroes';

/** What stands for a screen in its share picture. */
type Face = { title: string; art: () => string };

/** Screens without a drawing of their own show the dial. */
const dial = () => drawOrrery(beams.home);

/** The drawing of a landing page, by how it is placed there. */
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

/** Screens that are shared with the title of their hero, as every page that sells something is. */
const WITH_HERO_TITLE: readonly ScreenName[] = ['home', 'blog', 'contact'];

/** The words and the drawing a screen is shared with: those of its own hero where it has one. */
export function faceOf(screen: ScreenName): Face {
  const hero = withFacts(builtInPages[screen]?.hero) as HeroContent | undefined;
  const offer = hero?.kind === 'head' && hero.variant === 'offer' ? hero : undefined;
  const art = offer ? drawings[offer.look] : (screenArt[screen] ?? dial);
  if (!offer && !WITH_HERO_TITLE.includes(screen)) return { title: screens[screen].title, art };
  return { title: [hero?.title ?? ''].flat().join(' '), art };
}

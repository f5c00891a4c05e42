import { codeRings } from '../../../art/heroes/code-rings';
import { constellation } from '../../../art/heroes/constellation';
import { core } from '../../../art/heroes/core';
import { gate } from '../../../art/heroes/gate';
import { gauge } from '../../../art/heroes/gauge';
import { lens } from '../../../art/heroes/lens';
import { beams, mission, orrery } from '../../../art/heroes/orrery';
import { rosette } from '../../../art/heroes/rosette';
import { seats } from '../../../art/heroes/seats';
import { spiral } from '../../../art/heroes/spiral';
import { builtInPages } from '../../../content/built-in-pages';
import { withFacts } from '../../../content/with-facts';
import { type ScreenName, screens } from '../../../domain/paths';
import type { HeroContent, HeroOf } from '../../../domain/sections/heroes';

/** What stands for a screen in its share picture. */
type Face = { title: string; art: () => string };

/** Screens without a drawing of their own show the dial. */
const dial = () => orrery(beams.home);

/** The drawing of a landing page, by how it is placed there. */
const drawings: Record<HeroOf<'head offer'>['look'], () => string> = {
  seats,
  gauge,
  core,
  code: codeRings,
  lens,
  gate,
  rosette,
};

const screenArt: Partial<Record<ScreenName, () => string>> = {
  services: constellation,
  about: mission,
  process: spiral,
  contact: () => orrery(beams.contact),
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

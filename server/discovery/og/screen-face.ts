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
import { blog } from '../../../content/blog';
import { contactPage } from '../../../content/contact-page';
import { home } from '../../../content/home';
import { landings } from '../../../content/landings';
import type { Hero } from '../../../content/landings/types';
import { type ScreenName, screens } from '../../../domain/paths';

/** What stands for a screen in its share picture. */
type Face = { title: string; art: () => string };

/** Screens without a drawing of their own show the dial. */
const dial = () => orrery(beams.home);

/** The drawing of a landing page, by how it is placed there. */
const drawings: Record<Hero['look'], () => string> = {
  seats,
  gauge,
  core,
  code: codeRings,
  lens,
  gate,
  rosette,
};

const faces: Partial<Record<ScreenName, Partial<Face>>> = {
  home: { title: home.hero.title.join(' ') },
  services: { art: constellation },
  ...Object.fromEntries(
    landings.map(({ screen, hero }) => [screen, { title: hero.title, art: drawings[hero.look] }]),
  ),
  blog: { title: blog.hero.title.join(' ') },
  about: { art: mission },
  process: { art: spiral },
  contact: { title: contactPage.hero.title, art: () => orrery(beams.contact) },
};

/** The words and the drawing a screen is shared with: those of its own hero where it has one. */
export const faceOf = (screen: ScreenName): Face => ({
  title: screens[screen].title,
  art: dial,
  ...faces[screen],
});

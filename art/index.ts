import type { Art, Captioned } from './art.ts';
import { articlePictures } from './articles/index.ts';
import { genericArt } from './covers/generic.ts';
import { caseCover } from './covers/index.ts';
import { caseDetails } from './details/index.ts';
import { films } from './films/index.ts';
import { portraits } from './people.ts';
import { caseScreens } from './screens/index.ts';

export { avatarArt } from './avatars.ts';

/** A cover for a case or an article that has no picture of its own: the same slug, the same picture. */
export const placeholderCover = (slug: string): Art => genericArt(slug);

/** The portrait of one of our people; undefined for a key that is nobody's. */
export function portraitArt(key: string, name: string): Art | undefined {
  const draw = portraits[key as keyof typeof portraits];
  return draw && { svg: draw(), alt: `Portrait of ${name}` };
}

type CaseArt = { cover: Art; screens: Captioned[]; details: [Captioned, Captioned] };

/** The cover of a case, the screens of its product and the two details shown further down its page. */
export function caseArt(slug: string): CaseArt {
  const generic = (name: string): Captioned => ({ ...genericArt(`${slug}/${name}`), caption: '' });
  return {
    cover: caseCover(slug) ?? genericArt(slug),
    screens: caseScreens(slug),
    details: caseDetails(slug) ?? [generic('first'), generic('second')],
  };
}

/** What stands in the place of a case's film until it plays: a moment of it. */
export function filmStill(slug: string): Art | undefined {
  const own = films[slug];
  return own && { svg: own.film(own.still), alt: '' };
}

/** The cover of an article and the figure inside it. */
export function articleArt(slug: string): { cover: Art; figure: Art } {
  const own = articlePictures[slug];
  return {
    cover: own?.cover() ?? genericArt(slug),
    figure: own?.figure() ?? genericArt(`${slug}/figure`),
  };
}

import type { ReviewsPage, ShownPerson, ShownReview } from '../domain/colleague';
import { type People, REVIEWS_PAGES } from '../domain/people';
import { getAvatarAngle } from '../domain/person';
import { isPhotograph } from '../domain/portraits';
import { replaceWithDrawings, replaceWithNames } from './drawings';
import { builtInManagers } from './managers';
import { builtInPeople } from './people';
import { builtInReviews } from './reviews';

/** Converts people and testimonials between the stored form (`domain/people.ts`) and that of pages; for the server. */

/** Returns the built-in people as they would be stored. */
export function getBuiltInPeople(): People {
  return {
    treatment: 'grey',
    people: builtInPeople.map(({ key, name, role, languages, portrait }) => {
      const manager = builtInManagers.find(builtInManager => builtInManager.key === key);
      return {
        key,
        name,
        role,
        languages: [...languages],
        portrait: replaceWithNames(portrait),
        onAbout: true,
        takesRequests: manager !== undefined,
        hours: manager?.hours ?? '',
        askAbout: manager?.askAbout ?? '',
        schedulingUrl: manager?.schedulingUrl ?? '',
        hidden: false,
      };
    }),
    reviews: REVIEWS_PAGES.flatMap((page: ReviewsPage) =>
      builtInReviews[page].map(({ quote, person: { name, role } }, index) => ({
        id: `${page.toLowerCase()}-${index + 1}`,
        words: quote,
        name,
        role,
        on: [page],
        hidden: false,
      })),
    ),
  };
}

/**
 * Converts people and testimonials for pages. Photographs and drawings aren't mixed (rule 56): initials replace drawings
 * beside photographs, and photographs if portraits are set to drawings.
 */
export function toShownPeople({ treatment, people, reviews }: People): {
  people: ShownPerson[];
  reviews: ShownReview[];
  treatment?: 'twoTone';
} {
  const seen = people.filter(({ hidden }) => !hidden);
  const hasPhotos = seen.some(({ portrait }) => isPhotograph(portrait));
  const photosOnly = hasPhotos && treatment !== 'drawn';
  const isShownOn = (src: string) =>
    src !== '' && (treatment === 'drawn' ? !isPhotograph(src) : !photosOnly || isPhotograph(src));
  return {
    ...(photosOnly && treatment === 'twoTone' && { treatment }),
    people: seen.map(({ hidden: _, ...person }) => ({
      ...person,
      portrait: isShownOn(person.portrait) ? replaceWithDrawings(person.portrait) : '',
      rim: builtInManagers.find(({ key }) => key === person.key)?.rim ?? getAvatarAngle(person.name),
    })),
    reviews: reviews
      .filter(({ hidden }) => !hidden)
      .map(({ words, name, role, on }) => ({
        quote: words,
        person: { name, role, rim: getAvatarAngle(name) },
        on,
      })),
  };
}

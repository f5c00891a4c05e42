import type { ReviewsPage, ShownPerson, ShownReview } from '../domain/colleague';
import { type People, REVIEWS_PAGES } from '../domain/people';
import { getAvatarAngle } from '../domain/person';
import { isPhotograph } from '../domain/portraits';
import { withDrawings, withNames } from './drawings';
import { builtInManagers } from './managers';
import { builtInPeople } from './people';
import { builtInReviews } from './reviews';

/** Between people and testimonials as staff change them (`domain/people.ts`) and as pages show them; for the server. */

/** The built-in ones, as staff see them. */
export function builtInPeopleParts(): People {
  return {
    treatment: 'grey',
    people: builtInPeople.map(({ key, name, role, languages, portrait }) => {
      const manager = builtInManagers.find(each => each.key === key);
      return {
        key,
        name,
        role,
        languages: [...languages],
        portrait: withNames(portrait),
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
 * People and testimonials as pages show them. Beside a photograph stands no drawing (rule 56): then there are initials, and
 * so there are in the place of photographs where portraits are to be drawn.
 */
export function shownPeople({ treatment, people, reviews }: People): {
  people: ShownPerson[];
  reviews: ShownReview[];
  treatment?: 'twoTone';
} {
  const seen = people.filter(({ hidden }) => !hidden);
  const hasPhotos = seen.some(({ portrait }) => isPhotograph(portrait));
  const photosOnly = hasPhotos && treatment !== 'drawn';
  const shows = (src: string) =>
    src !== '' && (treatment === 'drawn' ? !isPhotograph(src) : !photosOnly || isPhotograph(src));
  return {
    ...(photosOnly && treatment === 'twoTone' && { treatment }),
    people: seen.map(({ hidden: _, ...person }) => ({
      ...person,
      portrait: shows(person.portrait) ? withDrawings(person.portrait) : '',
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

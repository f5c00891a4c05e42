import { LRUCache } from 'lru-cache';
import { getPosterPlaces, type PosterPlace } from '../../components/cases/poster-places';
import {
  arrangePoster,
  getCoverGround,
  type PosterCard,
  type PosterCase,
  type PosterChoice,
} from '../../components/cases/poster-rule';
import { isMiddle } from '../../domain/focus';
import type { Ground } from '../../domain/grounds';
import type { CaseCard } from '../../domain/kinds/case';
import { unbrokenIn } from '../../domain/unbroken';
import { withCover } from './cover.server';

/** Arrangements made lately: a page that is rendered anew mostly shows the covers it showed before. */
const made = new LRUCache<string, readonly PosterChoice[]>({ max: 500 });

function arrangementOf(
  cases: readonly PosterCase[],
  places: readonly PosterPlace[],
  below?: Ground,
): readonly PosterChoice[] {
  const cards = cases.map(({ edges, wish }, index) => `${places[index]} ${wish} ${edges}`);
  const key = [...cards, below].join(',');
  const known = made.get(key) ?? arrangePoster(cases, places, below);
  made.set(key, known);
  return known;
}

/**
 * Cases as a poster shows them: with a cover, and on grounds that part them from their neighbours.
 * @param below the ground of the section that follows, where the poster touches it.
 */
export function asPoster(
  cases: readonly CaseCard[],
  placesOf: (count: number) => PosterPlace[],
  below?: Ground,
): PosterCard[] {
  const choices = arrangementOf(
    cases.map(({ coverEdges, surface }) => ({ edges: coverEdges, wish: surface })),
    placesOf(cases.length),
    below,
  );
  return cases.map(({ coverEdges, coverFocus, ...item }, index) => {
    const { ground = item.surface, reversed = false, lines = { art: [], words: [] } } = choices[index] ?? {};
    const { cover, ...card } = withCover(item);
    return {
      ...unbrokenIn(card, 'title', 'heading', 'solution'),
      // Its ground stands in its place until it is there.
      cover: { ...cover, pixel: '' },
      coverSurface: getCoverGround(coverEdges),
      ...(!isMiddle(coverFocus) && { coverFocus }),
      surface: ground,
      reversed,
      lines,
    };
  });
}

/** A poster that touches the section below it, whose ground it keeps off. */
export const posterAbove =
  (below: Ground, placesOf = getPosterPlaces) =>
  (cases: readonly CaseCard[]): PosterCard[] =>
    asPoster(cases, placesOf, below);

/** Cases that are seen one at a time. */
export const asSlides = (cases: readonly CaseCard[]): PosterCard[] =>
  cases.flatMap(item => asPoster([item], () => ['large']));

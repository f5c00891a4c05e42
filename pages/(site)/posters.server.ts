import { LRUCache } from 'lru-cache';
import { getPosterPlaces, type PosterPlace } from '../../components/cases/poster-places';
import {
  arrangePoster,
  getCoverGround,
  type PosterCard,
  type PosterCase,
  type PosterChoice,
} from '../../components/cases/poster-rule';
import { isCentreFocus } from '../../domain/focus';
import type { Ground } from '../../domain/grounds';
import type { CaseCard } from '../../domain/kinds/case';
import { preventAllHyphenBreaks } from '../../domain/unbroken';
import { addCover } from './cover.server';

/** Caches recent arrangements, because a page that is rendered again usually shows the same covers. */
const arrangements = new LRUCache<string, readonly PosterChoice[]>({ max: 500 });

function getArrangement(
  cases: readonly PosterCase[],
  places: readonly PosterPlace[],
  below?: Ground,
): readonly PosterChoice[] {
  const cards = cases.map(
    ({ edges, preferredSurface }, index) => `${places[index]} ${preferredSurface} ${edges}`,
  );
  const key = [...cards, below].join(',');
  const arrangement = arrangements.get(key) ?? arrangePoster(cases, places, below);
  arrangements.set(key, arrangement);
  return arrangement;
}

/**
 * Gives each panel a background that differs from adjacent ones.
 * @param below background of the next section, if the poster touches that section.
 */
export function toPoster(
  cases: readonly CaseCard[],
  getPlaces: (count: number) => PosterPlace[],
  below?: Ground,
): PosterCard[] {
  const choices = getArrangement(
    cases.map(({ coverEdges, surface }) => ({ edges: coverEdges, preferredSurface: surface })),
    getPlaces(cases.length),
    below,
  );
  return cases.map(({ coverEdges, coverFocus, ...item }, index) => {
    const { ground = item.surface, reversed = false, lines = { art: [], words: [] } } = choices[index] ?? {};
    const { cover, ...card } = addCover(item);
    return {
      ...preventAllHyphenBreaks(card, 'title', 'heading', 'solution'),
      // The panel's background serves as the placeholder.
      cover: { ...cover, pixel: '' },
      coverSurface: getCoverGround(coverEdges),
      ...(!isCentreFocus(coverFocus) && { coverFocus }),
      surface: ground,
      reversed,
      lines,
    };
  });
}

/** The poster avoids the background of the section below. */
export const createPosterFactory =
  (below: Ground, getPlaces = getPosterPlaces) =>
  (cases: readonly CaseCard[]): PosterCard[] =>
    toPoster(cases, getPlaces, below);

/** Creates posters of cases that are shown one at a time. */
export const toSlides = (cases: readonly CaseCard[]): PosterCard[] =>
  cases.flatMap(item => toPoster([item], () => ['large']));

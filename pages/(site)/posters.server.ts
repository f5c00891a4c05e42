import { LRUCache } from 'lru-cache';
import {
  getMediumFirstPlaces,
  getMeetingPlaces,
  getPosterPlaces,
  getTilePlaces,
  type PosterPlace,
} from '../../components/cases/poster-places';
import {
  arrangePoster,
  getCoverGround,
  type PosterCard,
  type PosterCase,
  type PosterChoice,
} from '../../components/cases/poster-rule';
import type { StoredContent } from '../../components/stored/StoredPage';
import { isCentreFocus } from '../../domain/focus';
import type { Ground } from '../../domain/grounds';
import type { CaseCard } from '../../domain/kinds/case';
import { SHOWN_CASES_MAX } from '../../domain/limits';
import type { Section } from '../../domain/sections';
import { preventAllHyphenBreaks } from '../../domain/unbroken';
import { addCover } from './cover.server';

/** Recent arrangements, cached because a page that is rendered again usually shows the same covers. */
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
  return cases.map(({ coverEdges, coverFocus, tags: _, ...item }, index) => {
    const { ground = item.surface, lines = { art: [], words: [] } } = choices[index] ?? {};
    const { cover, ...card } = addCover(item);
    return {
      ...preventAllHyphenBreaks(card, 'title', 'heading', 'solution'),
      // The panel's background serves as the placeholder.
      cover: { ...cover, pixel: '' },
      coverSurface: getCoverGround(coverEdges),
      ...(!isCentreFocus(coverFocus) && { coverFocus }),
      surface: ground,
      lines,
    };
  });
}

/** Creates posters of cases that are shown one at a time. */
const toSlides = (cases: readonly CaseCard[]): PosterCard[] =>
  cases.flatMap(item => toPoster([item], () => ['large']));

type StoredSection = StoredContent['hero'];
export type CasesSection = Extract<Section, { kind: 'cases' }>;
export const isCasesSection = (section: StoredSection): section is StoredSection & CasesSection =>
  section.kind === 'cases';

/**
 * Adds the cases to a section. If no case has a figure, posters with figures become ordinary ones.
 * @param below background of the next section
 */
export function toCasesSection(
  section: StoredSection & CasesSection,
  cases: readonly CaseCard[],
  below: Ground,
): StoredSection & { cases: readonly PosterCard[] } {
  const casesWithFigure = cases.filter(({ figure }) => figure).slice(0, SHOWN_CASES_MAX);
  if (section.variant === 'slides') return { ...section, cases: toSlides(cases) };
  if (section.variant === 'pairs')
    return {
      ...section,
      cases: toPoster(cases, section.figures ? getMeetingPlaces : getTilePlaces, below),
    };
  if (section.variant === 'figures' && casesWithFigure.length > 0)
    return { ...section, cases: toSlides(casesWithFigure) };
  const isMediumFirst = section.variant === 'poster' && section.first === 'mediums';
  const getPlaces = isMediumFirst ? getMediumFirstPlaces : getPosterPlaces;
  return { ...section, variant: 'poster', cases: toPoster(cases, getPlaces, below) };
}

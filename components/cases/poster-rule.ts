import type { Focus } from '../../domain/focus';
import { type Edges, GROUNDS, type Ground } from '../../domain/grounds';
import type { CardSurface, CaseCard } from '../../domain/kinds/case';
import {
  across,
  corners,
  heightOf,
  LAYOUTS,
  type Layout,
  layouts,
  meetings,
  ofLayouts,
  type Panel,
  type Placed,
  panelsOf,
  type Rect,
  touch,
} from './poster-geometry';
import type { PosterPlace } from './poster-places';

/** A case as the rule sees it: the edges of its cover, and the ground that an editor wished for its words. */
export type PosterCase = { edges: Edges; wish: CardSurface };

/** How a card stands: the ground of its words, whether they stand right of the picture, and where it needs lines. */
export type PosterChoice = {
  ground: CardSurface;
  reversed: boolean;
  /** Per panel, the names of its lines: `wide-top`, `phone-left` and so on (`Hairlines.css.ts`). */
  lines: Record<Panel, string[]>;
};

const SURFACES: Record<Ground, CardSurface> = { K: 'black', W: 'white', G: 'grey', R: 'red' };
const letterOf = (surface: CardSurface) => GROUNDS.find(ground => SURFACES[ground] === surface) ?? 'K';

/** What it costs not to give the editor the ground wished for, in widths of a page that clash. */
const WISH = 0.12;
/** What a second red card in a group costs. */
const SECOND_RED = 0.3;
/** Cards that are chosen together: one page of the list. */
const GROUP = 4;

/**
 * A case as a poster shows it: the ground chosen for it stands in its `surface`, that of its picture, which is
 * there before the picture, in `coverSurface`; its focus is left out when it is the middle.
 */
export type PosterCard = Omit<CaseCard, 'coverEdges' | 'coverFocus'> &
  Omit<PosterChoice, 'ground'> & { coverSurface: CardSurface; coverFocus?: Focus };

/** The ground that most edges of a picture have; of two alike, the upper one's. */
export function coverGround(edges: Edges): CardSurface {
  const count = (ground: Ground) => edges.split(ground).length;
  const order = [...edges].filter(edge => GROUNDS.some(ground => ground === edge)) as Ground[];
  return SURFACES[order.reduce((most, edge) => (count(edge) > count(most) ? edge : most), order[0] ?? 'G')];
}

/** One way a card may stand: its panels in each layout, what it costs by itself. */
type Option = {
  ground: Ground;
  reversed: boolean;
  panels: Record<Layout, Placed[]>;
  cost: number;
};

/** The ways a card may stand, the wished one first: of two that are as good the first one is taken. */
function optionsOf(
  { edges, wish }: PosterCase,
  card: number,
  places: readonly PosterPlace[],
  cornersOf: Record<Layout, { x: number; y: number }[]>,
  around: Record<Layout, Placed[]>,
): Option[] {
  const place = places[card] ?? 'large';
  const wished = letterOf(wish);
  // Red is a wish of editors; nothing turns red by itself.
  const grounds = [...new Set<Ground>([wished, 'K', 'W', 'G'])];
  // A large card at the end of a page stands the other way round than the one that begins it (rule 55).
  const either = place.startsWith('medium') || card > 0 ? [true, false] : [false, true];
  const sides = place.startsWith('tile') ? [place === 'tile-wide'] : either;
  return grounds.flatMap(ground =>
    sides.map(reversed => {
      const panels = {} as Record<Layout, Placed[]>;
      let cost = ground === wished ? 0 : WISH;
      for (const layout of layouts) {
        const corner = cornersOf[layout][card] ?? { x: 0, y: 0 };
        const { art, words } = panelsOf(place, layout, reversed);
        const put = (panel: Panel, rect: Rect, of: Edges): Placed => ({
          ...rect,
          x: corner.x + rect.x,
          y: corner.y + rect.y,
          card,
          panel,
          edges: of,
        });
        panels[layout] = [put('art', art, edges), put('words', words, ground)];
        const met = [
          ...meetings(around[layout], panels[layout]),
          ...meetings(panels[layout].slice(0, 1), panels[layout].slice(1)),
        ];
        cost += LAYOUTS[layout] * met.reduce((sum, each) => sum + each.cost, 0);
      }
      return { ground, reversed, panels, cost };
    }),
  );
}

/** What two cards cost beside each other. */
const together = (one: Option, other: Option) =>
  layouts.reduce(
    (sum, layout) =>
      sum +
      LAYOUTS[layout] *
        meetings(one.panels[layout], other.panels[layout]).reduce((all, { cost }) => all + cost, 0),
    one.ground === 'R' && other.ground === 'R' ? SECOND_RED : 0,
  );

/** The cheapest way for all cards of a group to stand. */
function best(options: Option[][]): Option[] {
  const known = new Map<Option, Map<Option, number>>();
  const cost = (one: Option, other: Option) => {
    const row = known.get(one) ?? new Map<Option, number>();
    known.set(one, row);
    const sum = row.get(other) ?? together(one, other);
    row.set(other, sum);
    return sum;
  };
  let found: Option[] = [];
  let least = Number.POSITIVE_INFINITY;
  const walk = (chosen: Option[], sum: number) => {
    if (sum >= least) return;
    const next = options[chosen.length];
    if (!next) {
      [found, least] = [chosen, sum];
      return;
    }
    for (const option of next)
      walk(
        [...chosen, option],
        chosen.reduce((all, one) => all + cost(one, option), sum + option.cost),
      );
  };
  walk([], 0);
  return found;
}

/**
 * The neighbour rule of posters (rule 55): no two panels that touch share a ground, whatever the width
 * of the window; where it cannot be helped, the edge they share carries a hairline. Page by page of four, each with
 * what stands above it, so that *Load more* changes nothing that is there.
 * @param places how each card stands in the poster (`poster-places.ts`).
 * @param below what follows the poster, where that is known and stays: the last row keeps off it, too.
 * @returns a choice for each case, in their order.
 */
export function arrange(
  cases: readonly PosterCase[],
  places: readonly PosterPlace[],
  below?: Ground,
): PosterChoice[] {
  let above = ofLayouts(() => [across('W', -1)]);
  const choices: PosterChoice[] = [];
  for (let start = 0; start < cases.length; start += GROUP) {
    const group = cases.slice(start, start + GROUP);
    const groupPlaces = places.slice(start, start + GROUP);
    const cornersOf = ofLayouts(layout => corners(groupPlaces, layout));
    const isLast = start + GROUP >= cases.length;
    const heights = ofLayouts(layout => heightOf(groupPlaces, cornersOf[layout], layout));
    const foot = ofLayouts(layout => (below && isLast ? [across(below, heights[layout])] : []));
    const around = ofLayouts(layout => [...above[layout], ...foot[layout]]);
    const options = group.map((each, card) => optionsOf(each, card, groupPlaces, cornersOf, around));
    const chosen = best(options);
    const lines = chosen.map((): Record<Panel, string[]> => ({ art: [], words: [] }));
    const next = {} as Record<Layout, Placed[]>;
    for (const layout of layouts) {
      const panels = chosen.flatMap(option => option.panels[layout]);
      const met = [...meetings(above[layout], panels)];
      for (const [index, panel] of panels.entries()) met.push(...meetings([panel], panels.slice(index + 1)));
      for (const { below, side } of met) {
        const names = lines[below.card]?.[below.panel];
        if (names && !names.includes(`${layout}-${side}`)) names.push(`${layout}-${side}`);
      }
      for (const panel of panels)
        if (meetings([panel], foot[layout]).length > 0)
          lines[panel.card]?.[panel.panel].push(`${layout}-bottom`);
      next[layout] = panels
        .filter(({ y, h }) => touch(y + h, heights[layout]))
        .map(panel => ({ ...panel, y: -panel.h, card: -1 }));
    }
    for (const [card, option] of chosen.entries())
      choices.push({
        ground: SURFACES[option.ground],
        reversed: option.reversed,
        lines: lines[card] ?? { art: [], words: [] },
      });
    above = next;
  }
  return choices;
}

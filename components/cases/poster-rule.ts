import type { Focus } from '../../domain/focus';
import { type Edges, GROUNDS, type Ground } from '../../domain/grounds';
import type { CardSurface, ProjectCard } from '../../domain/project';
import type { PosterPlace } from './poster-places';

/** A case as the rule sees it: the edges of its cover, and the ground that an editor wished for its words. */
export type PosterCase = { edges: Edges; wish: CardSurface };

/** A card's panel and the edge of it at which a line has to part it from its neighbour. */
type Side = 'top' | 'left';
type Panel = 'art' | 'words';

/** How a card stands: the ground of its words, whether they stand right of the picture, and where it needs lines. */
export type PosterChoice = {
  ground: CardSurface;
  reversed: boolean;
  /** Per panel, the names of its lines: `wide-top`, `phone-left` and so on (`Hairlines.css.ts`). */
  lines: Record<Panel, string[]>;
};

const SURFACES: Record<Ground, CardSurface> = { K: 'black', W: 'white', G: 'grey', R: 'red' };
const letterOf = (surface: CardSurface) => GROUNDS.find(ground => SURFACES[ground] === surface) ?? 'K';

/** The widths at which a poster is laid out differently (`CaseCard.css.ts`), and how much each weighs. */
const LAYOUTS = { wide: 1, desk: 0.5, tablet: 0.25, phone: 0.5 } as const;
export type Layout = keyof typeof LAYOUTS;
const layouts = Object.keys(LAYOUTS) as Layout[];
const ofLayouts = <T>(make: (layout: Layout) => T): Record<Layout, T> => ({
  wide: make('wide'),
  desk: make('desk'),
  tablet: make('tablet'),
  phone: make('phone'),
});

/** The width of a page, to which every length is a share. */
const WIDTH = 1_440;
/** Clashes shorter than this are seams. */
const SEAM = 8;
/** What it costs not to give the editor the ground wished for, in widths of a page that clash. */
const WISH = 0.12;
/** What a second red card in a group costs. */
const SECOND_RED = 0.3;
/** Cards that are chosen together: one page of the list. */
const GROUP = 4;

/**
 * A case as a poster shows it: the ground chosen for it stands in its `backgroundColor`, that of its picture, which is
 * there before the picture, in `cover`; its focus is left out when it is the middle.
 */
export type PosterCard = Omit<ProjectCard, 'coverEdges' | 'coverFocus'> &
  Omit<PosterChoice, 'ground'> & { cover: CardSurface; coverFocus?: Focus };

/** The ground that most edges of a picture have; of two alike, the upper one's. */
export function coverGround(edges: Edges): CardSurface {
  const count = (ground: Ground) => edges.split(ground).length;
  const order = [...edges].filter(edge => GROUNDS.some(ground => ground === edge)) as Ground[];
  return SURFACES[order.reduce((most, edge) => (count(edge) > count(most) ? edge : most), order[0] ?? 'G')];
}

type Rect = { x: number; y: number; w: number; h: number };
type Placed = Rect & { card: number; panel: Panel; edges: Edges };

/** Same grounds run into each other; white beside light grey (1.14 : 1) is hardly an edge either. */
function clash(one: string, other: string): number {
  if (one === other) return 1;
  return 'WG'.includes(one) && 'WG'.includes(other) ? 0.35 : 0;
}

/** The two panels of a card in one layout, from its own corner, and how much room it takes. */
function panelsOf(
  place: PosterPlace,
  layout: Layout,
  reversed: boolean,
): Record<Panel, Rect> & { w: number; h: number } {
  const half = place === 'medium' || place === 'tile';
  const w = half && layout !== 'phone' ? WIDTH / 2 : WIDTH;
  const stacked = (art: number, words: number) => ({
    w,
    h: art + words,
    art: { x: 0, y: 0, w, h: art },
    words: { x: 0, y: art, w, h: words },
  });
  const beside = (h: number, share: number) => {
    const words = w * share;
    return {
      w,
      h,
      art: { x: reversed ? 0 : words, y: 0, w: w - words, h },
      words: { x: reversed ? w - words : 0, y: 0, w: words, h },
    };
  };
  if (layout === 'phone') return stacked(300, 340);
  if (place === 'tile') return stacked(360, 280);
  if (place === 'tile-wide') return beside(440, 5 / 12);
  if (place === 'large') return layout === 'tablet' ? stacked(300, 380) : beside(680, 5 / 12);
  return layout === 'wide' ? beside(360, 0.5) : stacked(320, 320);
}

/** Where each card of a group begins, row by row. */
function corners(places: readonly PosterPlace[], layout: Layout): { x: number; y: number }[] {
  let [x, y] = [0, 0];
  return places.map(place => {
    const { w, h } = panelsOf(place, layout, false);
    if (x + w > WIDTH) {
      [x, y] = [0, y + h];
    }
    const corner = { x, y };
    x += w;
    if (x >= WIDTH) [x, y] = [0, y + h];
    return corner;
  });
}

const overlap = (a: number, aLength: number, b: number, bLength: number) =>
  Math.min(a + aLength, b + bLength) - Math.max(a, b);
const touch = (a: number, b: number) => Math.abs(a - b) < 1;
const [TOP, RIGHT, BOTTOM, LEFT] = [0, 1, 2, 3];
const edge = (edges: Edges, side: number) => edges[side % edges.length] ?? 'G';

type Met = { below: Placed; side: Side; cost: number };

/** Where `upper` ends at the top of `below`, or at its left, and their grounds clash: for how much of a page. */
function meeting(upper: Placed, below: Placed): Met | undefined {
  const across = overlap(upper.x, upper.w, below.x, below.w);
  if (touch(upper.y + upper.h, below.y) && across > SEAM) {
    const cost = (clash(edge(upper.edges, BOTTOM), edge(below.edges, TOP)) * across) / WIDTH;
    return cost > 0 ? { below, side: 'top', cost } : undefined;
  }
  const along = overlap(upper.y, upper.h, below.y, below.h);
  if (touch(upper.x + upper.w, below.x) && along > SEAM) {
    const cost = (clash(edge(upper.edges, RIGHT), edge(below.edges, LEFT)) * along) / WIDTH;
    return cost > 0 ? { below, side: 'left', cost } : undefined;
  }
  return undefined;
}

const meetings = (some: readonly Placed[], others: readonly Placed[]): Met[] =>
  some.flatMap(one =>
    others.flatMap(other => [meeting(one, other), meeting(other, one)].filter(met => met !== undefined)),
  );

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
  const sides =
    place === 'tile'
      ? [false]
      : place === 'tile-wide' || place.startsWith('medium') || card > 0
        ? [true, false]
        : [false, true];
  const fixed = place === 'tile-wide' ? [true] : sides;
  return grounds.flatMap(ground =>
    fixed.map(reversed => {
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

/** What lies across the page above the first row, or below the last one. */
const across = (edges: Ground, y: number): Placed => ({
  x: 0,
  y,
  w: WIDTH,
  h: 1,
  card: -1,
  panel: 'words',
  edges,
});

/** Where a group of cards ends. */
const heightOf = (places: readonly PosterPlace[], cornersOf: { y: number }[], layout: Layout) =>
  Math.max(...places.map((place, card) => (cornersOf[card]?.y ?? 0) + panelsOf(place, layout, false).h));

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
    const around = ofLayouts(layout =>
      below && isLast
        ? [...above[layout], across(below, heightOf(groupPlaces, cornersOf[layout], layout))]
        : above[layout],
    );
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
      const foot = around[layout].slice(above[layout].length);
      for (const panel of panels)
        if (meetings([panel], foot).length > 0) lines[panel.card]?.[panel.panel].push(`${layout}-bottom`);
      const height = Math.max(...panels.map(({ y, h }) => y + h));
      next[layout] = panels
        .filter(({ y, h }) => touch(y + h, height))
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

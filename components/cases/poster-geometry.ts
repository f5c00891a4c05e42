import type { Edges, Ground } from '../../domain/grounds';
import type { PosterPlace } from './poster-places';

/** A card's panel and the edge of it at which a line has to part it from its neighbour. */
type Side = 'top' | 'left';
export type Panel = 'art' | 'words';

/** The widths at which a poster is laid out differently (`CaseCard.css.ts`), and how much each weighs. */
export const LAYOUTS = { wide: 1, desk: 0.5, tablet: 0.25, phone: 0.5 } as const;
export type Layout = keyof typeof LAYOUTS;
export const layouts = Object.keys(LAYOUTS) as Layout[];
export const ofLayouts = <T>(make: (layout: Layout) => T): Record<Layout, T> => ({
  wide: make('wide'),
  desk: make('desk'),
  tablet: make('tablet'),
  phone: make('phone'),
});

/** The width of a page, to which every length is a share. */
const WIDTH = 1_440;
/** Clashes shorter than this are seams. */
const SEAM = 8;
export type Rect = { x: number; y: number; w: number; h: number };
export type Placed = Rect & { card: number; panel: Panel; edges: Edges };

/** Same grounds run into each other; white beside light grey (1.14 : 1) is hardly an edge either. */
function clash(one: string, other: string): number {
  if (one === other) return 1;
  return 'WG'.includes(one) && 'WG'.includes(other) ? 0.35 : 0;
}

/** The two panels of a card in one layout, from its own corner, and how much room it takes. */
export function panelsOf(
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
  return layout === 'wide' ? beside(360, half ? 0.5 : 5 / 12) : stacked(320, 320);
}

/** Where each card of a group begins, row by row. */
export function corners(places: readonly PosterPlace[], layout: Layout): { x: number; y: number }[] {
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
export const touch = (a: number, b: number) => Math.abs(a - b) < 1;
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

/** All meetings of some panels with others that clash. */
export const meetings = (some: readonly Placed[], others: readonly Placed[]): Met[] =>
  some.flatMap(one =>
    others.flatMap(other => [meeting(one, other), meeting(other, one)].filter(met => met !== undefined)),
  );

/** What lies across the page above the first row, or below the last one. */
export const across = (edges: Ground, y: number): Placed => ({
  x: 0,
  y,
  w: WIDTH,
  h: 1,
  card: -1,
  panel: 'words',
  edges,
});

/** Where a group of cards ends. */
export const heightOf = (places: readonly PosterPlace[], cornersOf: { y: number }[], layout: Layout) =>
  Math.max(...places.map((place, card) => (cornersOf[card]?.y ?? 0) + panelsOf(place, layout, false).h));

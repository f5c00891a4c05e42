import type { EdgeColours, Ground } from '../../domain/grounds';
import type { PosterPlace } from './poster-places';

/** Side of a panel that needs a line towards its neighbour. */
type Side = 'top' | 'left';
export type Panel = 'art' | 'words';

/** Weights of the poster layouts, which depend on the window width (`CaseCard.css.ts`). */
export const LAYOUT_WEIGHTS = { wide: 1, desk: 0.5, tablet: 0.25, phone: 0.5 } as const;
export type Layout = keyof typeof LAYOUT_WEIGHTS;
export const layoutNames = Object.keys(LAYOUT_WEIGHTS) as Layout[];
export const mapLayouts = <T>(create: (layout: Layout) => T): Record<Layout, T> => ({
  wide: create('wide'),
  desk: create('desk'),
  tablet: create('tablet'),
  phone: create('phone'),
});

/** Reference page width in px. */
const POSTER_WIDTH = 1_440;
/** Minimum length in px of a shared edge. Shorter ones are ignored. */
const SEAM_WIDTH = 8;
export type Rect = { x: number; y: number; w: number; h: number };
export type PlacedPanel = Rect & { card: number; panel: Panel; edges: EdgeColours };

/**
 * Returns how strongly two grounds clash, from 0 to 1. White and light grey (1.14:1) barely have an edge between them.
 */
function getClashWeight(edge: string, otherEdge: string): number {
  if (edge === otherEdge) return 1;
  return 'WG'.includes(edge) && 'WG'.includes(otherEdge) ? 0.7 : 0;
}

/** Returns a card's size, and its two panels relative to its top left corner. */
export function getPanels(
  place: PosterPlace,
  layout: Layout,
): Record<Panel, Rect> & { w: number; h: number } {
  const isLow = place.endsWith('-low');
  const isHalf = isLow || place === 'medium' || place === 'tile';
  const w = isHalf && layout !== 'phone' ? POSTER_WIDTH / 2 : POSTER_WIDTH;
  const stackPanels = (art: number, textHeight: number) => ({
    w,
    h: art + textHeight,
    art: { x: 0, y: 0, w, h: art },
    words: { x: 0, y: art, w, h: textHeight },
  });
  const placeSideBySide = (h: number, share: number) => {
    const textHeight = w * share;
    return {
      w,
      h,
      art: { x: 0, y: 0, w: w - textHeight, h },
      words: { x: w - textHeight, y: 0, w: textHeight, h },
    };
  };
  if (layout === 'phone') return stackPanels(300, 340);
  if (place === 'climax') return layout === 'tablet' ? stackPanels(300, 380) : stackPanels(640, 360);
  const [art, textHeight] = place.startsWith('tile') ? ([360, 280] as const) : ([540, 420] as const);
  if (isLow)
    return {
      w,
      h: art + textHeight,
      words: { x: 0, y: 0, w, h: textHeight },
      art: { x: 0, y: textHeight, w, h: art },
    };
  if (place === 'tile-wide') return placeSideBySide(440, 5 / 12);
  if (place === 'large') return layout === 'tablet' ? stackPanels(300, 380) : placeSideBySide(680, 5 / 12);
  return layout === 'wide' && !isHalf ? placeSideBySide(540, 5 / 12) : stackPanels(art, textHeight);
}

export function listCardPositions(
  places: readonly PosterPlace[],
  layout: Layout,
): { x: number; y: number }[] {
  let [x, y] = [0, 0];
  return places.map(place => {
    const { w, h } = getPanels(place, layout);
    if (x + w > POSTER_WIDTH) {
      [x, y] = [0, y + h];
    }
    const position = { x, y };
    x += w;
    if (x >= POSTER_WIDTH) [x, y] = [0, y + h];
    return position;
  });
}

const getOverlap = (a: number, aLength: number, b: number, bLength: number) =>
  Math.min(a + aLength, b + bLength) - Math.max(a, b);
export const isTouching = (a: number, b: number) => Math.abs(a - b) < 1;
const [TOP, RIGHT, BOTTOM, LEFT] = [0, 1, 2, 3];
const getEdge = (edges: EdgeColours, side: number) => edges[side % edges.length] ?? 'G';

type EdgeConflict = { below: PlacedPanel; side: Side; cost: number };

/** Returns the clash between the edges of two touching panels, if any. Its cost is relative to the page width. */
function findEdgeConflict(upperPanel: PlacedPanel, lowerPanel: PlacedPanel): EdgeConflict | undefined {
  const sharedWidth = getOverlap(upperPanel.x, upperPanel.w, lowerPanel.x, lowerPanel.w);
  if (isTouching(upperPanel.y + upperPanel.h, lowerPanel.y) && sharedWidth > SEAM_WIDTH) {
    const cost =
      (getClashWeight(getEdge(upperPanel.edges, BOTTOM), getEdge(lowerPanel.edges, TOP)) * sharedWidth) /
      POSTER_WIDTH;
    return cost > 0 ? { below: lowerPanel, side: 'top', cost } : undefined;
  }
  const sharedHeight = getOverlap(upperPanel.y, upperPanel.h, lowerPanel.y, lowerPanel.h);
  if (isTouching(upperPanel.x + upperPanel.w, lowerPanel.x) && sharedHeight > SEAM_WIDTH) {
    const cost =
      (getClashWeight(getEdge(upperPanel.edges, RIGHT), getEdge(lowerPanel.edges, LEFT)) * sharedHeight) /
      POSTER_WIDTH;
    return cost > 0 ? { below: lowerPanel, side: 'left', cost } : undefined;
  }
  return undefined;
}

export const listEdgeConflicts = (
  panels: readonly PlacedPanel[],
  otherPanels: readonly PlacedPanel[],
): EdgeConflict[] =>
  panels.flatMap(panel =>
    otherPanels.flatMap(otherPanel =>
      [findEdgeConflict(panel, otherPanel), findEdgeConflict(otherPanel, panel)].filter(
        conflict => conflict !== undefined,
      ),
    ),
  );

/** Creates the full-width edge above the first row or below the last row. */
export const createPageEdge = (edges: Ground, y: number): PlacedPanel => ({
  x: 0,
  y,
  w: POSTER_WIDTH,
  h: 1,
  card: -1,
  panel: 'words',
  edges,
});

export const getPosterHeight = (places: readonly PosterPlace[], positions: { y: number }[], layout: Layout) =>
  Math.max(...places.map((place, card) => (positions[card]?.y ?? 0) + getPanels(place, layout).h));

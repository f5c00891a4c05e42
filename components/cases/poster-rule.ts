import type { Focus } from '../../domain/focus';
import { type EdgeColours, GROUNDS, type Ground } from '../../domain/grounds';
import type { CardSurface, CaseCard } from '../../domain/kinds/case';
import {
  createPageEdge,
  getPanels,
  getPosterHeight,
  isTouching,
  LAYOUT_WEIGHTS,
  type Layout,
  layoutNames,
  listCardPositions,
  listEdgeConflicts,
  mapLayouts,
  type Panel,
  type PlacedPanel,
  type Rect,
} from './poster-geometry';
import type { PosterPlace } from './poster-places';

/** Edge colours of a case's cover, and the ground that its editor chose. */
export type PosterCase = { edges: EdgeColours; preferredSurface: CardSurface };

/** A card's text ground and hairlines. */
export type PosterChoice = {
  ground: CardSurface;
  /** Line names per panel: `wide-top`, `phone-left` and so on (`Hairlines.css.ts`). */
  lines: Record<Panel, string[]>;
};

const SURFACES: Record<Ground, CardSurface> = { K: 'black', W: 'white', G: 'grey', R: 'red' };
const toGround = (surface: CardSurface) => GROUNDS.find(ground => SURFACES[ground] === surface) ?? 'K';

/** Cost of overriding the editor's ground, in page widths of clashing edges. */
const OVERRIDE_COST = 0.12;
/** Cost of a second red card in a group. */
const SECOND_RED_COST = 0.3;
/** Number of cards arranged together, which is one page of the list. */
const GROUP_SIZE = 4;

/**
 * A case as a poster shows it: `surface` is the chosen ground, `coverSurface` the image's placeholder colour. A centred
 * focus is omitted.
 */
export type PosterCard = Omit<CaseCard, 'coverEdges' | 'coverFocus' | 'tags'> &
  Omit<PosterChoice, 'ground'> & { coverSurface: CardSurface; coverFocus?: Focus };

/** Returns the most frequent edge colour. In a tie, the first edge clockwise from the top wins. */
export function getCoverGround(edges: EdgeColours): CardSurface {
  const count = (ground: Ground) => edges.split(ground).length;
  const edgeGrounds = [...edges].filter(edge => GROUNDS.some(ground => ground === edge)) as Ground[];
  return SURFACES[
    edgeGrounds.reduce(
      (mostFrequent, edge) => (count(edge) > count(mostFrequent) ? edge : mostFrequent),
      edgeGrounds[0] ?? 'G',
    )
  ];
}

/** One possible arrangement of a card: its panels per layout and its own cost. */
type Option = {
  ground: Ground;
  panels: Record<Layout, PlacedPanel[]>;
  cost: number;
};

/** Lists a card's possible arrangements. The editor's choice comes first, so it wins a tie. */
function listOptions(
  { edges, preferredSurface }: PosterCase,
  card: number,
  places: readonly PosterPlace[],
  positions: Record<Layout, { x: number; y: number }[]>,
  adjacentPanels: Record<Layout, PlacedPanel[]>,
): Option[] {
  const place = places[card] ?? 'large';
  const preferredGround = toGround(preferredSurface);
  // Red is never chosen automatically.
  const grounds = [...new Set<Ground>([preferredGround, 'K', 'W', 'G'])];
  return grounds.map(ground => {
    const panels = {} as Record<Layout, PlacedPanel[]>;
    let cost = ground === preferredGround ? 0 : OVERRIDE_COST;
    for (const layout of layoutNames) {
      const position = positions[layout][card] ?? { x: 0, y: 0 };
      const { art, words } = getPanels(place, layout);
      const placePanel = (panel: Panel, rect: Rect, edgeColours: EdgeColours): PlacedPanel => ({
        ...rect,
        x: position.x + rect.x,
        y: position.y + rect.y,
        card,
        panel,
        edges: edgeColours,
      });
      panels[layout] = [placePanel('art', art, edges), placePanel('words', words, ground)];
      const conflicts = [
        ...listEdgeConflicts(adjacentPanels[layout], panels[layout]),
        ...listEdgeConflicts(panels[layout].slice(0, 1), panels[layout].slice(1)),
      ];
      cost += LAYOUT_WEIGHTS[layout] * conflicts.reduce((sum, conflict) => sum + conflict.cost, 0);
    }
    return { ground, panels, cost };
  });
}

const getPairCost = (first: Option, second: Option) =>
  layoutNames.reduce(
    (sum, layout) =>
      sum +
      LAYOUT_WEIGHTS[layout] *
        listEdgeConflicts(first.panels[layout], second.panels[layout]).reduce(
          (total, { cost }) => total + cost,
          0,
        ),
    first.ground === 'R' && second.ground === 'R' ? SECOND_RED_COST : 0,
  );

function findCheapest(options: Option[][]): Option[] {
  const cache = new Map<Option, Map<Option, number>>();
  const getCost = (first: Option, second: Option) => {
    const costs = cache.get(first) ?? new Map<Option, number>();
    cache.set(first, costs);
    const sum = costs.get(second) ?? getPairCost(first, second);
    costs.set(second, sum);
    return sum;
  };
  let bestOptions: Option[] = [];
  let lowestCost = Number.POSITIVE_INFINITY;
  const search = (selectedOptions: Option[], sum: number) => {
    if (sum >= lowestCost) return;
    const nextOptions = options[selectedOptions.length];
    if (!nextOptions) {
      [bestOptions, lowestCost] = [selectedOptions, sum];
      return;
    }
    for (const option of nextOptions)
      search(
        [...selectedOptions, option],
        selectedOptions.reduce(
          (total, selectedOption) => total + getCost(selectedOption, option),
          sum + option.cost,
        ),
      );
  };
  search([], 0);
  return bestOptions;
}

/**
 * Applies the posters' neighbour rule (rule 55): touching panels differ in ground at every width, or get a hairline.
 * Each page is arranged separately, because *Load more* must not change earlier cards.
 * @param groundBelow ground below the poster, if known, which the last row avoids
 */
export function arrangePoster(
  cases: readonly PosterCase[],
  places: readonly PosterPlace[],
  groundBelow?: Ground,
): PosterChoice[] {
  let edgesAbove = mapLayouts(() => [createPageEdge('W', -1)]);
  const choices: PosterChoice[] = [];
  for (let start = 0; start < cases.length; start += GROUP_SIZE) {
    const group = cases.slice(start, start + GROUP_SIZE);
    const groupPlaces = places.slice(start, start + GROUP_SIZE);
    const positions = mapLayouts(layout => listCardPositions(groupPlaces, layout));
    const isLastGroup = start + GROUP_SIZE >= cases.length;
    const heights = mapLayouts(layout => getPosterHeight(groupPlaces, positions[layout], layout));
    const bottomEdges = mapLayouts(layout =>
      groundBelow && isLastGroup ? [createPageEdge(groundBelow, heights[layout])] : [],
    );
    const adjacentEdges = mapLayouts(layout => [...edgesAbove[layout], ...bottomEdges[layout]]);
    const options = group.map((posterCase, card) =>
      listOptions(posterCase, card, groupPlaces, positions, adjacentEdges),
    );
    const selectedOptions = findCheapest(options);
    const lines = selectedOptions.map((): Record<Panel, string[]> => ({ art: [], words: [] }));
    const nextPanels = {} as Record<Layout, PlacedPanel[]>;
    for (const layout of layoutNames) {
      const panels = selectedOptions.flatMap(option => option.panels[layout]);
      const conflicts = [...listEdgeConflicts(edgesAbove[layout], panels)];
      for (const [index, panel] of panels.entries())
        conflicts.push(...listEdgeConflicts([panel], panels.slice(index + 1)));
      for (const { below, side } of conflicts) {
        const edgeNames = lines[below.card]?.[below.panel];
        if (edgeNames && !edgeNames.includes(`${layout}-${side}`)) edgeNames.push(`${layout}-${side}`);
      }
      for (const panel of panels)
        if (listEdgeConflicts([panel], bottomEdges[layout]).length > 0)
          lines[panel.card]?.[panel.panel].push(`${layout}-bottom`);
      nextPanels[layout] = panels
        .filter(({ y, h }) => isTouching(y + h, heights[layout]))
        .map(panel => ({ ...panel, y: -panel.h, card: -1 }));
    }
    for (const [card, option] of selectedOptions.entries())
      choices.push({
        ground: SURFACES[option.ground],
        lines: lines[card] ?? { art: [], words: [] },
      });
    edgesAbove = nextPanels;
  }
  return choices;
}

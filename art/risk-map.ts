import { createDrawing, ink, type Point } from './shapes.ts';

/** Positions of the nine risks on the map, in percent and in reading order. */
export const RISK_POINTS: readonly Point[] = [
  [17, 19],
  [50, 27],
  [85, 16],
  [20, 49],
  [53, 54],
  [88, 47],
  [24, 79],
  [55, 86],
  [83, 76],
];

const [WIDTH, HEIGHT] = [920, 828];
/** Fill colours between the contour lines, from the lowest. */
const CONTOUR_FILLS = [
  ink.white,
  ink.white,
  ink.grey100,
  ink.grey100,
  ink.grey200,
  ink.grey200,
  ink.grey300,
  ink.grey400,
  ink.grey600,
];
const CONTOUR_DISTANCE = 21;

/** Draws a hill's contour line, which is irregular like a coast. */
function drawContour([left, top]: Point, radius: number, seed: number): string {
  const count = 16;
  const points = Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * 2 * Math.PI;
    const bulge = 1 + 0.11 * Math.sin(2 * angle + seed * 1.7) + 0.08 * Math.sin(3 * angle + seed * 2.9);
    return [
      (left / 100) * WIDTH + Math.cos(angle) * radius * bulge,
      (top / 100) * HEIGHT + Math.sin(angle) * radius * bulge * 0.9,
    ];
  });
  const getMiddle = (index: number) => {
    const [[ax, ay], [bx, by]] = [points[index % count] as Point, points[(index + 1) % count] as Point];
    return `${Math.round((ax + bx) / 2)} ${Math.round((ay + by) / 2)}`;
  };
  const curves = points.map((_, index) => {
    const [x, y] = points[(index + 1) % count] as Point;
    return `Q${Math.round(x)} ${Math.round(y)} ${getMiddle(index + 1)}`;
  });
  return `M${getMiddle(0)}${curves.join('')}Z`;
}

/**
 * Draws a map on which costlier risks are higher hills.
 * @param levels levels of the risks, from 1 to 3
 */
export function drawRiskMap(levels: readonly number[]): string {
  const layers = CONTOUR_FILLS.map((fill, contour) => {
    const hills = RISK_POINTS.map((point, index) => {
      const radius = ((levels[index] ?? 1) * 3 - contour) * CONTOUR_DISTANCE + 14;
      return radius > 14 || contour === 0 ? drawContour(point, radius, index) : '';
    }).join('');
    const line =
      contour % 4 ? `stroke="${ink.grey500}" stroke-width="2"` : `stroke="${ink.black}" stroke-width="3"`;
    // The fill covers the lines within it, so that neighbouring hills share one line.
    return `<defs><path id="c${contour}" d="${hills}"/></defs><use href="#c${contour}" ${line}/><use href="#c${contour}" fill="${fill}"/>`;
  });
  return createDrawing(WIDTH, HEIGHT, layers.join('')).replace('<svg', '<svg preserveAspectRatio="none"');
}

/** Building blocks of the site's drawings, which are black, white and grey with one red element. */

/**
 * Literal values, because an `<img>` file can't use the page's CSS variables. `setDrawingColours` replaces the reds if
 * the site has another accent.
 */
export const ink = {
  black: '#161616',
  white: '#FFFFFF',
  red: '#D71921' as string,
  /** The accent on black, where some accents need a lighter tone. */
  redOnBlack: '#D71921' as string,
  paleRed: '#FF7A80' as string,
  darkRed: '#B5121A' as string,
  deepRed: '#8F0D14' as string,
  grey50: '#F6F6F6',
  grey100: '#F0F0F0',
  grey200: '#DEDEDE',
  grey300: '#C4C4C4',
  grey400: '#A3A3A3',
  grey450: '#8C8C8C',
  grey500: '#757575',
  grey600: '#5C5C5C',
  grey700: '#424242',
  grey800: '#2B2B2B',
  grey850: '#212121',
};

/** Sets the reds of all drawings created afterwards. */
export function setDrawingColours(
  reds: Record<'red' | 'redOnBlack' | 'paleRed' | 'darkRed' | 'deepRed', string>,
): void {
  Object.assign(ink, reds);
}

export type Point = readonly [x: number, y: number];
type Paint = { fill?: string; stroke?: string; width?: number; dash?: string; opacity?: number };

/** Rounds to a tenth of a pixel. More digits only make files larger. */
export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

const formatPaint = ({ fill, stroke, width = 1, dash, opacity }: Paint): string =>
  (fill ? ` fill="${fill}"` : '') +
  (stroke ? ` stroke="${stroke}"` : '') +
  (stroke && width !== 1 ? ` stroke-width="${roundToTenth(width)}"` : '') +
  (dash ? ` stroke-dasharray="${dash}"` : '') +
  (opacity === undefined ? '' : ` opacity="${opacity}"`);

export const repeatShape = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Returns a point on a circle. `angle` is in degrees, clockwise from north. */
export function getPolarPoint(cx: number, cy: number, radius: number, angle: number): [number, number] {
  const radians = ((angle - 90) * Math.PI) / 180;
  return [roundToTenth(cx + radius * Math.cos(radians)), roundToTenth(cy + radius * Math.sin(radians))];
}

export const path = (d: string, style: Paint): string => `<path d="${d}"${formatPaint(style)}/>`;

export const circle = (x: number, y: number, radius: number, style: Paint): string =>
  `<circle cx="${roundToTenth(x)}" cy="${roundToTenth(y)}" r="${roundToTenth(radius)}"${formatPaint(style)}/>`;

export const disc = (x: number, y: number, radius: number, fill: string): string =>
  circle(x, y, radius, { fill });

export const ring = (x: number, y: number, radius: number, stroke: string, width = 1): string =>
  circle(x, y, radius, { stroke, width });

export const rect = (x: number, y: number, w: number, h: number, style: Paint): string =>
  `<rect x="${roundToTenth(x)}" y="${roundToTenth(y)}" width="${roundToTenth(w)}" height="${roundToTenth(h)}"${formatPaint(style)}/>`;

export const bar = (x: number, y: number, w: number, h: number, fill: string): string =>
  rect(x, y, w, h, { fill });

export const box = (x: number, y: number, w: number, h: number, stroke: string, width = 1): string =>
  rect(x, y, w, h, { stroke, width });

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: string,
  width = 1,
  dash?: string,
): string =>
  path(`M${roundToTenth(x1)} ${roundToTenth(y1)}L${roundToTenth(x2)} ${roundToTenth(y2)}`, {
    stroke,
    width,
    dash,
  });

export const pathThrough = (points: readonly Point[], isClosed = false): string =>
  `M${points.map(([x, y]) => `${roundToTenth(x)} ${roundToTenth(y)}`).join('L')}${isClosed ? 'Z' : ''}`;

export function arc(cx: number, cy: number, radius: number, from: number, to: number): string {
  const [x1, y1] = getPolarPoint(cx, cy, radius, from);
  const [x2, y2] = getPolarPoint(cx, cy, radius, to);
  const r = roundToTenth(radius);
  return `M${x1} ${y1}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${x2} ${y2}`;
}

/** Draws a ring sector, or a wedge if the inner radius is 0. */
export function sector(
  cx: number,
  cy: number,
  innerRadius: number,
  outer: number,
  from: number,
  to: number,
): string {
  const largeArc = (to - from) % 360 > 180 ? 1 : 0;
  const [x1, y1] = getPolarPoint(cx, cy, outer, from);
  const [x2, y2] = getPolarPoint(cx, cy, outer, to);
  const R = roundToTenth(outer);
  if (innerRadius <= 0)
    return `M${roundToTenth(cx)} ${roundToTenth(cy)}L${x1} ${y1}A${R} ${R} 0 ${largeArc} 1 ${x2} ${y2}Z`;
  const [x3, y3] = getPolarPoint(cx, cy, innerRadius, to);
  const [x4, y4] = getPolarPoint(cx, cy, innerRadius, from);
  const r = roundToTenth(innerRadius);
  return `M${x1} ${y1}A${R} ${R} 0 ${largeArc} 1 ${x2} ${y2}L${x3} ${y3}A${r} ${r} 0 ${largeArc} 0 ${x4} ${y4}Z`;
}

/** Draws the half of a disc that faces the angle `direction`. */
export function halfDisc(x: number, y: number, radius: number, direction: number, fill: string): string {
  return path(`${arc(x, y, radius, direction - 90, direction + 90)}Z`, { fill });
}

type TickOptions = {
  count: number;
  interval: number;
  shortLength: number;
  longLength: number;
  stroke?: string;
  width?: number;
};

/** Draws ticks that point inwards from `radius`. Every `interval`-th tick is long. */
export function ticks(cx: number, cy: number, radius: number, options: TickOptions): string {
  const { count, interval, shortLength, longLength, stroke = ink.white, width = 1 } = options;
  const marks = { minor: '', major: '' };
  for (let i = 0; i < count; i++) {
    const isMajor = i % interval === 0;
    const angle = (i * 360) / count;
    const endPoints = [
      getPolarPoint(cx, cy, radius, angle),
      getPolarPoint(cx, cy, radius - (isMajor ? longLength : shortLength), angle),
    ];
    marks[isMajor ? 'major' : 'minor'] += pathThrough(endPoints);
  }
  return (
    path(marks.minor, { stroke, width, opacity: 0.6 }) + path(marks.major, { stroke, width: width * 1.5 })
  );
}

/** Creates a seeded generator, so that drawings don't change between builds. */
export function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const hashText = (text: string): number =>
  [...text].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0, 7);

/** Clips `body` to `shape`. `id` must be unique within its file. */
export const clipShape = (id: string, shape: string, body: string): string =>
  `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${body}</g>`;

/** Draws a background. Other aspect ratios crop the image around its centre. */
export function createBackground(width: number, height: number, ground: string, body: string): string {
  const frame = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const fitAttributes = 'fill="none" preserveAspectRatio="xMidYMid slice"';
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame} ${fitAttributes}>${bar(0, 0, width, height, ground)}${body}</svg>`;
}

export function createDrawing(width: number, height: number, body: string, origin: Point = [0, 0]): string {
  const frame = `viewBox="${origin[0]} ${origin[1]} ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame} fill="none">${body}</svg>`;
}

/** Views of a file that a page can request as `#turns` and `#stays`. */
const VIEW_RULES =
  'svg:has(#turns:target)>:not(#turns){display:none}svg:has(#stays:target)>#turns{display:none}';

/** Marks the part that the page rotates. A rotation inside the file would repaint the whole image with every frame. */
export const markRotatingPart = (body: string): string =>
  `<style>${VIEW_RULES}</style><g id="stays"/><g id="turns">${body}</g>`;

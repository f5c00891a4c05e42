/** Colours of section drawings, on a canvas of 120 × 80. */
type Tone = 'ink' | 'dim' | 'pale' | 'white' | 'grey' | 'dark' | 'accent' | 'line' | 'faint' | 'beam';

/** Path and its colour. `line`, `faint` and `beam` are stroked, all others filled. */
export type TonedPath = readonly [tone: Tone, path: string];

export const drawBox = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h-${w}Z`;

/** Draws a disc, or a circle if stroked. */
export const drawDisc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 -${2 * r} 0Z`;

/** Draws lines of text with these widths. */
export const drawText = (x: number, y: number, ...widths: number[]): string =>
  widths.map((width, index) => drawBox(x, y + index * 7, width, 2.5)).join('');

/** Draws lines of a title with these widths. */
export const drawHead = (x: number, y: number, ...widths: number[]): string =>
  widths.map((width, index) => drawBox(x, y + index * 10, width, 6)).join('');

/** Draws hairlines at the given heights. */
export const drawLines = (x: number, width: number, ...heights: number[]): string =>
  heights.map(y => `M${x} ${y}h${width}`).join('');

export const drawEach = (
  positions: readonly number[],
  draw: (position: number, index: number) => string,
): string => positions.map(draw).join('');

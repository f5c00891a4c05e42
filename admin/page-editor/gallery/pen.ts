/** What a small drawing of a section is made of, in a field of 120 by 80. */
export type Tone = 'ink' | 'dim' | 'pale' | 'white' | 'grey' | 'dark' | 'accent' | 'line' | 'faint' | 'beam';

/** A path and what it is painted with; `line`, `faint` and `beam` are strokes. */
export type Stroke = readonly [tone: Tone, path: string];

/** A rectangle. */
export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h-${w}Z`;

/** A disc, or a circle where it is stroked. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 -${2 * r} 0Z`;

/** Lines of a text, by their widths. */
export const words = (x: number, y: number, ...widths: number[]): string =>
  widths.map((width, index) => box(x, y + index * 7, width, 2.5)).join('');

/** Lines of a title, by their widths. */
export const head = (x: number, y: number, ...widths: number[]): string =>
  widths.map((width, index) => box(x, y + index * 10, width, 6)).join('');

/** Hairlines across, one at each height. */
export const hairs = (x: number, width: number, ...heights: number[]): string =>
  heights.map(y => `M${x} ${y}h${width}`).join('');

/** The same at several places. */
export const each = (places: readonly number[], draw: (place: number, index: number) => string): string =>
  places.map(draw).join('');

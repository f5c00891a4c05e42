/** Typefaces, all of which are served from this site (docs/decisions/brand.md). */
export const TYPEFACES = ['archivo', 'fraunces', 'instrument-sans'] as const;
export type Typeface = (typeof TYPEFACES)[number];

/** The typeface in the stylesheet. Pages with another typeface define it in their head. */
export const DEFAULT_TYPEFACE: Typeface = 'archivo';

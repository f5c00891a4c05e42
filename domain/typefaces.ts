/** What words of the site may be set in; each is served from here (docs/decisions/brand.md). */
export const TYPEFACES = ['archivo', 'fraunces', 'instrument-sans'] as const;
export type Typeface = (typeof TYPEFACES)[number];

/** The typeface of the stylesheet; pages that are set in another say so in their head. */
export const DRAWN_TYPEFACE: Typeface = 'archivo';

/** Available typefaces, served from this site (docs/decisions/brand.md). */
export const TYPEFACES = ['archivo', 'fraunces', 'instrument-sans'] as const;
export type Typeface = (typeof TYPEFACES)[number];

/** The stylesheet's typeface; pages with another one set it in their head. */
export const DRAWN_TYPEFACE: Typeface = 'archivo';

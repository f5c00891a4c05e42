/** Backgrounds of a poster's panels: black, white, light grey and red. */
export const GROUNDS = ['K', 'W', 'G', 'R'] as const;
export type Ground = (typeof GROUNDS)[number];

/** Edge colours of an image: top, right, bottom, left, one letter each. */
export type EdgeColours = string;

/** Edges of unmeasured images. */
export const UNKNOWN_EDGE_COLOURS: EdgeColours = 'GGGG';

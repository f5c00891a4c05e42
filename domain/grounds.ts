/** Grounds of a poster's panels: black, white, light grey and red. */
export const GROUNDS = ['K', 'W', 'G', 'R'] as const;
export type Ground = (typeof GROUNDS)[number];

/** What a picture's edges look like from afar: its top, right, bottom and left one, a letter each. */
export type Edges = string;

/** Of a picture that was never measured: a light grey, beside which every other ground but white stands out. */
export const UNKNOWN_EDGES: Edges = 'GGGG';

import type { Ground, TitledText } from './shared';

/** Reasons, two in a row, each with its tall digit. */
export type PointsSection = { kind: 'points'; title: string; ground: Ground; items: readonly TitledText[] };

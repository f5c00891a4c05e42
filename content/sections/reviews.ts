/** What clients say: our own fixed set, or the reviews widget (DECISIONS 7). */
export type ReviewsSection = { kind: 'reviews'; title: string };

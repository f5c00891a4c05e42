/** An opening sentence at h2 size, and what stands behind it. */
export type StatementSection = { kind: 'statement'; title: string; lead: string; text: string };

/** What a check found: one sentence, and what to do where something is wrong. */
export type Finding = { ok: true; says: string } | { ok: false; says: string; fix: string };

export const right = (says: string): Finding => ({ ok: true, says });
export const wrong = (says: string, fix: string): Finding => ({ ok: false, says, fix });

/** What an error says, without the full stop that ends some. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

/** The result of a check: one sentence, and a fix for a failure. */
export type Finding = { ok: true; says: string } | { ok: false; says: string; fix: string };

export const pass = (says: string): Finding => ({ ok: true, says });
export const fail = (says: string, fix: string): Finding => ({ ok: false, says, fix });

/** Returns an error’s message without its full stop. */
export const getReason = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

/** A check’s result: one sentence, and a fix for a failure. */
export type Finding = { ok: true; message: string } | { ok: false; message: string; fix: string };

export const pass = (message: string): Finding => ({ ok: true, message });
export const fail = (message: string, fix: string): Finding => ({ ok: false, message, fix });

/** Returns an error’s message without its full stop. */
export const getReason = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

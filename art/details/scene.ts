/** A detail before it has words: its ground and what stands on it, 1200 by 900. */
export type Scene = { ground: string; body: string };

export const scene = (ground: string, ...parts: string[]): Scene => ({ ground, body: parts.join('') });

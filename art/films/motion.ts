import type { Point } from '../shapes.ts';

/** A film: the picture at `time` from 0 to 1; 1 looks like 0, so it can run for ever. */
export type Film = (time: number) => string;

export const FILM = { width: 1280, height: 720, seconds: 10, framesPerSecond: 24 } as const;

export const between = (from: number, to: number, share: number): number => from + (to - from) * share;

export const pointBetween = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  between(x1, x2, share),
  between(y1, y2, share),
];

/** 0 before `from`, 1 after `to`, and gently from one to the other. */
export function ease(time: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** Up between `from` and `up`, down again between `down` and `to`. */
export const there = (time: number, from: number, up: number, down: number, to: number): number =>
  ease(time, from, up) - ease(time, down, to);

export const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1);

/** The point at `share` of the way along a line through points. */
export function along(points: readonly Point[], share: number): Point {
  const lengths = points.slice(1).map((point, i) => distance(points[i]!, point));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [i, length] of lengths.entries()) {
    if (left <= length) return pointBetween(points[i]!, points[i + 1]!, length === 0 ? 0 : left / length);
    left -= length;
  }
  return points.at(-1)!;
}

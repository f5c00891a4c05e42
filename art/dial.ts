import { circle, getPolarPoint, ink, path, repeatShape, ring, sector, ticks } from './shapes.ts';

/** Class names of the animated parts: the ring turns, the beam swings to the active stop. */
type DialClasses = { svg?: string; ring?: string; beam?: string; dot?: string };
type Dial = { stops?: number; size?: number; classes?: DialClasses };

const drawFrame = (size: number, className: string, body: string): string =>
  `<svg class="${className}" viewBox="${-size / 2} ${-size / 2} ${size} ${size}" fill="none" aria-hidden="true" focusable="false">${body}</svg>`;

/**
 * Draws the approach dial for inlining, centred on the origin so that `rotate()` needs no transform-origin. The beam
 * points north, at the first stop. Each dot has its stop's index in `data-i`.
 */
export function drawDial({ stops = 6, size = 560, classes = {} }: Dial = {}): string {
  const halfAngle = 360 / stops / 2 - 6;
  const rim = { count: 120, interval: 10, shortLength: size * 0.014, longLength: size * 0.03 };
  const beam = path(sector(0, 0, size * 0.2, size * 0.36, -halfAngle, halfAngle), { fill: ink.red });
  const dots = repeatShape(stops, i => {
    const [x, y] = getPolarPoint(0, 0, size * 0.36, (i * 360) / stops);
    const dot = `<circle class="${classes.dot ?? ''}" data-i="${i}" cx="${x}" cy="${y}" r="4.5" fill="${ink.white}"/>`;
    return circle(x, y, size * 0.016, { fill: ink.black, stroke: ink.white, width: 1.5 }) + dot;
  });
  return drawFrame(
    size,
    classes.svg ?? '',
    `<g class="${classes.ring ?? ''}">${ticks(0, 0, size * 0.46, rim)}</g>` +
      ring(0, 0, size * 0.46, ink.grey500) +
      ring(0, 0, size * 0.36, ink.grey700) +
      ring(0, 0, size * 0.2, ink.grey700) +
      `<g class="${classes.beam ?? ''}">${beam}</g>` +
      dots,
  );
}

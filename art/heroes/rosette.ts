import { atRest, type Cast, comesRound, draws, perform, settle } from '../performing.ts';
import { disc, drawing, ink, polar, repeat, ring, ticks } from '../shapes.ts';

/** `count` circles of one radius set around the centre, as one group so that they share their line. */
function garland(
  cast: Cast,
  count: number,
  orbit: number,
  radius: number,
  opacity: number,
  c: number,
): string {
  const loops = repeat(count, i => {
    const angle = (i * 360) / count;
    const [x, y] = polar(c, c, orbit, angle);
    return cast.part('loop', `<circle cx="${x}" cy="${y}" r="${radius}"/>`, `--from:${-angle - 48}deg`);
  });
  return `<g stroke="${ink.white}" opacity="${opacity}">${loops}</g>`;
}

/** Fintech: a banknote rosette drawn from circles only; the red one carries the value. */
export function rosette(size = 960, cast = atRest): string {
  const c = size / 2;
  const rim = { count: 144, every: 12, short: size * 0.011, long: size * 0.026 };
  const [x, y] = polar(c, c, size * 0.225, -48);
  return drawing(
    size,
    size,
    cast.ring(ticks(c, c, size * 0.478, rim)) +
      cast.traced('draw', ring(c, c, size * 0.478, ink.grey500)) +
      garland(cast, 60, size * 0.225, size * 0.205, 0.62, c) +
      garland(cast, 36, size * 0.118, size * 0.098, 0.9, c) +
      cast.traced('red', ring(x, y, size * 0.205, ink.red, 7)) +
      disc(c, c, size * 0.02, ink.white),
  );
}

/** One circle opens into all of them; the red one is drawn last. 1.6 s. */
export const rosettePlays = (): string =>
  perform(
    `.loop{transform-origin:480px 480px;animation:comes 1.25s ${settle} backwards}.draw{animation:draws .9s ${settle} backwards}.red{animation:draws .45s ${settle} 1.15s backwards}${draws}${comesRound}`,
    cast => rosette(960, cast),
  );

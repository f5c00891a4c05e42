import {
  animate,
  DRAW_KEYFRAMES,
  easeInOut,
  type PartRenderer,
  ROTATE_KEYFRAMES,
  stillPartRenderer,
} from '../animation.ts';
import { createDrawing, disc, getPolarPoint, ink, repeatShape, ring, ticks } from '../shapes.ts';

/** Draws `count` circles of one radius around the centre, as one group with a shared stroke. */
function drawGarland(
  renderer: PartRenderer,
  count: number,
  orbit: number,
  radius: number,
  opacity: number,
  c: number,
): string {
  const loops = repeatShape(count, i => {
    const angle = (i * 360) / count;
    const [x, y] = getPolarPoint(c, c, orbit, angle);
    return renderer.animatePart(
      'loop',
      `<circle cx="${x}" cy="${y}" r="${radius}"/>`,
      `--from:${-angle - 48}deg`,
    );
  });
  return `<g stroke="${ink.white}" opacity="${opacity}">${loops}</g>`;
}

/** Draws the fintech hero: a banknote rosette of circles, with the value in red. */
export function drawRosette(size = 960, renderer = stillPartRenderer): string {
  const c = size / 2;
  const rim = { count: 144, interval: 12, shortLength: size * 0.011, longLength: size * 0.026 };
  const [x, y] = getPolarPoint(c, c, size * 0.225, -48);
  return createDrawing(
    size,
    size,
    renderer.ring(ticks(c, c, size * 0.478, rim)) +
      renderer.trace('draw', ring(c, c, size * 0.478, ink.grey500)) +
      drawGarland(renderer, 60, size * 0.225, size * 0.205, 0.62, c) +
      drawGarland(renderer, 36, size * 0.118, size * 0.098, 0.9, c) +
      renderer.trace('red', ring(x, y, size * 0.205, ink.red, 7)) +
      disc(c, c, size * 0.02, ink.white),
  );
}

/** Animates one circle, which opens into the whole rosette. The red circle is drawn last. */
export const animateRosette = (): string =>
  animate(
    `.loop{transform-origin:480px 480px;animation:comes 1.25s ${easeInOut} backwards}.draw{animation:draws .9s ${easeInOut} backwards}.red{animation:draws .45s ${easeInOut} 1.15s backwards}${DRAW_KEYFRAMES}${ROTATE_KEYFRAMES}`,
    renderer => drawRosette(960, renderer),
  );

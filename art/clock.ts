import { drawTallNumber } from './digits.ts';
import { createDrawing, disc, ink, repeatShape, ring, sector, ticks } from './shapes.ts';

export const CLOCK_SIZE = 560;
const CENTRE = CLOCK_SIZE / 2;
const RIM_RADIUS = 268;
const CORE_RADIUS = 62;

/** The beam as a clock hand at twelve o'clock. */
export const CLOCK_BEAM_PATH = sector(CENTRE, CENTRE, 70, RIM_RADIUS, -7, 7);

/** Draws a clock face without hands, for cases that show times. */
export const drawClock = (): string =>
  createDrawing(
    CLOCK_SIZE,
    CLOCK_SIZE,
    ring(CENTRE, CENTRE, RIM_RADIUS, ink.black, 2) +
      ticks(CENTRE, CENTRE, RIM_RADIUS, {
        count: 144,
        interval: 12,
        shortLength: 10,
        longLength: 26,
        stroke: ink.black,
      }) +
      disc(CENTRE, CENTRE, CORE_RADIUS, ink.black) +
      repeatShape(4, quarter => {
        const [x, y] = [
          [CENTRE, 94],
          [486, 300],
          [CENTRE, 506],
          [74, 300],
        ][quarter] as [number, number];
        return drawTallNumber(quarter * 3 || 12, x, y, 40, ink.black);
      }),
  );

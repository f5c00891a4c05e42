import { drawTallNumber } from './digits.ts';
import { createDrawing, disc, ink, repeatShape, ring, sector, ticks } from './shapes.ts';

export const CLOCK_SIZE = 560;
const MIDDLE = CLOCK_SIZE / 2;
const RIM = 268;
const CORE = 62;

/** The beam as a clock hand at twelve o'clock. */
export const CLOCK_BEAM_PATH = sector(MIDDLE, MIDDLE, 70, RIM, -7, 7);

/** Draws a clock face without hands, for cases that show times. */
export const drawClock = (): string =>
  createDrawing(
    CLOCK_SIZE,
    CLOCK_SIZE,
    ring(MIDDLE, MIDDLE, RIM, ink.black, 2) +
      ticks(MIDDLE, MIDDLE, RIM, { count: 144, every: 12, short: 10, long: 26, stroke: ink.black }) +
      disc(MIDDLE, MIDDLE, CORE, ink.black) +
      repeatShape(4, quarter => {
        const [x, y] = [
          [MIDDLE, 94],
          [486, 300],
          [MIDDLE, 506],
          [74, 300],
        ][quarter] as [number, number];
        return drawTallNumber(quarter * 3 || 12, x, y, 40, ink.black);
      }),
  );

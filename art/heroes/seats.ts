import { circle, createDrawing, createRandom, disc, getPolarPoint, ink, line, ring } from '../shapes.ts';

/** Orbit (share of the size) and number of chairs in each row. */
const rows = [
  [0.13, 6],
  [0.22, 12],
  [0.31, 20],
  [0.4, 28],
  [0.475, 36],
] as const;

/**
 * Draws the outstaffing hero: a hall of seats. White and grey seats are filled, outlined ones open, and red ones
 * requested.
 */
export function drawSeats(size = 900): string {
  const c = size / 2;
  const random = createRandom(11);
  let [body, requestedSeats] = ['', ''];
  const hours = Array.from({ length: 24 }, () => '');
  rows.forEach(([orbit, count], row) => {
    body += ring(c, c, size * orbit, row === 4 ? ink.white : ink.grey700);
    for (let i = 0; i < count; i++) {
      const angle = (i * 360) / count + row * 7;
      const [x, y] = getPolarPoint(c, c, size * orbit, angle);
      const seatValue = random();
      const isChosen = angle % 360 > 28 && angle % 360 < 74;
      const isTaken = row < 3 || seatValue > 0.55;
      const drawPerson = (fill: string) => disc(x, y, size * 0.013, fill);
      if (!isChosen && !isTaken)
        body += circle(x, y, size * 0.013, { fill: ink.black, stroke: ink.grey450, width: 1.2 });
      // Seats fill clockwise from the edge of the requested seats.
      if (isChosen) requestedSeats += drawPerson(ink.red);
      else if (isTaken)
        hours[Math.floor(((angle + 282) % 360) / 15)] += drawPerson(
          row === 0 || seatValue > 0.5 ? ink.white : ink.grey300,
        );
    }
  });
  body += hours.join('');
  for (const edge of [24, 78]) body += line(c, c, ...getPolarPoint(c, c, size * 0.475, edge), ink.red, 1.5);
  body += requestedSeats;
  return createDrawing(size, size, body + disc(c, c, size * 0.045, ink.white));
}

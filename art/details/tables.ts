import { bar, circle, disc, ink, line, random, rect, repeat, ring } from '../shapes.ts';
import { type Scene, scene } from './scene.ts';

type Rows = { rows?: number; marked?: readonly number[]; seed?: number; dark?: boolean };

/** A ledger: entries on both sides of an account; the pair that cancels out is red. */
export function ledger({ rows = 13, marked = [4, 9], seed = 23, dark = false }: Rows = {}): Scene {
  const chance = random(seed);
  const [ground, strong, quiet] = dark
    ? [ink.black, ink.white, ink.grey600]
    : [ink.grey100, ink.black, ink.grey300];
  const entries = repeat(rows, i => {
    const y = 66 + i * 62;
    const hit = marked.includes(i);
    const width = hit ? 300 : 90 + chance() * 330;
    const debit = hit ? i === marked[0] : chance() > 0.5;
    const text = bar(60, y, 120 + chance() * 90, 14, quiet) + bar(300, y, 60, 14, quiet);
    const amount = bar(debit ? 780 - width : 796, y - 12, width, 38, hit ? ink.red : strong);
    return text + amount + line(60, y + 39, 1140, y + 39, quiet);
  });
  return scene(ground, entries, bar(785, 30, 6, 840, strong));
}

/** A queue of work, most urgent on top: what is at stake as a bar, the time left as a disc. */
export function queue({ rows = 11, seed = 31 } = {}): Scene {
  const chance = random(seed);
  const cases = repeat(rows, i => {
    const y = 70 + i * 76;
    const stake = 760 * 0.84 ** i + chance() * 40;
    const left = 8 + i * 2.1;
    const frame = i === 0 ? '' : line(60, y - 38, 1140, y - 38, ink.grey700);
    return (
      frame +
      circle(92, y, left + 4, { fill: i === 0 ? ink.red : ink.white }) +
      bar(160, y - 20, stake, 40, i === 0 ? ink.red : ink.white) +
      bar(1060, y - 6, 80, 12, ink.grey600)
    );
  });
  return scene(ink.black, cases);
}

/** A ward on the wall: one row per bed, symbols in columns; one symbol asks for somebody. */
export function wall({ rows = 10, columns = 8, marked = 43, seed = 12 } = {}): Scene {
  const chance = random(seed);
  const beds = repeat(rows * columns, i => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const [x, y] = [330 + column * 108, 82 + row * 82];
    const name =
      column === 0 ? bar(70, y - 24, 90, 48, ink.black) + bar(180, y - 8, 70, 16, ink.grey400) : '';
    const kind = Math.floor(chance() * 4);
    if (i === marked) return name + disc(x, y, 30, ink.red);
    const symbol = [
      '',
      ring(x, y, 22, ink.black, 5),
      disc(x, y, 22, ink.black),
      rect(x - 20, y - 20, 40, 40, { fill: ink.grey400 }),
    ][kind]!;
    return name + symbol;
  });
  return scene(
    ink.white,
    beds,
    repeat(rows + 1, i => line(70, 41 + i * 82, 1140, 41 + i * 82, ink.grey300)),
  );
}

import { bar, box, circle, disc, ink, line, path, random, rect, repeat, sector } from '../shapes.ts';
import { type Scene, scene } from './scene.ts';

type Page = { x: number; y: number; w?: number; h?: number; seed?: number; lines?: number };

/** A sheet with lines of text as bars. */
function sheet({ x, y, w = 380, h = 540, seed = 1, lines = 12 }: Page): string {
  const chance = random(seed);
  const pitch = (h - 80) / lines;
  const text = repeat(lines, i =>
    bar(x + 36, y + 44 + i * pitch, (w - 72) * (i % 4 === 3 ? 0.5 : 0.75 + chance() * 0.25), 10, ink.grey400),
  );
  return rect(x, y, w, h, { fill: ink.white, stroke: ink.black, width: 4 }) + text;
}

/** Evidence gathered into one pack: sheets in a fan, and the days that are left as a red wedge. */
export function evidence(): Scene {
  const pack = repeat(6, i => sheet({ x: 90 + i * 76, y: 90 + i * 38, seed: i + 3, lines: 11 }));
  const clock =
    disc(960, 270, 170, ink.black) +
    path(sector(960, 270, 0, 146, 0, 74), { fill: ink.red }) +
    disc(960, 270, 14, ink.white);
  return scene(ink.grey200, pack, clock);
}

/** An electronic invoice: the file as nested boxes, sealed at the top. */
export function sealed(): Scene {
  const nest = repeat(7, i => {
    const x = 110 + i * 74;
    return (
      line(x, 150 + i * 92, x, 190 + i * 92, ink.white, 4) +
      bar(x, 190 + i * 92, 620 - i * 64, 52, i % 2 ? ink.grey500 : ink.white) +
      disc(x + 26, 216 + i * 92, 9, ink.black)
    );
  });
  const seal =
    disc(960, 300, 190, ink.red) +
    circle(960, 300, 150, { stroke: ink.white, width: 5 }) +
    path('M880 300L940 360L1050 244', { stroke: ink.white, width: 24 });
  return scene(ink.black, nest, seal, bar(110, 104, 620, 52, ink.white));
}

/** Versions of one text, and the signature that belongs to exactly one of them. */
export function versions(): Scene {
  const stack = repeat(5, i =>
    sheet({ x: 90 + i * 216, y: 170 - i * 22, w: 196, h: 480 + i * 44, seed: 4, lines: 9 + i }),
  );
  const signed = 'M748 640C768 560 790 560 790 612S816 664 838 600S866 570 880 620S904 650 920 612';
  return scene(
    ink.grey300,
    stack,
    bar(738, 590, 196, 80, ink.white),
    path(signed, { stroke: ink.red, width: 12 }),
    bar(90, 820, 1060, 5, ink.black),
  );
}

/** The paragraph under the cursor beside forty signed ones: the unusual words are red. */
export function compare(): Scene {
  const chance = random(40);
  const unusual = ['1.2', '3.0'];
  const words = repeat(5, row => {
    let out = '';
    for (let x = 0, k = 0; x < 400; k++) {
      const length = Math.min(50 + chance() * 90, 420 - x);
      const colour = unusual.includes(`${row}.${k}`) ? ink.red : ink.black;
      out += bar(100 + x, 320 + row * 50, length - 12, 26, colour);
      x += length;
    }
    return out;
  });
  const signed = repeat(40, i => {
    const [x, y] = [650 + (i % 5) * 102, 70 + Math.floor(i / 5) * 100];
    return repeat(5, row => bar(x, y + row * 11, 50 + chance() * 34, 6, ink.grey400));
  });
  const frame = bar(60, 250, 500, 400, ink.grey100) + box(60, 250, 500, 400, ink.black, 5);
  return scene(ink.white, frame, words, signed);
}

/** Two result lists merged into one by rank: the document both half agreed on ends on top. */
export function merged({ rows = 9 } = {}): Scene {
  const left = [3, 0, 6, 1, 8, 2, 5, 7, 4];
  const right = [2, 4, 0, 7, 1, 8, 3, 6, 5];
  const y = (i: number) => 90 + i * 90;
  const joins = repeat(rows, i => {
    const hit = i === 0;
    const [a, b] = [left.indexOf(i), right.indexOf(i)];
    const style = { stroke: hit ? ink.red : ink.grey600, width: hit ? 12 : 3 };
    return (
      path(`M330 ${y(a)}C430 ${y(a)} 420 ${y(i)} 500 ${y(i)}`, style) +
      path(`M870 ${y(b)}C770 ${y(b)} 780 ${y(i)} 700 ${y(i)}`, style)
    );
  });
  const lists = repeat(
    rows,
    i =>
      bar(90, y(i) - 20, 240, 40, left[i] === 0 ? ink.red : ink.grey500) +
      bar(870, y(i) - 20, 240, 40, right[i] === 0 ? ink.red : ink.grey500) +
      bar(500, y(i) - 26, 200, 52, i === 0 ? ink.red : ink.white),
  );
  return scene(ink.black, joins, lists);
}

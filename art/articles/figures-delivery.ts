import type { Art } from '../art.ts';
import { figure } from '../picture.ts';
import {
  bar,
  box,
  circle,
  disc,
  ink,
  line,
  type Point,
  path,
  polar,
  rect,
  repeat,
  through,
} from '../shapes.ts';

export function oneStone(): Art {
  const cards = repeat(9, i => {
    const related = i < 7;
    const [x, y] = related ? polar(480, 337, 250, i * 51.4) : ([1010, 190 + (i - 7) * 290] as const);
    const link = related ? line(480, 337, x, y, ink.black, 3) : '';
    const card = rect(x - 70, y - 46, 140, 92, { fill: ink.white, stroke: ink.black, width: 4 });
    return link + card + bar(x - 48, y - 18, 96, 10, ink.grey400) + bar(x - 48, y + 8, 62, 10, ink.grey400);
  });
  return figure(
    ink.grey100,
    cards + disc(480, 337, 62, ink.red),
    'Nine cards: seven are tied to one red cause in the middle, two stand alone.',
  );
}

export function factory(): Art {
  const request =
    bar(70, 250, 220, 175, ink.white) +
    bar(104, 300, 150, 14, ink.black) +
    bar(104, 334, 110, 14, ink.black) +
    bar(104, 368, 130, 14, ink.black);
  const machine =
    box(400, 150, 330, 375, ink.white, 5) +
    repeat(4, i => circle(565, 337, 40 + i * 34, { stroke: ink.grey500, width: 3 })) +
    bar(290, 332, 110, 10, ink.white);
  const graph =
    line(730, 337, 900, 160, ink.white, 5) +
    line(900, 160, 1020, 337, ink.white, 5) +
    line(1020, 337, 900, 515, ink.white, 5);
  const nodes = disc(900, 160, 44, ink.white) + disc(1020, 337, 44, ink.white) + disc(900, 515, 52, ink.red);
  return figure(
    ink.black,
    request + machine + graph + nodes,
    'A short request enters a factory; a customer, a payment and a red dispute come out, linked in order.',
  );
}

export function sixtyChanges(): Art {
  const colour = (i: number) => (i === 37 ? ink.red : ink.black);
  const heap = repeat(60, i => bar(80 + (i % 10) * 40, 206 + Math.floor(i / 10) * 40, 33, 33, colour(i)));
  const singles = repeat(60, i => {
    const [x, y] = [600 + (i % 12) * 46, 118 + Math.floor(i / 12) * 92];
    return bar(x, y, 33, 33, colour(i)) + bar(x, y + 44, 33, 6, i === 37 ? ink.red : ink.grey400);
  });
  return figure(
    ink.white,
    heap + box(62, 188, 429, 269, ink.black, 5) + bar(60, 476, 434, 14, ink.black) + singles,
    'Sixty changes in one release on the left and one by one on the right; the faulty one is red in both.',
  );
}

export function seventeenStates(): Art {
  const states = repeat(17, i => {
    const [x, y] = [62 + (i % 6) * 182, 60 + Math.floor(i / 6) * 196];
    const failed = i === 9;
    if (i < 3)
      return (
        bar(x, y, 160, 164, ink.black) +
        bar(x + 20, y + 24, 120, 14, ink.white) +
        bar(x + 20, y + 56, [120, 80, 50][i]!, 50, ink.grey500)
      );
    const frame = rect(x + 2, y + 2, 156, 160, {
      stroke: failed ? ink.red : ink.black,
      width: failed ? 8 : 4,
      dash: failed ? undefined : '10 8',
    });
    return frame + bar(x + 20, y + 24, 40 + ((i * 37) % 80), 14, failed ? ink.red : ink.grey400);
  });
  return figure(
    ink.grey200,
    states,
    'Seventeen states of one form: three were drawn, fourteen are dashed outlines, the failed one is red.',
  );
}

export function tenDays(): Art {
  const heights: Record<number, number> = { 2: 130, 3: 190, 5: 280, 10: 430 };
  const days = repeat(10, i => {
    const day = i + 1;
    const x = 110 + i * 109;
    const height = heights[day];
    const stem = height ? bar(x - 5, 560 - height, 10, height, day === 2 ? ink.red : ink.white) : '';
    const head = height ? disc(x, 560 - height, 40, day === 2 ? ink.red : ink.white) : '';
    return stem + head + disc(x, 560, 15, height ? (day === 2 ? ink.red : ink.white) : ink.grey600);
  });
  return figure(
    ink.black,
    bar(60, 556, 1080, 8, ink.grey600) + days,
    'Ten days on a line; stems mark days two, three, five and ten, and the first merge on day two is red.',
  );
}

export function lopsided(): Art {
  const at = (days: number) => 80 + (days - 20) * 11.6;
  /** A bell over the mean of 60 days, with one of two spreads. */
  const bell = (spread: number, height: number) => {
    const points: Point[] = [];
    for (let days = 20; days <= 112; days++)
      points.push([at(days), 560 - height * Math.exp(-(((days - 60) / spread) ** 2) / 2)]);
    return points;
  };
  const band = rect(at(60), 90, at(80) - at(60), 470, { fill: ink.red });
  const narrow = path(through(bell(6, 430)), { stroke: ink.black, width: 4, dash: '12 9' });
  const wide = path(through(bell(15, 250)), { stroke: ink.black, width: 9 });
  const marks = [48, 60, 67, 80]
    .map(days => bar(at(days) - 3, 560, 6, days === 48 || days === 67 ? 34 : 60, ink.black))
    .join('');
  return figure(
    ink.white,
    band + narrow + wide + bar(60, 557, 1080, 6, ink.black) + marks,
    'A narrow dashed bell and a wide solid one around the same middle; the range from 60 to 80 days is red.',
  );
}

export function foundByMachine(): Art {
  const issues = repeat(312, i => {
    const [x, y] = [70 + Math.floor(i / 13) * 46, 62 + (i % 13) * 46];
    return i < 115 ? disc(x, y, 17, ink.red) : circle(x, y, 15, { stroke: ink.black, width: 4 });
  });
  return figure(
    ink.white,
    issues,
    'Three hundred and twelve issues as rings; the 37 per cent a scanner can find are filled in red.',
  );
}

import {
  bar,
  box,
  circle,
  disc,
  ink,
  line,
  path,
  polar,
  random,
  rect,
  repeat,
  ring,
  round,
} from '../shapes.ts';
import { type Scene, scene } from './scene.ts';

/** Blocks that follow one another, with a branch that lost: the block everybody waits for is red. */
export function forked(): Scene {
  const size = 140;
  const at = (i: number) => 22 + i * 169;
  const main = repeat(7, i => {
    const [x, y] = [at(i), 400];
    const link = i ? bar(x - 29, y + 62, 29, 16, ink.white) : '';
    const text = repeat(3, k => bar(x + 24, y + 34 + k * 30, [92, 60, 78][k]!, 10, ink.black));
    const depth = repeat(6 - i, k => disc(x + size / 2, 590 + k * 44, 13, i < 4 ? ink.white : ink.grey500));
    return link + bar(x, y, size, size, i === 5 ? ink.red : ink.white) + text + depth;
  });
  const style = { stroke: ink.grey450, width: 5, dash: '12 9' };
  const lost = repeat(3, i => rect(at(i + 3), 130, size, size, style));
  return scene(ink.black, path(`M${at(2) + size / 2} 400V200H${at(3)}`, style), lost, main);
}

/** Signed records linked by their hashes; one link is open. */
export function links({ rows = 4, columns = 6, open = 15 } = {}): Scene {
  const rings = repeat(rows * columns, i => {
    const row = Math.floor(i / columns);
    const [x, y] = [190 + (i % columns) * 164, 150 + row * 200];
    const colour = i === open ? ink.red : ink.black;
    if (i !== open) return ring(x, y, 96, colour, 20);
    const [x1, y1] = polar(x, y, 96, 150);
    const [x2, y2] = polar(x, y, 96, 82);
    return path(`M${x1} ${y1}A96 96 0 1 1 ${x2} ${y2}`, { stroke: colour, width: 20 });
  });
  return scene(ink.grey100, rings);
}

/** Many companies added up into one: every level halves, and one subtotal is red. */
export function rollUp({ levels = 6, marked = 37 } = {}): Scene {
  let index = 0;
  const tree = repeat(levels, level => {
    const count = 2 ** level;
    const pitch = 1120 / count;
    return repeat(count, i => {
      const colour = index++ === marked ? ink.red : level % 2 ? ink.grey400 : ink.white;
      return bar(40 + i * pitch + 3, 60 + level * 132, pitch - 6, 112, colour);
    });
  });
  return scene(ink.black, tree);
}

/** Two banks and a switch between them: each transfer takes the side that answers faster. */
export function rails({ transfers = 11, marked = 6 } = {}): Scene {
  const courses = repeat(transfers, i => {
    const y = 90 + i * 72;
    const up = (i * 7) % 3 !== 0;
    const goal = up ? 250 : 650;
    const colour = i === marked ? ink.red : ink.black;
    const curve = `M0 ${y}H260C480 ${y} 480 ${round(goal + (i - 5) * 15)} 700 ${round(goal + (i - 5) * 15)}H900`;
    return (
      path(curve, { stroke: colour, width: i === marked ? 14 : 4 }) +
      disc(210, y, i === marked ? 22 : 13, colour)
    );
  });
  const banks = [250, 650].map(y => disc(980, y, 150, ink.black) + disc(980, y, 60, ink.white));
  return scene(ink.grey200, courses, banks.join(''));
}

/** Accounts on rings by country around one group; one transfer between two of them is worth making. */
export function accounts({ seed = 94 } = {}): Scene {
  const chance = random(seed);
  const [cx, cy] = [600, 450];
  const rows = [130, 215, 300, 385];
  const dots = rows.map((radius, row) =>
    repeat(12 + row * 8, i => {
      const [x, y] = polar(cx, cy, radius, (i * 360) / (12 + row * 8) + row * 4);
      return disc(x, y, 6 + chance() * 16, chance() > 0.3 ? ink.white : ink.grey500);
    }),
  );
  const [a, b] = [polar(cx, cy, 385, 62), polar(cx, cy, 300, 248)];
  const transfer = `M${a[0]} ${a[1]}C760 420 560 330 ${b[0]} ${b[1]}`;
  return scene(
    ink.black,
    rows.map(r => ring(cx, cy, r, ink.grey700, 2)).join(''),
    dots.join(''),
    disc(cx, cy, 60, ink.white),
    path(transfer, { stroke: ink.red, width: 12 }),
    disc(...a, 30, ink.red),
    disc(...b, 30, ink.red),
  );
}

/** From a symptom to a fix in six steps, with the roads not taken left grey. */
export function steps({ seed = 6, ground = ink.white as string } = {}): Scene {
  const chance = random(seed);
  const chosen = [450, 270, 360, 560, 620, 450];
  const x = (i: number) => 110 + i * 196;
  const others = repeat(6, i =>
    repeat(5, k => {
      const y = 110 + k * 170 + (chance() - 0.5) * 50;
      if (Math.abs(y - chosen[i]!) < 84) return '';
      const near = chosen[Math.max(0, i - 1)]!;
      return (
        (i ? line(x(i - 1), near, x(i), y, ink.grey300, 3) : '') +
        circle(x(i), y, 20, { fill: ground, stroke: ink.grey400, width: 4 })
      );
    }),
  );
  const route = `M${chosen.map((y, i) => `${x(i)} ${y}`).join('L')}`;
  const nodes = chosen.map((y, i) => disc(x(i), y, i === 5 ? 62 : 40, i === 5 ? ink.red : ink.black));
  return scene(
    ground,
    others,
    path(route, { stroke: ink.black, width: 10 }),
    nodes.join(''),
    disc(x(5), 450, 22, ink.white),
  );
}

/** Streams that run from many meters into one total, each as wide as its share; one is followed. */
export function streams({ sources = 9, marked = 5, seed = 18 } = {}): Scene {
  const chance = random(seed);
  const widths = Array.from({ length: sources }, () => 18 + chance() * 46);
  const sum = widths.reduce((a, b) => a + b, 0);
  let goal = 450 - sum / 2;
  const flows = widths.map((width, i) => {
    const from = 70 + (i * 760) / (sources - 1);
    const to = goal + width / 2;
    goal += width;
    const colour = i === marked ? ink.red : i % 3 === 0 ? ink.black : i % 3 === 1 ? ink.grey500 : ink.grey300;
    const d = `M90 ${round(from)}C560 ${round(from)} 520 ${round(to)} 960 ${round(to)}`;
    return path(d, { stroke: colour, width: width - 3 }) + disc(80, from, 30, colour);
  });
  return scene(
    ink.white,
    flows.join(''),
    bar(960, 450 - sum / 2, 120, sum, ink.black),
    box(1096, 450 - sum / 2, 24, sum, ink.black, 4),
  );
}

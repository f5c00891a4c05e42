import type { Art } from '../art.ts';
import { picture } from '../picture.ts';
import { bar, disc, ink, line, path, polar, random, repeat, ring, through } from '../shapes.ts';

export function qaReleases(): Art {
  const dots = repeat(300, i => {
    const [x, y] = [30 + (i % 20) * 60, 30 + Math.floor(i / 20) * 60];
    if (i === 5 * 20 + 13) return disc(x, y, 27, ink.red);
    const wave = Math.abs(Math.cos(Math.hypot(x - 810, y - 330) / 190));
    return disc(x, y, Math.max(3, 25 * wave), ink.black);
  });
  return picture(
    ink.white,
    dots,
    'Three hundred dots that swell and shrink in waves around the single red one.',
  );
}

export function sustainability(): Art {
  const left = repeat(9, i => disc(330, 900, 560 - i * 52, i % 2 ? ink.white : ink.black));
  const right = repeat(7, i => disc(1000, 960, 380 - i * 50, i % 2 ? ink.grey100 : ink.grey700));
  return picture(
    ink.grey200,
    disc(830, 330, 150, ink.red) + left + right,
    'Two hills cut open like tree trunks, ring by ring, under a red sun.',
  );
}

type Node = { x: number; y: number; parent?: Node };

export function nodefy(): Art {
  const [cx, cy] = [600, 450];
  const chance = random(31);
  const radii = [0, 140, 262, 378, 500];
  const counts = [1, 5, 11, 18, 26];
  const layers: Node[][] = [[{ x: cx, y: cy }]];
  for (let k = 1; k < 5; k++) {
    const inner = layers[k - 1]!;
    layers[k] = Array.from({ length: counts[k]! }, (_, i) => {
      const [x, y] = polar(cx, cy, radii[k]!, (i * 360) / counts[k]! + k * 13 + chance() * 6);
      const far = (node: Node) => Math.hypot(node.x - x, node.y - y);
      return { x, y, parent: inner.reduce((near, node) => (far(node) < far(near) ? node : near)) };
    });
  }
  const outer = layers.slice(1).flatMap((layer, i) => layer.map((node, j) => ({ node, k: i + 1, j })));
  const links = outer.map(({ node, k }) => {
    const width = k === 1 ? 5 : k === 2 ? 3 : 1.8;
    return line(node.x, node.y, node.parent!.x, node.parent!.y, ink.black, width);
  });
  const dots = outer.map(({ node, k, j }) => {
    const radius = [0, 30, 22, 15, 10][k]!;
    const fill = (j + k) % 3 === 0 ? ink.white : ink.black;
    return (
      disc(node.x, node.y, radius + 5, ink.white) +
      disc(node.x, node.y, radius, fill) +
      ring(node.x, node.y, radius, ink.black, 3)
    );
  });
  const reach = (node: Node) => node.x - node.y * 0.55;
  const trail: Node[] = [layers[4]!.reduce((best, node) => (reach(node) > reach(best) ? node : best))];
  while (trail.at(-1)!.parent) trail.push(trail.at(-1)!.parent!);
  const sizes = [24, 26, 32, 42, 0];
  return picture(
    ink.white,
    radii
      .slice(1)
      .map(r => ring(cx, cy, r, ink.grey300, 1.5))
      .join('') +
      links.join('') +
      dots.join('') +
      path(through(trail.map(({ x, y }) => [x, y])), { stroke: ink.red, width: 16 }) +
      trail.map(({ x, y }, i) => disc(x, y, sizes[i]!, ink.red)).join('') +
      disc(cx, cy, 74, ink.black),
    'A network in four rings around a black hub; one path runs red from the rim to the middle.',
  );
}

export function clauseFinder(): Art {
  const chance = random(8);
  const rows = repeat(23, row => {
    const y = 26 + row * 38;
    let out = '';
    for (let x = 60; x < 1140; ) {
      const width = Math.min(40 + chance() * 150, 1140 - x);
      // The beam of attention widens from the left edge towards the clause.
      const inside = Math.abs(y + 8 - 430) < 24 + x * 0.26;
      out += bar(x, y, width, 16, inside ? ink.black : ink.grey300);
      x += width + 14;
    }
    return row % 6 === 5 ? '' : out;
  });
  const clause =
    bar(560, 376, 560, 130, ink.grey100) +
    repeat(3, i => bar(572, 390 + i * 40, [520, 536, 330][i]!, 26, ink.red));
  return picture(
    ink.grey100,
    rows + clause,
    'Pages of text as grey bars; a widening beam turns them black and finds three red lines.',
  );
}

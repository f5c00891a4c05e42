import type { Art } from '../art.ts';
import { picture } from '../picture.ts';
import { arc, bar, box, disc, ink, path, random, repeat, ring } from '../shapes.ts';

/** A bed from above: frame, blanket and pillow. */
const bed = (x: number, y: number, colour: string, pillow: string): string =>
  bar(x, y, 172, 96, colour) + bar(x + 12, y + 14, 34, 68, pillow) + disc(x + 66, y + 48, 18, pillow);

export function wardHandover(): Art {
  const beds = repeat(5, row => {
    const y = 62 + row * 170;
    const night = [110, 330].map(x => bed(x, y, ink.white, ink.black)).join('');
    const day = [698, 918].map(x => bed(x, y, ink.black, ink.white)).join('');
    return row === 2
      ? night.slice(0, night.length / 2) + day.slice(day.length / 2) + bed(514, y, ink.red, ink.white)
      : night + day;
  });
  return picture(
    ink.white,
    bar(0, 0, 600, 900, ink.black) + beds,
    'A ward from above, half in the night and half in the day, with one red bed crossing the line.',
  );
}

export function consentLedger(): Art {
  const chance = random(17);
  const ridges = repeat(17, i => {
    const radius = 34 + i * 27;
    const shift = 600 + Math.sin(i / 2.4) * 10;
    const start = chance() * 360;
    const gap = 16 + chance() * 26;
    const second = start + 130 + chance() * 90;
    const d =
      arc(shift, 470, radius, start, second) + arc(shift, 470, radius, second + gap, start + 360 - gap);
    return path(d, { stroke: i === 9 ? ink.red : ink.black, width: 14 });
  });
  return picture(
    ink.white,
    ridges + disc(600, 470, 14, ink.black),
    'A fingerprint drawn from broken circles; one ridge of it is red.',
  );
}

/** A bag of fluid with its hook and its scale; `level` is how much of it is full. */
function bag(x: number, y: number, level: number): string {
  const fluid = bar(x, y + 300 * (1 - level), 250, 300 * level, ink.white);
  const marks = repeat(5, i => bar(x + 206, y + 46 + i * 50, 44, 5, ink.grey500));
  return ring(x + 125, y - 26, 22, ink.white, 6) + fluid + box(x, y, 250, 300, ink.white, 6) + marks;
}

export function homeDialysis(): Art {
  const moon = disc(470, 450, 138, ink.white) + disc(528, 414, 126, ink.black);
  const tube = 'M780 230H480A220 220 0 0 0 480 670H780';
  return picture(
    ink.black,
    moon + path(tube, { stroke: ink.red, width: 24 }) + bag(780, 104, 0.34) + bag(780, 520, 0.72),
    'Two fluid bags, one nearly empty and one filling, joined by a red tube that bends around the moon.',
  );
}

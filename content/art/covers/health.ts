import type { Art } from '../../seed/types.ts';
import { picture } from '../picture.ts';
import { arc, bar, box, disc, ink, path, random, repeat } from '../shapes.ts';

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

export function homeDialysis(): Art {
  const moon = disc(470, 450, 172, ink.white) + disc(540, 408, 158, ink.black);
  const fibres = repeat(11, i => bar(786 + i * 19, 262, 9, 416, ink.white));
  const filter =
    box(760, 236, 246, 468, ink.white, 6) +
    fibres +
    bar(730, 190, 306, 46, ink.white) +
    bar(730, 704, 306, 46, ink.white);
  const tube = 'M883 210V110H520A340 340 0 0 0 520 790H883V700';
  return picture(
    ink.black,
    moon + path(tube, { stroke: ink.red, width: 22 }) + filter,
    'A crescent moon held inside a red loop of tube that leaves a column of filter fibres and returns to it.',
  );
}

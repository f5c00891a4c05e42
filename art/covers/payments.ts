import type { Art } from '../art.ts';
import { picture } from '../picture.ts';
import { bar, box, disc, ink, rect, repeat, ring } from '../shapes.ts';

/** One half of the disputed card, from its own side of the cut. */
function halfCard(x: number, y: number, width: number): string {
  return bar(x, y, width, 470, ink.white) + bar(x, y + 84, width, 92, ink.black);
}

export function cardDisputes(): Art {
  const left =
    halfCard(190, 172, 402) + bar(240, 408, 210, 26, ink.grey300) + bar(240, 460, 130, 26, ink.grey300);
  const right = halfCard(608, 262, 402) + disc(860, 636, 58, ink.grey300) + disc(932, 636, 58, ink.black);
  const echoes = repeat(9, i =>
    ring(600, 450, 150 + i * 78, i === 2 ? ink.grey500 : ink.grey700, i === 2 ? 2 : 1),
  );
  return picture(
    ink.black,
    echoes + left + right + disc(600, 450, 84, ink.black) + disc(600, 450, 66, ink.red),
    'A payment card cut in two, the halves slipped apart, and a red seal holding them at the cut.',
  );
}

export function payoutRails(): Art {
  const trails = [520, 300, 700, 420, 0, 610, 250, 480, 360];
  const rails = repeat(9, i => {
    const y = 90 + i * 90;
    return bar(0, y - 24, 1200, 3, ink.grey300) + bar(0, y + 21, 1200, 3, ink.grey300);
  });
  const runs = trails.map((length, i) => {
    const y = 90 + i * 90;
    if (i === 4) return bar(0, y - 16, 1040, 32, ink.red) + disc(1040, y, 44, ink.red);
    return bar(0, y - 7, length, 14, ink.black) + disc(length, y, 30, ink.black);
  });
  return picture(
    ink.white,
    rails + runs.join(''),
    'Nine rails seen from above with a disc running on each; the red one has nearly arrived.',
  );
}

export function openBanking(): Art {
  const doors = repeat(9, i => {
    const share = 0.78 ** i;
    const [width, height] = [1200 * share, 900 * share];
    const x = 690 - width * 0.575;
    const y = 520 - height * 0.578;
    return bar(x, y, width, height, i % 2 ? ink.white : ink.black);
  });
  const sill = bar(628, 440, 122, 128, ink.red);
  return picture(
    ink.black,
    doors + sill,
    'A corridor of open doorways, black and white by turns, with a red door at its far end.',
  );
}

export function invoiceFactoring(): Art {
  const widths = [270, 208, 150, 98, 54, 22];
  let x = 90;
  const sheets = widths.map((width, i) => {
    const sheet = rect(x, 190, width, 520, { fill: i % 2 ? ink.black : ink.white });
    const text = i % 2 ? ink.grey500 : ink.black;
    const lines =
      width > 90
        ? repeat(6, j => bar(x + 24, 250 + j * 62, (width - 48) * (j % 3 === 2 ? 0.6 : 1), 12, text))
        : '';
    x += width + 8;
    return sheet + lines;
  });
  return picture(
    ink.grey300,
    sheets.join('') + box(0, 750, 1200, 0, ink.black, 4) + disc(1046, 450, 118, ink.red),
    'Six invoices, each narrower than the one before it, ending in a red coin.',
  );
}

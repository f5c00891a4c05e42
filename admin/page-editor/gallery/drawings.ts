import { box, disc, drawText, each, hairs, head, type Stroke } from './pen';

const FOUR = [10, 37, 64, 91];
const THREE = [10, 46, 82];
const all = box(0, 0, 120, 80);
const red = (path: string): Stroke => ['accent', path];

/** Draws an accordion with its second line open. */
const opening = (x: number): Stroke[] => [
  ['line', hairs(x, 110 - x, 14, 28, 52, 66)],
  ['ink', drawText(x, 20, 34) + drawText(x, 33, 48) + drawText(x, 58, 30)],
  ['pale', drawText(x, 40, 42, 28)],
  ['beam', 'M104 18.5v5M101.5 21h5M102 36h5M104 56.5v5M101.5 59h5'],
];
const marks = (rows: readonly number[], columns: readonly number[], size: number): string =>
  each(rows, y => each(columns, x => box(x, y, size, size)));
/** Draws an interactive tool: controls on the left, result on the right. */
const tool = (left: Stroke[], right: Stroke[]): Stroke[] => [
  ['ink', all],
  ['dark', box(66, 10, 46, 60)],
  ...left,
  ...right,
];

/** Drawings of section variants, each with one accent. */
export const drawings: Readonly<Record<string, readonly Stroke[]>> = {
  'head offer': [
    ['ink', all],
    ['white', head(10, 22, 40, 30)],
    ['dim', drawText(10, 44, 34, 28)],
    red(box(10, 60, 22, 8)),
    ['faint', disc(92, 40, 26) + disc(92, 40, 15)],
  ],
  'head drawing': [
    ['ink', all],
    ['white', head(10, 24, 52, 44)],
    ['dim', drawText(10, 48, 40, 32)],
    ['faint', disc(98, 40, 30) + disc(98, 40, 19)],
    red('M98 40L87 12A30 30 0 0 1 109 12Z'),
  ],
  'head front': [
    ['ink', all],
    ['white', head(10, 16, 48, 56, 40)],
    ['dim', drawText(44, 60, 22) + drawText(10, 72, 30)],
    red(box(10, 56, 26, 10)),
    ['faint', disc(104, 40, 30)],
  ],
  'head picture': [
    ['ink', head(10, 12, 56, 40)],
    ['pale', drawText(10, 34, 44)],
    ['dim', box(0, 46, 120, 34)],
    red(disc(84, 60, 4)),
  ],
  'head white': [['ink', head(10, 26, 60, 44)], ['pale', drawText(84, 30, 26, 20)], red(box(10, 50, 16, 3))],
  'head policy': [
    ['ink', head(10, 22, 64)],
    ['pale', drawText(10, 36, 76, 60)],
    ['ink', drawText(10, 58, 20) + drawText(50, 58, 20)],
    red(box(10, 52, 100, 2)),
  ],
  'accordion columns': [
    ['line', hairs(10, 46, 16, 30, 44, 58) + hairs(64, 46, 16, 30, 44, 58)],
    [
      'ink',
      drawText(10, 21, 28) +
        drawText(10, 35, 22) +
        drawText(10, 49, 30) +
        drawText(64, 21, 24) +
        drawText(64, 35, 30),
    ],
    ['pale', drawText(64, 49, 22)],
    ['beam', 'M52 20v5M49.5 22.5h5M106 20v5M103.5 22.5h5M52 34v5M49.5 36.5h5'],
  ],
  'accordion drawers': [
    ['line', hairs(10, 60, 16, 28, 58, 70)],
    ['ink', drawText(10, 21, 28) + drawText(10, 34, 36)],
    ['pale', drawText(10, 42, 46, 38) + drawText(10, 63, 30)],
    ['grey', box(82, 16, 28, 38)],
    ['white', drawText(87, 24, 18, 14, 18)],
    ['beam', 'M64 35.5h5'],
    red(box(82, 16, 28, 3)),
  ],
  'accordion questions': [['ink', head(10, 16, 26)], ...opening(46)],
  banner: [red(box(0, 18, 120, 44)), ['white', head(10, 30, 48) + head(10, 41, 34) + box(84, 34, 26, 12)]],
  'cases pairs': [
    ['ink', box(10, 14, 48, 32) + drawText(10, 52, 34)],
    ['dim', box(62, 14, 48, 32)],
    ['pale', drawText(10, 59, 26) + drawText(62, 59, 26)],
    ['ink', drawText(62, 52, 30)],
    red(disc(86, 30, 8)),
  ],
  'cases poster': [
    ['ink', box(0, 8, 50, 40) + head(42, 56, 36)],
    ['dim', box(50, 8, 70, 40)],
    red(disc(86, 28, 12)),
    ['white', head(8, 18, 24)],
    ['grey', box(0, 48, 34, 24)],
    ['pale', drawText(8, 38, 14)],
  ],
  'cases slides': [
    ['ink', box(10, 12, 64, 46)],
    ['pale', box(78, 12, 42, 46)],
    red(disc(42, 34, 12)),
    ['ink', drawText(10, 66, 34)],
    ['line', 'M98 67h10M104 63l4 4-4 4'],
  ],
  'cells flip': [
    ['line', each([10, 36, 88], x => box(x, 22, 22, 36))],
    ['ink', each([10, 36, 88], x => disc(x + 11, 34, 4) + drawText(x + 4, 48, 14))],
    red(box(62, 18, 22, 44)),
    ['white', drawText(66, 30, 14, 12, 14, 8)],
  ],
  'cells grid': [
    ['line', each([10, 43.5, 77], x => box(x, 12, 33.5, 29) + box(x, 41, 33.5, 29))],
    ['ink', disc(18, 20, 3) + disc(85, 20, 3) + disc(18, 49, 3) + disc(51.5, 49, 3) + disc(85, 49, 3)],
    ['pale', each([15, 48.5, 82], x => drawText(x, 33, 16) + drawText(x, 62, 16))],
    red(disc(51.5, 20, 3)),
  ],
  'cells posters': [
    ['ink', box(0, 14, 60, 52)],
    ['grey', box(60, 14, 60, 52)],
    ['white', head(10, 26, 34) + drawText(10, 40, 26)],
    ['ink', head(70, 26, 34) + drawText(70, 40, 26)],
    ['beam', 'M10 56h10M17 53l3 3-3 3M70 56h10M77 53l3 3-3 3'],
  ],
  chapters: [
    ['faint', 'M34 12v56'],
    ['pale', drawText(10, 18, 16, 12, 18, 14)],
    ['ink', head(44, 14, 40) + head(44, 46, 32)],
    ['pale', drawText(44, 26, 62, 56) + drawText(44, 58, 60, 48)],
    red(box(6, 24, 2, 4)),
  ],
  check: tool(
    [
      ['white', head(10, 22, 40, 30)],
      ['dim', drawText(10, 46, 36, 28)],
    ],
    [['white', drawText(74, 22, 30) + drawText(74, 36, 22) + drawText(74, 50, 26)], red(box(74, 58, 12, 5))],
  ),
  'chooser list': [
    ['ink', head(10, 26, 40)],
    ['grey', head(10, 14, 34) + head(10, 38, 30) + head(10, 50, 42)],
    red(box(4, 26, 2.5, 6)),
    ['pale', drawText(70, 26, 40, 36, 40, 24)],
  ],
  'chooser scroll': [
    ['faint', 'M14 12v56'],
    ['grey', head(24, 14, 40) + head(24, 46, 36) + head(24, 60, 46)],
    ['ink', head(24, 30, 52)],
    ['pale', drawText(88, 30, 22, 18)],
    red(box(13, 26, 2.5, 14)),
  ],
  'chooser tabs': [
    ['line', hairs(10, 100, 26) + box(64, 36, 46, 32)],
    ['ink', drawText(10, 18, 18) + head(10, 38, 34) + disc(78, 52, 5)],
    ['pale', drawText(36, 18, 18) + drawText(62, 18, 18) + drawText(10, 52, 40, 34)],
    ['faint', 'M83 52h12'],
    red(box(10, 24, 18, 3) + disc(99, 52, 4)),
  ],
  contact: [
    ['grey', all],
    ['ink', head(10, 20, 30, 22) + disc(14, 52, 4)],
    ['pale', drawText(22, 51, 16)],
    ['white', box(50, 12, 62, 56)],
    ['line', box(56, 18, 24, 9) + box(84, 18, 22, 9) + box(56, 31, 50, 9) + box(56, 44, 50, 9)],
    red(box(56, 57, 18, 7)),
  ],
  fees: tool(
    [['white', head(10, 20, 38)], ['faint', hairs(10, 46, 46)], red(disc(34, 46, 4))],
    [
      ['white', box(74, 22, 6, 16) + box(84, 22, 6, 16) + box(94, 22, 6, 16)],
      ['dim', drawText(74, 48, 30, 22)],
    ],
  ),
  'figures agency': [
    ['ink', each([12, 39, 66, 93], x => box(x, 26, 5, 22) + box(x + 7, 26, 5, 22))],
    ['faint', 'M34 18v46M61 18v46M88 18v46'],
    ['pale', each([12, 39, 66, 93], x => drawText(x, 56, 15))],
    ['beam', 'M54.5 22v6M51.5 25h6'],
  ],
  'figures calendars': [
    ['grey', all],
    ['white', each([10, 36, 62, 88], x => box(x, 16, 22, 48))],
    ['ink', each([14, 40, 66, 92], x => drawText(x, 21, 10) + box(x, 28, 4, 12) + box(x + 6, 28, 4, 12))],
    ['ink', marks([48], [19, 24, 40, 45, 50, 66, 71, 76, 92, 97, 102], 4) + marks([53], [66, 92, 97], 4)],
    red(box(14, 48, 4, 4)),
  ],
  'figures text': [
    [
      'ink',
      each(
        [12, 50, 88],
        x => box(x, 16, 4, 16) + box(x + 6, 16, 4, 16) + box(x, 48, 4, 16) + box(x + 6, 48, 4, 16),
      ),
    ],
    ['pale', each([12, 50, 88], x => drawText(x, 36, 22) + drawText(x, 68, 18))],
    red(drawText(24, 29, 8)),
  ],
  'layers columns': [
    ['ink', box(10, 14, 100, 14)],
    ['dim', box(10, 31, 100, 14)],
    ['grey', box(10, 48, 100, 14)],
    [
      'white',
      drawText(16, 20, 20) +
        drawText(48, 20, 12) +
        drawText(66, 20, 12) +
        drawText(48, 37, 12) +
        drawText(16, 37, 16),
    ],
    ['ink', drawText(16, 54, 18) + drawText(48, 54, 12)],
    red(drawText(84, 20, 14)),
  ],
  'layers rows': [
    ['ink', drawText(10, 18, 18) + drawText(10, 38, 22) + drawText(10, 58, 16)],
    ['line', each([12, 32, 52], y => each([42, 60, 78, 96], x => box(x, y, 14, 14)))],
    red(box(60, 32, 14, 14)),
  ],
  logos: [
    ['line', each([10, 35, 60, 85], x => box(x, 18, 25, 22) + box(x, 40, 25, 22))],
    ['dim', each([16, 41, 91], x => drawText(x, 28, 13)) + each([16, 41, 66, 91], x => drawText(x, 50, 13))],
    red(drawText(66, 28, 13)),
  ],
  models: [
    ['line', each(THREE, x => box(x, 14, 30, 52))],
    ['ink', each([14, 50, 86], x => head(x, 20, 18))],
    ['pale', each([14, 50, 86], x => drawText(x, 34, 20, 16, 20, 12))],
    red(box(46, 14, 30, 3)),
  ],
  office: [
    ['ink', all],
    ['dim', box(0, 0, 58, 80)],
    ['faint', 'M0 24h58M0 52h58M18 0v80M40 0v80'],
    red(disc(30, 38, 4)),
    ['white', head(68, 18, 36)],
    ['pale', drawText(68, 32, 40, 34) + drawText(68, 58, 30)],
  ],
  'people contacts': [
    ['line', each([26, 60, 94], x => box(x - 14, 10, 28, 60))],
    ['grey', each([26, 60, 94], x => box(x - 14, 10, 28, 26))],
    ['ink', each([16, 50, 84], x => drawText(x, 42, 20))],
    ['pale', each([16, 50, 84], x => drawText(x, 49, 14))],
    red(each([16, 50, 84], x => box(x, 58, 14, 6))),
  ],
  'people portraits': [
    ['line', each([26, 60, 94], x => disc(x, 30, 13))],
    ['grey', each([26, 60, 94], x => disc(x, 30, 9))],
    ['ink', each([16, 50, 84], x => drawText(x, 52, 20))],
    ['pale', each([16, 50, 84], x => drawText(x, 59, 14))],
    ['beam', 'M26 17a13 13 0 0 1 11 6'],
  ],
  'people teams': [
    red(box(34, 14, 76, 7)),
    ['ink', box(34, 25, 44, 7) + box(34, 36, 30, 7) + box(34, 47, 18, 7) + box(34, 58, 10, 7)],
    ['pale', each([16, 27, 38, 49, 60], y => drawText(10, y, 18))],
  ],
  'pictures charts': [
    ['line', hairs(10, 100, 14, 34, 54, 74)],
    ['ink', drawText(10, 22, 30) + drawText(10, 42, 24) + drawText(10, 62, 28)],
    ['faint', 'M62 30l10-6 8 4 12-8 16 2M62 64l12-4 12 6 22-8'],
    ['beam', 'M62 50l14-2 10-6 22-4'],
  ],
  'pictures pairs': [
    ['line', each(THREE, x => box(x, 14, 30, 26))],
    ['faint', each([10, 82], x => `M${x} 36l10-10 8 6 12-12`)],
    ['ink', each(THREE, x => drawText(x, 47, 22))],
    ['pale', each(THREE, x => drawText(x, 54, 28, 18))],
    red(disc(61, 27, 7)),
  ],
  'pictures rows': [
    [
      'line',
      hairs(10, 100, 12, 32, 52, 72) + box(14, 16, 22, 12) + box(14, 36, 22, 12) + box(14, 56, 22, 12),
    ],
    ['ink', drawText(48, 18, 30) + drawText(48, 38, 36) + drawText(48, 58, 26)],
    ['pale', drawText(48, 25, 44) + drawText(48, 45, 48) + drawText(48, 65, 40)],
    red(box(18, 40, 8, 4)),
  ],
  'pictures touching': [
    ['ink', box(0, 0, 40, 44) + drawText(68, 68, 22)],
    ['dim', box(40, 0, 40, 44)],
    ['pale', box(80, 0, 40, 44)],
    ['grey', box(0, 44, 60, 36)],
    red(disc(60, 22, 9)),
    ['ink', drawText(8, 68, 22)],
    ['white', drawText(8, 34, 18)],
  ],
  reviews: [
    ['line', hairs(8, 104, 14)],
    ['pale', each([8, 44, 80], x => drawText(x, 24, 28, 26, 18) + drawText(x + 12, 57, 14))],
    ['ink', each([12, 48, 84], x => disc(x, 58, 4))],
    ['faint', 'M40 14v52M76 14v52'],
    red(box(8, 12, 10, 3)),
  ],
  riskMap: tool(
    [
      ['white', head(10, 20, 38)],
      ['dim', drawText(10, 36, 34, 26)],
    ],
    [
      ['faint', 'M72 62h34M72 62v-46'],
      ['dim', disc(80, 52, 3) + disc(90, 44, 3) + disc(84, 34, 3)],
      red(disc(100, 24, 4)),
    ],
  ),
  'rows columns': [
    ['line', hairs(10, 46, 16, 30, 44, 58) + hairs(64, 46, 16, 30, 44, 58)],
    [
      'ink',
      drawText(10, 21, 28) +
        drawText(10, 35, 22) +
        drawText(10, 49, 30) +
        drawText(64, 21, 24) +
        drawText(64, 35, 30),
    ],
    red(drawText(64, 49, 26)),
  ],
  'rows lines': [
    ['line', hairs(46, 64, 14, 30, 46, 62)],
    ['ink', head(10, 16, 26) + drawText(46, 21, 30) + drawText(46, 37, 24) + drawText(46, 53, 34)],
    ['pale', drawText(84, 21, 26) + drawText(84, 37, 20) + drawText(84, 53, 22)],
    red(box(46, 13, 18, 2.5)),
  ],
  'rows numbered': [
    [
      'ink',
      box(10, 18, 4, 16) +
        box(66, 18, 4, 16) +
        box(66, 48, 4, 16) +
        drawText(24, 20, 24) +
        drawText(80, 20, 22),
    ],
    ['ink', drawText(24, 50, 20) + drawText(80, 50, 26)],
    ['pale', drawText(24, 27, 28) + drawText(80, 27, 30) + drawText(24, 57, 26) + drawText(80, 57, 24)],
    red(box(10, 48, 4, 16)),
  ],
  'rows promises': [
    ['line', hairs(10, 100, 14, 32, 50, 68)],
    [
      'ink',
      drawText(10, 21, 34) +
        drawText(10, 39, 28) +
        drawText(10, 57, 32) +
        box(96, 18, 4, 10) +
        box(102, 18, 4, 10),
    ],
    ['ink', box(96, 54, 4, 10) + box(102, 54, 4, 10)],
    red(box(96, 36, 4, 10) + box(102, 36, 4, 10)),
  ],
  'rows sentences': [
    ['line', hairs(10, 100, 16, 34, 52, 70)],
    ['ink', drawText(14, 23, 36) + drawText(14, 41, 30) + drawText(14, 59, 38)],
    ['pale', drawText(62, 23, 26) + drawText(62, 41, 24) + drawText(62, 59, 28)],
    ['ink', drawText(96, 23, 12) + drawText(96, 59, 12)],
    red(drawText(96, 41, 12)),
  ],
  'rows stages': [
    ['line', hairs(10, 100, 12, 32, 52, 72)],
    ['ink', box(10, 17, 4, 10) + head(26, 19, 30) + box(10, 57, 4, 10) + head(26, 59, 26) + head(26, 39, 36)],
    ['pale', drawText(74, 19, 34, 22) + drawText(74, 39, 30, 24) + drawText(74, 59, 34, 18)],
    red(box(10, 37, 4, 10)),
  ],
  'scale line': tool(
    [
      ['white', head(10, 20, 36)],
      ['faint', disc(32, 50, 16)],
      ['dim', disc(26, 46, 4) + disc(40, 54, 5)],
    ],
    [
      ['white', drawText(74, 24, 26) + drawText(74, 38, 20)],
      red(disc(77, 54, 3)),
      ['dim', drawText(84, 53, 20)],
    ],
  ),
  'scale rings': tool(
    [
      ['white', head(10, 20, 34)],
      ['dim', drawText(10, 38, 30) + drawText(10, 48, 36) + drawText(10, 58, 24)],
    ],
    [
      ['faint', 'M74 54h32M74 50v8M84 50v8M94 50v8M104 50v8'],
      red(disc(97, 54, 4)),
      ['white', head(74, 24, 24)],
    ],
  ),
  'schedule gains': [
    ['line', hairs(10, 100, 40)],
    ['faint', 'M24 34v12M60 34v12M96 34v12'],
    ['ink', head(16, 18, 20) + head(52, 18, 26) + head(88, 18, 22)],
    ['pale', drawText(16, 52, 24, 16) + drawText(52, 52, 26, 20) + drawText(88, 52, 22, 14)],
    red(disc(60, 40, 4)),
  ],
  'schedule ruler': [
    ['ink', all],
    ['faint', 'M40 14v54M54 14v54M68 14v54M82 14v54M96 14v54'],
    red(box(40, 18, 14, 7)),
    [
      'dim',
      box(40, 30, 28, 7) +
        box(54, 42, 34, 7) +
        box(82, 54, 26, 7) +
        drawText(10, 32, 16) +
        drawText(10, 44, 22),
    ],
    ['white', drawText(10, 20, 20)],
  ],
  'schedule sprint': [
    ['line', hairs(10, 100, 34)],
    ['ink', each([10, 21, 43, 54, 65, 76, 87, 98], x => box(x, 26, 6, 16))],
    red(box(32, 22, 6, 24)),
    ['pale', drawText(32, 54, 34, 26)],
  ],
  selfTest: tool(
    [
      ['white', head(10, 20, 40)],
      ['dim', drawText(10, 38, 42) + drawText(10, 48, 36) + drawText(10, 58, 40)],
    ],
    [['faint', disc(89, 40, 15)], red('M89 40V25A15 15 0 0 1 103 45Z'), ['white', disc(89, 40, 3)]],
  ),
  startDates: tool(
    [
      ['white', head(10, 20, 40)],
      ['faint', 'M10 50h46M10 46v8M22 46v8M34 46v8M46 46v8'],
      red(disc(34, 50, 4)),
    ],
    [
      ['white', drawText(74, 24, 28)],
      ['dim', marks([36, 44, 52], [74, 82, 90, 98], 4)],
    ],
  ),
  'statement creed': [
    ['ink', all],
    ['faint', disc(98, 40, 22) + disc(98, 40, 13)],
    ['white', head(10, 24, 60, 66, 40)],
    red('M98 40L90 19.5A22 22 0 0 1 106 19.5Z'),
  ],
  'statement plain': [
    ['grey', all],
    ['ink', head(12, 24, 92) + head(12, 36, 84) + head(12, 48, 50)],
    red(disc(70, 51, 4)),
  ],
  'statement times': [
    ['ink', head(10, 16, 74, 54)],
    ['line', hairs(10, 100, 44)],
    ['pale', drawText(10, 62, 16) + drawText(46, 62, 16) + drawText(82, 62, 16)],
    ['ink', each(THREE, x => box(x, 50, 4, 9) + box(x + 6, 50, 4, 9))],
    red(box(10, 43, 22, 2.5)),
  ],
  'steps dial': [
    ['ink', all],
    ['faint', disc(32, 40, 24) + disc(32, 40, 11)],
    red('M32 40L21.9 18.2A24 24 0 0 1 42.1 18.2Z'),
    ['white', disc(32, 40, 3) + head(68, 20, 30)],
    ['dim', drawText(68, 34, 40) + drawText(68, 44, 34) + drawText(68, 54, 38)],
  ],
  'steps line': [
    ['line', hairs(10, 100, 34)],
    ['white', each([20, 60, 80, 100], x => disc(x, 34, 7))],
    ['line', each([20, 60, 80, 100], x => disc(x, 34, 7))],
    red(disc(40, 34, 7)),
    ['ink', drawText(32, 50, 28)],
    ['pale', drawText(32, 57, 22)],
  ],
  'steps open': [
    ['ink', each([37, 64, 91], x => box(x, 20, 3.5, 16)) + each(FOUR, x => drawText(x, 50, 16))],
    ['line', each(FOUR, x => hairs(x, 20, 44))],
    ['pale', each(FOUR, x => drawText(x, 56, 19, 12))],
    red(box(10, 20, 3.5, 16)),
  ],
  'table ledger': [
    ['line', `${hairs(10, 100, 16, 30, 42, 54, 66)}M44 16v50M78 16v50`],
    ['ink', drawText(14, 22, 16) + drawText(50, 22, 16) + drawText(84, 22, 16)],
    ['pale', each([35, 47, 59], y => drawText(14, y, 22) + drawText(50, y, 20))],
    ['pale', drawText(84, 35, 18) + drawText(84, 59, 20)],
    red(drawText(84, 47, 20)),
  ],
  'table results': [
    ['line', hairs(10, 100, 16, 32, 48, 64)],
    ['ink', drawText(10, 23, 22) + drawText(10, 39, 18) + drawText(10, 55, 24)],
    [
      'pale',
      drawText(44, 23, 28) +
        drawText(44, 39, 22) +
        drawText(44, 55, 26) +
        drawText(84, 23, 22) +
        drawText(84, 39, 26),
    ],
    red(drawText(84, 55, 20)),
  ],
  team: tool(
    [
      ['white', head(10, 20, 36)],
      ['dim', each([14, 26, 38, 50], x => disc(x, 42, 4) + disc(x, 56, 4))],
    ],
    [['white', drawText(74, 22, 26) + box(74, 32, 6, 16) + box(84, 32, 6, 16)], red(disc(26, 42, 4))],
  ),
  'tools cards': [
    ['line', each(THREE, x => box(x, 14, 30, 52))],
    ['ink', disc(18, 24, 4) + disc(90, 24, 4) + each([14, 50, 86], x => drawText(x, 36, 16))],
    ['pale', each([14, 50, 86], x => drawText(x, 44, 22, 18))],
    red(disc(54, 24, 4)),
  ],
  'tools grid': [
    ['line', each([10, 43.5, 77], x => box(x, 12, 33.5, 18) + box(x, 30, 33.5, 18) + box(x, 48, 33.5, 18))],
    ['ink', each([19, 37, 55], y => disc(18, y + 2, 2.5) + drawText(25, y + 1, 12))],
    [
      'ink',
      disc(52, 21, 2.5) +
        drawText(59, 20, 12) +
        disc(86, 39, 2.5) +
        drawText(93, 38, 12) +
        drawText(59, 56, 12),
    ],
    red(disc(52, 57, 2.5)),
  ],
  'tools passing': [
    ['line', each([-8, 22, 52, 82, 112], x => box(x, 26, 26, 28))],
    ['ink', each([5, 35, 95], x => disc(x, 38, 5)) + each([28, 58, 88], x => drawText(x, 48, 14))],
    red(disc(65, 38, 5)),
  ],
  'tools tiles': [
    ['ink', box(35, 24, 25, 32)],
    ['line', each([10, 60, 85], x => box(x, 24, 25, 32))],
    ['pale', each([14, 64, 89], x => drawText(x, 48, 12))],
    ['white', drawText(39, 48, 12)],
    ['beam', 'M50 30h5M53 28l2 2-2 2'],
  ],
};

/** Fallback drawing. */
export const plainDrawing: readonly Stroke[] = [
  ['ink', head(10, 16, 44)],
  ['pale', drawText(10, 32, 76, 80, 70, 60)],
];

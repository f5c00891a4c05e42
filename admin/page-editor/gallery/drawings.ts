import { drawBox, drawDisc, drawEach, drawHead, drawLines, drawText, type TonedPath } from './pen';

const FOUR_COLUMNS = [10, 37, 64, 91];
const THREE_COLUMNS = [10, 46, 82];
const wholePage = drawBox(0, 0, 120, 80);
const fillRed = (path: string): TonedPath => ['accent', path];

/** Draws an accordion with its second item open. */
const drawOpening = (x: number): TonedPath[] => [
  ['line', drawLines(x, 110 - x, 14, 28, 52, 66)],
  ['ink', drawText(x, 20, 34) + drawText(x, 33, 48) + drawText(x, 58, 30)],
  ['pale', drawText(x, 40, 42, 28)],
  ['beam', 'M104 18.5v5M101.5 21h5M102 36h5M104 56.5v5M101.5 59h5'],
];
const drawMarks = (rows: readonly number[], columns: readonly number[], size: number): string =>
  drawEach(rows, y => drawEach(columns, x => drawBox(x, y, size, size)));
/** Draws an interactive tool: controls on the left, result on the right. */
const drawTool = (left: TonedPath[], right: TonedPath[]): TonedPath[] => [
  ['ink', wholePage],
  ['dark', drawBox(66, 10, 46, 60)],
  ...left,
  ...right,
];

/** Drawings of section variants, each with one accent. */
export const drawings: Readonly<Record<string, readonly TonedPath[]>> = {
  'head offer': [
    ['ink', wholePage],
    ['white', drawHead(10, 22, 40, 30)],
    ['dim', drawText(10, 44, 34, 28)],
    fillRed(drawBox(10, 60, 22, 8)),
    ['faint', drawDisc(92, 40, 26) + drawDisc(92, 40, 15)],
  ],
  'head drawing': [
    ['ink', wholePage],
    ['white', drawHead(10, 24, 52, 44)],
    ['dim', drawText(10, 48, 40, 32)],
    ['faint', drawDisc(98, 40, 30) + drawDisc(98, 40, 19)],
    fillRed('M98 40L87 12A30 30 0 0 1 109 12Z'),
  ],
  'head front': [
    ['ink', wholePage],
    ['white', drawHead(10, 16, 38, 42, 34)],
    ['dim', drawText(10, 56, 30, 24)],
    ['faint', drawDisc(98, 44, 34)],
    fillRed('M98 44L66 32A34 34 0 0 1 78 17Z'),
    ['white', drawDisc(98, 44, 9)],
  ],
  'head ring': [
    ['ink', wholePage],
    ['white', drawHead(10, 28, 38, 34)],
    ['dim', drawText(10, 50, 30)],
    ['faint', drawDisc(86, 40, 28)],
    fillRed('M86 40L100 16A28 28 0 0 1 111 28Z'),
    ['white', drawDisc(86, 40, 10)],
  ],
  'head picture': [
    ['ink', drawHead(10, 12, 56, 40)],
    ['pale', drawText(10, 34, 44)],
    ['dim', drawBox(0, 46, 120, 34)],
    fillRed(drawDisc(84, 60, 4)),
  ],
  'head people': [
    ['ink', drawHead(6, 14, 26, 20)],
    [
      'dim',
      drawBox(40, 4, 24, 36) + drawBox(90, 4, 24, 36) + drawBox(15, 42, 24, 36) + drawBox(65, 42, 24, 36),
    ],
    ['grey', drawBox(65, 4, 24, 36) + drawBox(90, 42, 24, 36)],
    fillRed(drawBox(40, 42, 24, 36)),
  ],
  'head white': [
    ['ink', drawHead(10, 26, 60, 44)],
    ['pale', drawText(84, 30, 26, 20)],
    fillRed(drawBox(10, 50, 16, 3)),
  ],
  'head policy': [
    ['ink', drawHead(10, 22, 64)],
    ['pale', drawText(10, 36, 76, 60)],
    ['ink', drawText(10, 58, 20) + drawText(50, 58, 20)],
    fillRed(drawBox(10, 52, 100, 2)),
  ],
  'accordion columns': [
    ['line', drawLines(10, 46, 16, 30, 44, 58) + drawLines(64, 46, 16, 30, 44, 58)],
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
    ['line', drawLines(10, 60, 16, 28, 58, 70)],
    ['ink', drawText(10, 21, 28) + drawText(10, 34, 36)],
    ['pale', drawText(10, 42, 46, 38) + drawText(10, 63, 30)],
    ['grey', drawBox(82, 16, 28, 38)],
    ['white', drawText(87, 24, 18, 14, 18)],
    ['beam', 'M64 35.5h5'],
    fillRed(drawBox(82, 16, 28, 3)),
  ],
  'accordion questions': [['ink', drawHead(10, 16, 26)], ...drawOpening(46)],
  banner: [
    fillRed(drawBox(0, 18, 120, 44)),
    ['white', drawHead(10, 30, 48) + drawHead(10, 41, 34) + drawBox(84, 34, 26, 12)],
  ],
  'cases figures': [
    ['ink', drawBox(0, 6, 120, 34) + drawText(10, 48, 18)],
    ['white', drawBox(10, 14, 8, 20) + drawBox(22, 14, 8, 20)],
    fillRed(drawDisc(92, 23, 10)),
    ['line', 'M50 40v34M90 40v34'],
    ['ink', drawBox(10, 54, 6, 18) + drawBox(58, 54, 6, 18) + drawBox(98, 54, 6, 18)],
  ],
  'cases pairs': [
    ['ink', drawBox(10, 14, 48, 32) + drawText(10, 52, 34)],
    ['dim', drawBox(62, 14, 48, 32)],
    ['pale', drawText(10, 59, 26) + drawText(62, 59, 26)],
    ['ink', drawText(62, 52, 30)],
    fillRed(drawDisc(86, 30, 8)),
  ],
  'cases poster': [
    ['ink', drawBox(0, 8, 50, 40) + drawHead(42, 56, 36)],
    ['dim', drawBox(50, 8, 70, 40)],
    fillRed(drawDisc(86, 28, 12)),
    ['white', drawHead(8, 18, 24)],
    ['grey', drawBox(0, 48, 34, 24)],
    ['pale', drawText(8, 38, 14)],
  ],
  'cases slides': [
    ['ink', drawBox(10, 12, 64, 46)],
    ['pale', drawBox(78, 12, 42, 46)],
    fillRed(drawDisc(42, 34, 12)),
    ['ink', drawText(10, 66, 34)],
    ['line', 'M98 67h10M104 63l4 4-4 4'],
  ],
  'cells dial': [
    ['ink', wholePage],
    ['white', drawHead(10, 26, 38)],
    ['dim', drawHead(10, 12, 32) + drawHead(10, 40, 30) + drawHead(10, 54, 36)],
    ['faint', drawDisc(104, 40, 30)],
    fillRed(`M104 40L74.6 34A30 30 0 0 1 77 27Z${drawDisc(62, 29, 3)}`),
    ['white', drawDisc(104, 40, 8)],
  ],
  'cells flip': [
    ['line', drawEach([10, 36, 88], x => drawBox(x, 22, 22, 36))],
    ['ink', drawEach([10, 36, 88], x => drawDisc(x + 11, 34, 4) + drawText(x + 4, 48, 14))],
    fillRed(drawBox(62, 18, 22, 44)),
    ['white', drawText(66, 30, 14, 12, 14, 8)],
  ],
  'cells grid': [
    ['line', drawEach([10, 43.5, 77], x => drawBox(x, 12, 33.5, 29) + drawBox(x, 41, 33.5, 29))],
    [
      'ink',
      drawDisc(18, 20, 3) +
        drawDisc(85, 20, 3) +
        drawDisc(18, 49, 3) +
        drawDisc(51.5, 49, 3) +
        drawDisc(85, 49, 3),
    ],
    ['pale', drawEach([15, 48.5, 82], x => drawText(x, 33, 16) + drawText(x, 62, 16))],
    fillRed(drawDisc(51.5, 20, 3)),
  ],
  'cells posters': [
    ['ink', drawBox(0, 14, 60, 52)],
    ['grey', drawBox(60, 14, 60, 52)],
    ['white', drawHead(10, 26, 34) + drawText(10, 40, 26)],
    ['ink', drawHead(70, 26, 34) + drawText(70, 40, 26)],
    ['beam', 'M10 56h10M17 53l3 3-3 3M70 56h10M77 53l3 3-3 3'],
  ],
  'cells screen': [
    ['ink', wholePage],
    ['dim', drawBox(0, 18, 74, 48)],
    ['white', drawBox(8, 26, 30, 6) + drawHead(84, 20, 26) + drawHead(84, 38, 22) + drawHead(84, 56, 26)],
    fillRed(drawDisc(50, 46, 10)),
  ],
  chapters: [
    ['faint', 'M34 12v56'],
    ['pale', drawText(10, 18, 16, 12, 18, 14)],
    ['ink', drawHead(44, 14, 40) + drawHead(44, 46, 32)],
    ['pale', drawText(44, 26, 62, 56) + drawText(44, 58, 60, 48)],
    fillRed(drawBox(6, 24, 2, 4)),
  ],
  check: drawTool(
    [
      ['white', drawHead(10, 22, 40, 30)],
      ['dim', drawText(10, 46, 36, 28)],
    ],
    [
      ['white', drawText(74, 22, 30) + drawText(74, 36, 22) + drawText(74, 50, 26)],
      fillRed(drawBox(74, 58, 12, 5)),
    ],
  ),
  citation: drawTool(
    [
      ['white', drawHead(10, 20, 40)],
      ['dim', drawText(10, 38, 36) + drawText(10, 48, 40) + drawText(10, 58, 32)],
    ],
    [
      ['dim', drawText(74, 18, 34) + drawText(74, 50, 34) + drawText(74, 60, 26)],
      fillRed('M56 38L74 28H108V40H74Z'),
    ],
  ),
  'chooser list': [
    ['ink', drawHead(10, 26, 40)],
    ['grey', drawHead(10, 14, 34) + drawHead(10, 38, 30) + drawHead(10, 50, 42)],
    fillRed(drawBox(4, 26, 2.5, 6)),
    ['pale', drawText(70, 26, 40, 36, 40, 24)],
  ],
  'chooser scroll': [
    ['faint', 'M14 12v56'],
    ['grey', drawHead(24, 14, 40) + drawHead(24, 46, 36) + drawHead(24, 60, 46)],
    ['ink', drawHead(24, 30, 52)],
    ['pale', drawText(88, 30, 22, 18)],
    fillRed(drawBox(13, 26, 2.5, 14)),
  ],
  'chooser tabs': [
    ['line', drawLines(10, 100, 26) + drawBox(64, 36, 46, 32)],
    ['ink', drawText(10, 18, 18) + drawHead(10, 38, 34) + drawDisc(78, 52, 5)],
    ['pale', drawText(36, 18, 18) + drawText(62, 18, 18) + drawText(10, 52, 40, 34)],
    ['faint', 'M83 52h12'],
    fillRed(drawBox(10, 24, 18, 3) + drawDisc(99, 52, 4)),
  ],
  'contact letter': [
    ['ink', drawHead(10, 10, 40) + drawText(10, 26, 18) + drawText(62, 26, 20) + drawText(10, 40, 26)],
    ['line', 'M32 30h26M86 30h24M40 44h60M10 56h70'],
    fillRed(drawBox(10, 62, 20, 8)),
  ],
  'contact strip': [
    ['grey', wholePage],
    ['ink', drawBox(10, 20, 14, 44) + drawBox(28, 20, 14, 44)],
    ['white', drawBox(60, 14, 50, 54)],
    ['line', drawBox(65, 20, 40, 9) + drawBox(65, 33, 40, 9)],
    fillRed(drawBox(65, 56, 18, 7)),
  ],
  'contact week': [
    ['grey', wholePage],
    ['ink', `${drawHead(10, 8, 40)}M10 22h100v2H10zM10 58h100v2H10z`],
    ['white', drawEach([12, 32, 52, 72, 92], x => drawBox(x, 36, 16, 7) + drawBox(x, 46, 16, 7))],
    fillRed(drawBox(32, 36, 16, 7) + drawBox(10, 64, 18, 7)),
  ],
  'contact writer': [
    ['grey', wholePage],
    ['ink', drawDisc(25, 34, 14) + drawBox(7, 52, 36, 28)],
    ['white', drawBox(50, 0, 70, 80)],
    ['line', drawBox(56, 26, 52, 9) + drawBox(56, 39, 52, 9)],
    fillRed(drawBox(56, 56, 18, 7)),
  ],
  fees: drawTool(
    [['white', drawHead(10, 20, 38)], ['faint', drawLines(10, 46, 46)], fillRed(drawDisc(34, 46, 4))],
    [
      ['white', drawBox(74, 22, 6, 16) + drawBox(84, 22, 6, 16) + drawBox(94, 22, 6, 16)],
      ['dim', drawText(74, 48, 30, 22)],
    ],
  ),
  'figures agency': [
    ['ink', drawEach([12, 39, 66, 93], x => drawBox(x, 26, 5, 22) + drawBox(x + 7, 26, 5, 22))],
    ['faint', 'M34 18v46M61 18v46M88 18v46'],
    ['pale', drawEach([12, 39, 66, 93], x => drawText(x, 56, 15))],
    ['beam', 'M54.5 22v6M51.5 25h6'],
  ],
  'figures tall': [
    ['ink', wholePage],
    ['white', drawEach([10, 30, 50], y => drawBox(10, y, 6, 16) + drawBox(19, y, 6, 16))],
    ['dim', drawText(36, 22, 18) + drawText(36, 42, 22) + drawText(36, 62, 16)],
    ['faint', drawDisc(104, 40, 30)],
    fillRed(`M104 40L74 38A30 30 0 0 1 76 30Z${drawDisc(64, 37, 3)}`),
  ],
  'figures calendars': [
    ['grey', wholePage],
    ['white', drawEach([10, 36, 62, 88], x => drawBox(x, 16, 22, 48))],
    [
      'ink',
      drawEach(
        [14, 40, 66, 92],
        x => drawText(x, 21, 10) + drawBox(x, 28, 4, 12) + drawBox(x + 6, 28, 4, 12),
      ),
    ],
    [
      'ink',
      drawMarks([48], [19, 24, 40, 45, 50, 66, 71, 76, 92, 97, 102], 4) + drawMarks([53], [66, 92, 97], 4),
    ],
    fillRed(drawBox(14, 48, 4, 4)),
  ],
  'figures text': [
    [
      'ink',
      drawEach(
        [12, 50, 88],
        x =>
          drawBox(x, 16, 4, 16) +
          drawBox(x + 6, 16, 4, 16) +
          drawBox(x, 48, 4, 16) +
          drawBox(x + 6, 48, 4, 16),
      ),
    ],
    ['pale', drawEach([12, 50, 88], x => drawText(x, 36, 22) + drawText(x, 68, 18))],
    fillRed(drawText(24, 29, 8)),
  ],
  'layers columns': [
    ['ink', drawBox(10, 14, 100, 14)],
    ['dim', drawBox(10, 31, 100, 14)],
    ['grey', drawBox(10, 48, 100, 14)],
    [
      'white',
      drawText(16, 20, 20) +
        drawText(48, 20, 12) +
        drawText(66, 20, 12) +
        drawText(48, 37, 12) +
        drawText(16, 37, 16),
    ],
    ['ink', drawText(16, 54, 18) + drawText(48, 54, 12)],
    fillRed(drawText(84, 20, 14)),
  ],
  'layers rows': [
    ['ink', drawText(10, 18, 18) + drawText(10, 38, 22) + drawText(10, 58, 16)],
    ['line', drawEach([12, 32, 52], y => drawEach([42, 60, 78, 96], x => drawBox(x, y, 14, 14)))],
    fillRed(drawBox(60, 32, 14, 14)),
  ],
  logos: [
    ['line', drawEach([10, 35, 60, 85], x => drawBox(x, 18, 25, 22) + drawBox(x, 40, 25, 22))],
    [
      'dim',
      drawEach([16, 41, 91], x => drawText(x, 28, 13)) + drawEach([16, 41, 66, 91], x => drawText(x, 50, 13)),
    ],
    fillRed(drawText(66, 28, 13)),
  ],
  'models cards': [
    ['line', drawEach(THREE_COLUMNS, x => drawBox(x, 14, 30, 52))],
    ['ink', drawEach([14, 50, 86], x => drawHead(x, 20, 18))],
    ['pale', drawEach([14, 50, 86], x => drawText(x, 34, 20, 16, 20, 12))],
    fillRed(drawBox(46, 14, 30, 3)),
  ],
  'models poster': [
    fillRed(wholePage),
    ['ink', drawBox(43, 0, 36, 80)],
    [
      'white',
      drawEach([8, 48, 86], x => drawHead(x, 14, 24) + drawBox(x, 26, 8, 20) + drawText(x, 58, 24, 18)),
    ],
  ],
  office: [
    ['ink', wholePage],
    ['dim', drawBox(0, 0, 58, 80)],
    ['faint', 'M0 24h58M0 52h58M18 0v80M40 0v80'],
    fillRed(drawDisc(30, 38, 4)),
    ['white', drawHead(68, 18, 36)],
    ['pale', drawText(68, 32, 40, 34) + drawText(68, 58, 30)],
  ],
  'people contacts': [
    ['line', drawEach([26, 60, 94], x => drawBox(x - 14, 10, 28, 60))],
    ['grey', drawEach([26, 60, 94], x => drawBox(x - 14, 10, 28, 26))],
    ['ink', drawEach([16, 50, 84], x => drawText(x, 42, 20))],
    ['pale', drawEach([16, 50, 84], x => drawText(x, 49, 14))],
    fillRed(drawEach([16, 50, 84], x => drawBox(x, 58, 14, 6))),
  ],
  'people portraits': [
    ['line', drawEach([26, 60, 94], x => drawDisc(x, 30, 13))],
    ['grey', drawEach([26, 60, 94], x => drawDisc(x, 30, 9))],
    ['ink', drawEach([16, 50, 84], x => drawText(x, 52, 20))],
    ['pale', drawEach([16, 50, 84], x => drawText(x, 59, 14))],
    ['beam', 'M26 17a13 13 0 0 1 11 6'],
  ],
  'people teams': [
    fillRed(drawBox(34, 14, 76, 7)),
    [
      'ink',
      drawBox(34, 25, 44, 7) + drawBox(34, 36, 30, 7) + drawBox(34, 47, 18, 7) + drawBox(34, 58, 10, 7),
    ],
    ['pale', drawEach([16, 27, 38, 49, 60], y => drawText(10, y, 18))],
  ],
  'pictures charts': [
    ['line', drawLines(10, 100, 14, 34, 54, 74)],
    ['ink', drawText(10, 22, 30) + drawText(10, 42, 24) + drawText(10, 62, 28)],
    ['faint', 'M62 30l10-6 8 4 12-8 16 2M62 64l12-4 12 6 22-8'],
    ['beam', 'M62 50l14-2 10-6 22-4'],
  ],
  'pictures pairs': [
    ['line', drawEach(THREE_COLUMNS, x => drawBox(x, 14, 30, 26))],
    ['faint', drawEach([10, 82], x => `M${x} 36l10-10 8 6 12-12`)],
    ['ink', drawEach(THREE_COLUMNS, x => drawText(x, 47, 22))],
    ['pale', drawEach(THREE_COLUMNS, x => drawText(x, 54, 28, 18))],
    fillRed(drawDisc(61, 27, 7)),
  ],
  'pictures rows': [
    [
      'line',
      drawLines(10, 100, 12, 32, 52, 72) +
        drawBox(14, 16, 22, 12) +
        drawBox(14, 36, 22, 12) +
        drawBox(14, 56, 22, 12),
    ],
    ['ink', drawText(48, 18, 30) + drawText(48, 38, 36) + drawText(48, 58, 26)],
    ['pale', drawText(48, 25, 44) + drawText(48, 45, 48) + drawText(48, 65, 40)],
    fillRed(drawBox(18, 40, 8, 4)),
  ],
  'pictures touching': [
    ['ink', drawBox(0, 0, 40, 44) + drawText(68, 68, 22)],
    ['dim', drawBox(40, 0, 40, 44)],
    ['pale', drawBox(80, 0, 40, 44)],
    ['grey', drawBox(0, 44, 60, 36)],
    fillRed(drawDisc(60, 22, 9)),
    ['ink', drawText(8, 68, 22)],
    ['white', drawText(8, 34, 18)],
  ],
  reviews: [
    ['line', drawLines(8, 104, 14)],
    ['pale', drawEach([8, 44, 80], x => drawText(x, 24, 28, 26, 18) + drawText(x + 12, 57, 14))],
    ['ink', drawEach([12, 48, 84], x => drawDisc(x, 58, 4))],
    ['faint', 'M40 14v52M76 14v52'],
    fillRed(drawBox(8, 12, 10, 3)),
  ],
  riskMap: drawTool(
    [
      ['white', drawHead(10, 20, 38)],
      ['dim', drawText(10, 36, 34, 26)],
    ],
    [
      ['faint', 'M72 62h34M72 62v-46'],
      ['dim', drawDisc(80, 52, 3) + drawDisc(90, 44, 3) + drawDisc(84, 34, 3)],
      fillRed(drawDisc(100, 24, 4)),
    ],
  ),
  'rows column': [
    ['ink', drawEach([12, 34, 56], y => drawBox(16, y, 10, 16))],
    ['ink', drawHead(38, 14, 34) + drawHead(38, 36, 30) + drawHead(38, 58, 36)],
    ['pale', drawText(38, 22, 38) + drawText(38, 44, 36) + drawText(38, 66, 32) + drawText(86, 18, 24, 20)],
    fillRed(drawBox(86, 12, 24, 2.5)),
  ],
  'rows names': [
    ['ink', wholePage],
    ['white', drawHead(10, 16, 40) + drawHead(80, 16, 30) + drawHead(10, 36, 26) + drawHead(66, 36, 40)],
    ['dim', drawText(54, 17, 20) + drawText(40, 37, 20) + drawText(10, 57, 20)],
    fillRed(drawHead(36, 56, 50)),
  ],
  'rows lines': [
    ['line', drawLines(46, 64, 14, 30, 46, 62)],
    ['ink', drawHead(10, 16, 26) + drawText(46, 21, 30) + drawText(46, 37, 24) + drawText(46, 53, 34)],
    ['pale', drawText(84, 21, 26) + drawText(84, 37, 20) + drawText(84, 53, 22)],
    fillRed(drawBox(46, 13, 18, 2.5)),
  ],
  'rows numbered': [
    [
      'ink',
      drawBox(10, 18, 4, 16) +
        drawBox(66, 18, 4, 16) +
        drawBox(66, 48, 4, 16) +
        drawText(24, 20, 24) +
        drawText(80, 20, 22),
    ],
    ['ink', drawText(24, 50, 20) + drawText(80, 50, 26)],
    ['pale', drawText(24, 27, 28) + drawText(80, 27, 30) + drawText(24, 57, 26) + drawText(80, 57, 24)],
    fillRed(drawBox(10, 48, 4, 16)),
  ],
  'rows promises': [
    ['line', drawLines(10, 100, 14, 32, 50, 68)],
    [
      'ink',
      drawText(10, 21, 34) +
        drawText(10, 39, 28) +
        drawText(10, 57, 32) +
        drawBox(96, 18, 4, 10) +
        drawBox(102, 18, 4, 10),
    ],
    ['ink', drawBox(96, 54, 4, 10) + drawBox(102, 54, 4, 10)],
    fillRed(drawBox(96, 36, 4, 10) + drawBox(102, 36, 4, 10)),
  ],
  'rows film': [
    ['ink', wholePage],
    ['white', drawHead(10, 10, 50)],
    ['dim', drawEach([10, 54, 98], x => drawBox(x, 26, 40, 28))],
    ['white', drawEach([14, 58], x => drawText(x, 46, 26)) + drawText(10, 60, 24) + drawText(54, 60, 24)],
    fillRed(drawBox(10, 72, 40, 3)),
  ],
  'rows stages': [
    ['line', drawLines(10, 100, 12, 32, 52, 72)],
    [
      'ink',
      drawBox(10, 17, 4, 10) +
        drawHead(26, 19, 30) +
        drawBox(10, 57, 4, 10) +
        drawHead(26, 59, 26) +
        drawHead(26, 39, 36),
    ],
    ['pale', drawText(74, 19, 34, 22) + drawText(74, 39, 30, 24) + drawText(74, 59, 34, 18)],
    fillRed(drawBox(10, 37, 4, 10)),
  ],
  'scale line': drawTool(
    [
      ['white', drawHead(10, 20, 36)],
      ['faint', drawDisc(32, 50, 16)],
      ['dim', drawDisc(26, 46, 4) + drawDisc(40, 54, 5)],
    ],
    [
      ['white', drawText(74, 24, 26) + drawText(74, 38, 20)],
      fillRed(drawDisc(77, 54, 3)),
      ['dim', drawText(84, 53, 20)],
    ],
  ),
  'scale rings': drawTool(
    [
      ['white', drawHead(10, 20, 34)],
      ['dim', drawText(10, 38, 30) + drawText(10, 48, 36) + drawText(10, 58, 24)],
    ],
    [
      ['faint', 'M74 54h32M74 50v8M84 50v8M94 50v8M104 50v8'],
      fillRed(drawDisc(97, 54, 4)),
      ['white', drawHead(74, 24, 24)],
    ],
  ),
  'schedule gains': [
    ['line', drawLines(10, 100, 40)],
    ['faint', 'M24 34v12M60 34v12M96 34v12'],
    ['ink', drawHead(16, 18, 20) + drawHead(52, 18, 26) + drawHead(88, 18, 22)],
    ['pale', drawText(16, 52, 24, 16) + drawText(52, 52, 26, 20) + drawText(88, 52, 22, 14)],
    fillRed(drawDisc(60, 40, 4)),
  ],
  'schedule ruler': [
    ['ink', wholePage],
    ['faint', 'M40 14v54M54 14v54M68 14v54M82 14v54M96 14v54'],
    fillRed(drawBox(40, 18, 14, 7)),
    [
      'dim',
      drawBox(40, 30, 28, 7) +
        drawBox(54, 42, 34, 7) +
        drawBox(82, 54, 26, 7) +
        drawText(10, 32, 16) +
        drawText(10, 44, 22),
    ],
    ['white', drawText(10, 20, 20)],
  ],
  'schedule sprint': [
    ['line', drawLines(10, 100, 34)],
    ['ink', drawEach([10, 21, 43, 54, 65, 76, 87, 98], x => drawBox(x, 26, 6, 16))],
    fillRed(drawBox(32, 22, 6, 24)),
    ['pale', drawText(32, 54, 34, 26)],
  ],
  selfTest: drawTool(
    [
      ['white', drawHead(10, 20, 40)],
      ['dim', drawText(10, 38, 42) + drawText(10, 48, 36) + drawText(10, 58, 40)],
    ],
    [
      ['faint', drawDisc(89, 40, 15)],
      fillRed('M89 40V25A15 15 0 0 1 103 45Z'),
      ['white', drawDisc(89, 40, 3)],
    ],
  ),
  startDates: drawTool(
    [
      ['white', drawHead(10, 20, 40)],
      ['faint', 'M10 50h46M10 46v8M22 46v8M34 46v8M46 46v8'],
      fillRed(drawDisc(34, 50, 4)),
    ],
    [
      ['white', drawText(74, 24, 28)],
      ['dim', drawMarks([36, 44, 52], [74, 82, 90, 98], 4)],
    ],
  ),
  'statement creed': [
    ['ink', wholePage],
    ['faint', drawDisc(98, 40, 22) + drawDisc(98, 40, 13)],
    ['white', drawHead(10, 24, 60, 66, 40)],
    fillRed('M98 40L90 19.5A22 22 0 0 1 106 19.5Z'),
  ],
  'statement plain': [
    ['grey', wholePage],
    ['ink', drawHead(12, 24, 92) + drawHead(12, 36, 84) + drawHead(12, 48, 50)],
    fillRed(drawDisc(70, 51, 4)),
  ],
  'statement halves': [
    ['ink', drawHead(10, 10, 60)],
    ['pale', drawText(10, 24, 46)],
    ['grey', drawBox(0, 36, 60, 44)],
    ['ink', drawBox(60, 36, 60, 44) + drawBox(10, 52, 8, 22)],
    ['white', drawBox(70, 52, 8, 22)],
  ],
  'steps dial': [
    ['ink', wholePage],
    ['faint', drawDisc(32, 40, 24) + drawDisc(32, 40, 11)],
    fillRed('M32 40L21.9 18.2A24 24 0 0 1 42.1 18.2Z'),
    ['white', drawDisc(32, 40, 3) + drawHead(68, 20, 30)],
    ['dim', drawText(68, 34, 40) + drawText(68, 44, 34) + drawText(68, 54, 38)],
  ],
  'steps line': [
    ['line', drawLines(10, 100, 34)],
    ['white', drawEach([20, 60, 80, 100], x => drawDisc(x, 34, 7))],
    ['line', drawEach([20, 60, 80, 100], x => drawDisc(x, 34, 7))],
    fillRed(drawDisc(40, 34, 7)),
    ['ink', drawText(32, 50, 28)],
    ['pale', drawText(32, 57, 22)],
  ],
  'steps open': [
    [
      'ink',
      drawEach([37, 64, 91], x => drawBox(x, 20, 3.5, 16)) + drawEach(FOUR_COLUMNS, x => drawText(x, 50, 16)),
    ],
    ['line', drawEach(FOUR_COLUMNS, x => drawLines(x, 20, 44))],
    ['pale', drawEach(FOUR_COLUMNS, x => drawText(x, 56, 19, 12))],
    fillRed(drawBox(10, 20, 3.5, 16)),
  ],
  'table ledger': [
    ['line', `${drawLines(10, 100, 16, 30, 42, 54, 66)}M44 16v50M78 16v50`],
    ['ink', drawText(14, 22, 16) + drawText(50, 22, 16) + drawText(84, 22, 16)],
    ['pale', drawEach([35, 47, 59], y => drawText(14, y, 22) + drawText(50, y, 20))],
    ['pale', drawText(84, 35, 18) + drawText(84, 59, 20)],
    fillRed(drawText(84, 47, 20)),
  ],
  'table results': [
    ['line', drawLines(10, 100, 16, 32, 48, 64)],
    ['ink', drawText(10, 23, 22) + drawText(10, 39, 18) + drawText(10, 55, 24)],
    [
      'pale',
      drawText(44, 23, 28) +
        drawText(44, 39, 22) +
        drawText(44, 55, 26) +
        drawText(84, 23, 22) +
        drawText(84, 39, 26),
    ],
    fillRed(drawText(84, 55, 20)),
  ],
  team: drawTool(
    [
      ['white', drawHead(10, 20, 36)],
      ['dim', drawEach([14, 26, 38, 50], x => drawDisc(x, 42, 4) + drawDisc(x, 56, 4))],
    ],
    [
      ['white', drawText(74, 22, 26) + drawBox(74, 32, 6, 16) + drawBox(84, 32, 6, 16)],
      fillRed(drawDisc(26, 42, 4)),
    ],
  ),
  'tools cards': [
    ['line', drawEach(THREE_COLUMNS, x => drawBox(x, 14, 30, 52))],
    ['ink', drawDisc(18, 24, 4) + drawDisc(90, 24, 4) + drawEach([14, 50, 86], x => drawText(x, 36, 16))],
    ['pale', drawEach([14, 50, 86], x => drawText(x, 44, 22, 18))],
    fillRed(drawDisc(54, 24, 4)),
  ],
  'tools grid': [
    [
      'line',
      drawEach(
        [10, 43.5, 77],
        x => drawBox(x, 12, 33.5, 18) + drawBox(x, 30, 33.5, 18) + drawBox(x, 48, 33.5, 18),
      ),
    ],
    ['ink', drawEach([19, 37, 55], y => drawDisc(18, y + 2, 2.5) + drawText(25, y + 1, 12))],
    [
      'ink',
      drawDisc(52, 21, 2.5) +
        drawText(59, 20, 12) +
        drawDisc(86, 39, 2.5) +
        drawText(93, 38, 12) +
        drawText(59, 56, 12),
    ],
    fillRed(drawDisc(52, 57, 2.5)),
  ],
  'tools passing': [
    ['line', drawEach([-8, 22, 52, 82, 112], x => drawBox(x, 26, 26, 28))],
    [
      'ink',
      drawEach([5, 35, 95], x => drawDisc(x, 38, 5)) + drawEach([28, 58, 88], x => drawText(x, 48, 14)),
    ],
    fillRed(drawDisc(65, 38, 5)),
  ],
  'tools tiles': [
    ['ink', drawBox(35, 24, 25, 32)],
    ['line', drawEach([10, 60, 85], x => drawBox(x, 24, 25, 32))],
    ['pale', drawEach([14, 64, 89], x => drawText(x, 48, 12))],
    ['white', drawText(39, 48, 12)],
    ['beam', 'M50 30h5M53 28l2 2-2 2'],
  ],
};

/** Fallback for variants without a drawing. */
export const plainDrawing: readonly TonedPath[] = [
  ['ink', drawHead(10, 16, 44)],
  ['pale', drawText(10, 32, 76, 80, 70, 60)],
];

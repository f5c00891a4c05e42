import {
  bar,
  box,
  createBackground,
  disc,
  getPolarPoint,
  halfDisc,
  ink,
  line,
  path,
  repeatShape,
  ring,
  sector,
} from './shapes.ts';

/** `light` is the left side of a face, `shade` the right side. */
type Skin = { light: string; shade: string };

/** Horizontal centre of a portrait, which is 400 by 500. */
const MIDDLE = 200;

const drawQuarter = (y: number, radius: number, from: 0 | 90 | 180 | 270, fill: string): string =>
  path(sector(MIDDLE, y, 0, radius, from, from + 90), { fill });

/** @param chin y position below which the face is round */
function drawFace(halfWidth: number, top: number, { light, shade }: Skin, chin = 236): string {
  const [left, right, bottom] = [MIDDLE - halfWidth, MIDDLE + halfWidth, chin + halfWidth];
  const arcPath = `A${halfWidth} ${halfWidth} 0 0 1`;
  return (
    path(`M${left} ${top}H${MIDDLE}V${bottom}${arcPath} ${left} ${chin}Z`, { fill: light }) +
    path(`M${MIDDLE} ${top}H${right}V${chin}${arcPath} ${MIDDLE} ${bottom}Z`, { fill: shade })
  );
}
const drawEars = (distance: number, { light, shade }: Skin): string =>
  disc(MIDDLE - distance, 222, 17, light) + disc(MIDDLE + distance, 222, 17, shade);
const drawNeck = (halfWidth: number, fill: string): string =>
  bar(MIDDLE - halfWidth, 290, halfWidth * 2, 110, fill) + halfDisc(MIDDLE, 300, halfWidth, 180, fill);
/** Draws a nose as a lit edge on the shaded side. */
const drawNose = (length: number, { light }: Skin): string => bar(MIDDLE, 206, 15, length, light);
const drawEyes = (distance: number, y: number, fill: string = ink.black): string =>
  disc(MIDDLE - distance, y, 7.5, fill) + disc(MIDDLE + distance, y, 7.5, fill);
/** Draws eyebrows, or any other symmetric pair. */
const drawPair = (distance: number, y: number, width: number, height: number, fill: string): string =>
  bar(MIDDLE - distance - width / 2, y, width, height, fill) +
  bar(MIDDLE + distance - width / 2, y, width, height, fill);
const drawMouth = (y: number, width: number, height: number, fill: string = ink.black): string =>
  bar(MIDDLE - width / 2, y, width, height, fill);
const drawSmile = (y: number, radius: number, fill: string = ink.black): string =>
  halfDisc(MIDDLE, y, radius, 180, fill);
const drawShoulders = (y: number, radius: number, fill: string): string =>
  halfDisc(MIDDLE, y, radius, 0, fill);
/** Draws hair above the forehead, lit on the left like the face. */
const drawCrown = (y: number, radius: number, { light, shade }: Skin): string =>
  drawQuarter(y, radius, 270, light) + drawQuarter(y, radius, 0, shade);
const drawPortrait = (ground: string, ...parts: string[]): string =>
  createBackground(400, 500, ground, parts.join(''));

const pale: Skin = { light: ink.white, shade: ink.grey300 };
const fair: Skin = { light: ink.grey100, shade: ink.grey400 };
const tan: Skin = { light: ink.grey200, shade: ink.grey450 };
const dark: Skin = { light: ink.grey500, shade: ink.grey700 };

/** Draws a bob and a red earring. */
const drawOksana = (): string =>
  drawPortrait(
    ink.grey300,
    path('M92 330V190A108 108 0 0 1 308 190V330Z', { fill: ink.black }),
    drawNeck(36, pale.shade),
    drawShoulders(520, 178, ink.black),
    path('M150 372L200 446L250 372Z', { fill: ink.white }),
    drawFace(78, 170, pale),
    path('M119 212V170A81 81 0 0 1 281 170V194H214A100 40 0 0 1 119 212Z', { fill: ink.black }),
    drawNose(54, pale),
    drawEyes(36, 220),
    drawSmile(278, 20),
    disc(112, 286, 15, ink.red),
  );

/** Draws a beard and a red roll neck. */
const drawTaras = (): string =>
  drawPortrait(
    ink.black,
    drawNeck(36, fair.shade),
    bar(10, 392, 380, 120, ink.grey600),
    bar(140, 372, 120, 34, ink.red),
    drawEars(90, fair),
    drawFace(90, 150, fair),
    halfDisc(MIDDLE, 236, 92, 180, ink.grey800),
    drawQuarter(236, 92, 180, ink.grey700),
    halfDisc(MIDDLE, 168, 92, 0, ink.grey700),
    bar(108, 150, 184, 20, ink.grey700),
    drawNose(62, fair),
    drawEyes(40, 212),
    drawPair(42, 188, 44, 9, ink.black),
    drawMouth(280, 56, 8, ink.white),
  );

/** Draws long hair and red glasses. */
const drawMaya = (): string =>
  drawPortrait(
    ink.grey100,
    path('M84 470V196A116 116 0 0 1 316 196V470Z', { fill: ink.grey300 }),
    path('M200 80A116 116 0 0 1 316 196V470H200Z', { fill: ink.grey400 }),
    drawNeck(36, pale.shade),
    drawShoulders(530, 168, ink.black),
    drawFace(80, 168, pale),
    drawCrown(176, 84, { light: ink.grey200, shade: ink.grey450 }),
    drawNose(52, pale),
    drawEyes(40, 216),
    ring(160, 216, 30, ink.red, 9) + ring(240, 216, 30, ink.red, 9) + bar(190, 211, 20, 9, ink.red),
    drawSmile(280, 19),
  );

/** Draws round glasses, a beard, and a red pencil behind the ear. */
const drawDanylo = (): string =>
  drawPortrait(
    ink.grey500,
    drawNeck(40, tan.shade),
    drawShoulders(520, 186, ink.black),
    bar(182, 360, 36, 140, ink.grey800),
    drawEars(92, tan),
    drawFace(92, 180, tan),
    drawCrown(182, 92, tan),
    halfDisc(MIDDLE, 240, 92, 180, ink.white),
    drawQuarter(240, 92, 90, ink.grey300),
    drawNose(50, tan),
    drawEyes(42, 208),
    ring(158, 208, 32, ink.black, 6) + ring(242, 208, 32, ink.black, 6) + bar(190, 204, 20, 6, ink.black),
    drawMouth(282, 64, 8),
    `<g transform="rotate(-18 292 170)">${bar(286, 96, 13, 130, ink.red)}</g>`,
  );

/** Draws straight hair under a red beret. */
const drawSolomiia = (): string =>
  drawPortrait(
    ink.white,
    bar(96, 170, 208, 290, ink.black),
    drawNeck(32, pale.shade),
    drawShoulders(530, 170, ink.grey300),
    drawFace(78, 170, pale),
    bar(122, 150, 156, 46, ink.black),
    drawNose(50, pale),
    drawEyes(36, 222),
    drawMouth(286, 36, 8),
    path('M86 150A116 84 0 0 1 330 132A128 40 0 0 1 86 150Z', { fill: ink.red }),
    disc(222, 68, 9, ink.red),
  );

/** Draws a moustache and a red bow tie. */
const drawOstap = (): string =>
  drawPortrait(
    ink.grey200,
    drawNeck(40, fair.shade),
    bar(10, 396, 380, 120, ink.black),
    path('M140 396L200 470L260 396Z', { fill: ink.white }),
    path('M200 420L245 394A52 52 0 0 1 245 446ZM200 420L155 446A52 52 0 0 1 155 394Z', { fill: ink.red }),
    disc(MIDDLE, 420, 11, ink.red),
    drawEars(94, fair),
    drawFace(94, 150, fair),
    drawCrown(156, 94, fair),
    drawPair(93, 150, 26, 76, ink.grey500),
    drawNose(60, fair),
    drawEyes(40, 216),
    bar(132, 190, 48, 11, ink.grey500) + bar(220, 190, 48, 11, ink.grey600),
    halfDisc(158, 268, 44, 180, ink.grey600) + halfDisc(242, 268, 44, 180, ink.grey600),
  );

/** Draws curls and a red jacket. */
const drawIryna = (): string =>
  drawPortrait(
    ink.black,
    repeatShape(13, index => {
      const [x, y] = getPolarPoint(MIDDLE, 210, 104, 228 + index * 22);
      return disc(x, y, 38, index < 7 ? ink.grey600 : ink.grey700);
    }),
    disc(MIDDLE, 170, 90, ink.grey600),
    drawNeck(32, fair.shade),
    drawShoulders(520, 178, ink.red),
    path('M160 366L200 452L240 366Z', { fill: ink.white }),
    drawFace(76, 168, fair),
    halfDisc(MIDDLE, 170, 77, 0, ink.grey700),
    drawNose(50, fair),
    drawEyes(36, 218),
    drawPair(36, 196, 34, 6, ink.black),
    drawSmile(280, 20),
  );

/** Draws a short beard and red headphones. */
const drawMarko = (): string =>
  drawPortrait(
    ink.grey100,
    drawNeck(38, tan.shade),
    drawShoulders(520, 184, ink.grey700),
    bar(150, 384, 100, 16, ink.grey600),
    drawEars(88, tan),
    drawFace(88, 150, tan),
    halfDisc(MIDDLE, 164, 90, 0, ink.black),
    bar(110, 152, 180, 22, ink.black),
    path('M200 238L276.2 282A88 88 0 0 1 123.8 282Z', { fill: ink.grey700 }),
    drawNose(58, tan),
    drawEyes(40, 212),
    drawPair(42, 190, 42, 8, ink.black),
    drawMouth(288, 44, 7, ink.white),
    path('M82.6 187.7A118 118 0 0 1 317.4 187.7', { stroke: ink.red, width: 16 }),
    drawPair(111, 184, 34, 72, ink.red),
  );

/** Draws a headscarf over a red band. */
const drawAmina = (): string =>
  drawPortrait(
    ink.white,
    path('M80 500V206A120 120 0 0 1 320 206V500Z', { fill: ink.grey800 }),
    path('M200 86A120 120 0 0 1 320 206V500H200Z', { fill: ink.black }),
    path('M110 500Q104 380 132 320L268 320Q312 400 300 500Z', { fill: ink.grey700 }),
    drawFace(72, 176, tan, 240),
    path('M128 236V198A72 72 0 0 1 272 198V236L262 196A66 52 0 0 0 138 196Z', { fill: ink.red }),
    path('M118 250A82 82 0 0 0 282 250L300 330A120 70 0 0 1 110 340Z', { fill: ink.grey800 }),
    drawNose(48, tan),
    drawEyes(34, 222),
    drawPair(34, 202, 34, 6, ink.black),
    drawMouth(284, 36, 7),
  );

/** Draws a red woollen cap. */
const drawLevko = (): string =>
  drawPortrait(
    ink.grey600,
    drawNeck(34, pale.shade),
    bar(10, 400, 380, 120, ink.black),
    halfDisc(MIDDLE, 400, 60, 0, ink.grey800),
    drawEars(82, pale),
    drawFace(82, 150, pale),
    halfDisc(MIDDLE, 150, 98, 0, ink.red),
    bar(98, 142, 204, 34, ink.red),
    line(98, 159, 302, 159, ink.deepRed, 2),
    drawNose(56, pale),
    drawEyes(38, 216),
    drawPair(38, 192, 44, 7, ink.black),
    path('M176 284A26 26 0 0 0 224 284', { stroke: ink.black, width: 7 }),
  );

/** Draws a bun, square glasses and red beads. */
const drawHalyna = (): string =>
  drawPortrait(
    ink.grey300,
    disc(MIDDLE, 74, 44, ink.white) + halfDisc(MIDDLE, 74, 44, 90, ink.grey450),
    drawNeck(32, fair.shade),
    drawShoulders(520, 176, ink.grey600),
    drawEars(82, fair),
    drawFace(82, 176, fair),
    drawCrown(180, 88, { light: ink.white, shade: ink.grey450 }),
    drawNose(52, fair),
    drawEyes(38, 218),
    box(132, 198, 58, 40, ink.black, 6) + box(210, 198, 58, 40, ink.black, 6),
    bar(190, 210, 20, 6, ink.black),
    drawSmile(284, 18),
    repeatShape(9, index => {
      const [x, y] = getPolarPoint(MIDDLE, 330, 74, 108 + index * 18);
      return disc(x, y, 10, ink.red);
    }),
  );

/** Draws round hair with a red band. */
const drawNadia = (): string =>
  drawPortrait(
    ink.white,
    disc(MIDDLE, 180, 138, ink.black),
    drawNeck(32, dark.shade),
    drawShoulders(520, 176, ink.grey300),
    path('M150 362A50 50 0 0 0 250 362Z', { fill: dark.shade }),
    drawFace(76, 176, dark),
    halfDisc(MIDDLE, 188, 76, 0, ink.black),
    path('M104.9 166.3A98 98 0 0 1 295.1 166.3', { stroke: ink.red, width: 26 }),
    drawNose(50, dark),
    drawEyes(36, 222, ink.white),
    drawPair(36, 200, 36, 6, ink.black),
    drawSmile(282, 20, ink.white),
  );

/** Portraits of the demo people by their key in `site-data/site/people.json`: 4:5, with one red item each. */
export const portraits = {
  oksana: drawOksana,
  taras: drawTaras,
  maya: drawMaya,
  danylo: drawDanylo,
  solomiia: drawSolomiia,
  ostap: drawOstap,
  iryna: drawIryna,
  marko: drawMarko,
  amina: drawAmina,
  levko: drawLevko,
  halyna: drawHalyna,
  nadia: drawNadia,
};

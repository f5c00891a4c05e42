import {
  arc,
  bar,
  box,
  circle,
  clipShape,
  createDrawing,
  disc,
  halfDisc,
  ink,
  line,
  path,
  repeatShape,
  ring,
  sector,
  ticks,
} from './shapes.ts';

const WIDTH = 840;
const HEIGHT = 600;
const drawBanner = (body: string) => createDrawing(WIDTH, HEIGHT, body);

/** Draws the home banner: a close-up of the dial. */
export const drawDialBanner = (): string =>
  drawBanner(
    repeatShape(5, index => ring(640, 330, 120 + 90 * index, ink.deepRed, 1.5)) +
      ticks(640, 330, 480, { count: 180, interval: 15, shortLength: 12, longLength: 30, width: 1.5 }) +
      path(sector(640, 330, 150, 480, 268, 292), { fill: ink.black }) +
      disc(640, 330, 104, ink.white) +
      halfDisc(640, 330, 104, 190, ink.black) +
      disc(472, 578, 22, ink.white) +
      disc(500, 174, 12, ink.black),
  );

/** Draws the services banner: nine crafts, one of them selected. */
export function drawCraftsBanner(): string {
  const [r, step] = [88, 210];
  const getCentre = (column: number, row: number) => [210 + step * column, 90 + step * row] as const;
  const drawQuarter = ([x, y]: readonly [number, number]) =>
    path(`M${x} ${y}L${x} ${y - r}A${r} ${r} 0 1 1 ${x - r} ${y}Z`, { fill: ink.white });
  return createDrawing(
    760,
    660,
    disc(...getCentre(0, 0), r, ink.white) +
      halfDisc(...getCentre(1, 0), r, 90, ink.white) +
      ring(...getCentre(2, 0), r - 6, ink.white, 12) +
      halfDisc(...getCentre(0, 1), r, 0, ink.white) +
      disc(...getCentre(1, 1), r, ink.black) +
      disc(...getCentre(2, 1), r, ink.white) +
      disc(...getCentre(2, 1), r * 0.45, ink.red) +
      drawQuarter(getCentre(0, 2)) +
      ring(...getCentre(1, 2), r - 2, ink.white, 3) +
      ring(...getCentre(1, 2), r * 0.55, ink.white, 3) +
      bar(630 - r, 510 - r, 2 * r, 2 * r, ink.white) +
      disc(...getCentre(2, 2), r, ink.red),
    [60, -30],
  );
}

/** Draws the about banner: two circles whose overlap forms an eye. */
export const drawCirclesBanner = (): string =>
  drawBanner(
    disc(330, 320, 230, ink.white) +
      ring(600, 320, 230, ink.white, 3) +
      clipShape('shared', circle(330, 320, 230, {}), disc(600, 320, 230, ink.black)) +
      disc(440, 270, 12, ink.white) +
      disc(492, 270, 12, ink.white) +
      bar(424, 360, 84, 8, ink.white),
  );

/** Draws the cases banner: a wall of posters with one empty space. */
export const drawWallBanner = (): string =>
  drawBanner(
    bar(0, 0, 280, 300, ink.white) +
      halfDisc(140, 150, 92, 45, ink.black) +
      bar(280, 0, 280, 300, ink.deepRed) +
      ring(420, 150, 92, ink.white, 14) +
      bar(560, 0, 280, 300, ink.black) +
      path(sector(700, 150, 24, 104, 20, 75), { fill: ink.white }) +
      disc(700, 150, 14, ink.white) +
      bar(0, 300, 280, 300, ink.black) +
      repeatShape(4, index => bar(48, 356 + 54 * index, 184 - 40 * index, 26, ink.white)) +
      box(290, 310, 260, 280, ink.white, 3) +
      line(420, 420, 420, 480, ink.white, 6) +
      line(390, 450, 450, 450, ink.white, 6) +
      bar(560, 300, 280, 300, ink.white) +
      disc(700, 450, 92, ink.black) +
      disc(700, 450, 34, ink.white),
  );

/** Draws the blog banner: two speakers and their sound waves. */
export const drawVoicesBanner = (): string =>
  drawBanner(
    [140, 190, 240].map(r => path(arc(150, 300, r, 52, 128), { stroke: ink.white, width: 22 })).join('') +
      [140, 190, 240].map(r => path(arc(690, 300, r, 232, 308), { stroke: ink.black, width: 22 })).join('') +
      disc(150, 300, 96, ink.white) +
      disc(690, 300, 96, ink.black),
  );

/** Draws the article banner: a page of lines, one of them highlighted. */
export const drawMarginBanner = (): string =>
  drawBanner(
    [560, 620, 470, 600, 640, 380, 590]
      .map((width, index) =>
        bar(
          200,
          (index === 3 ? 57 : 66) + 70 * index,
          width,
          index === 3 ? 40 : 22,
          index === 3 ? ink.black : ink.white,
        ),
      )
      .join('') +
      line(150, 0, 150, HEIGHT, ink.deepRed, 3) +
      disc(84, 296, 44, ink.black) +
      disc(84, 296, 16, ink.white),
  );

/** Draws the JavaScript banner: a compass. */
export const drawCompassBanner = (): string =>
  drawBanner(
    ring(460, 300, 276, ink.white, 3) +
      ticks(460, 300, 256, { count: 72, interval: 9, shortLength: 12, longLength: 30, width: 2 }) +
      ring(460, 300, 180, ink.deepRed, 1.5) +
      path('M460 300L417 257L618 142L503 343Z', { fill: ink.white }) +
      path('M460 300L417 257L302 458L503 343Z', { fill: ink.black }) +
      disc(460, 300, 18, ink.red),
  );

/** Draws the payment gateway banner: a money flow that branches into three routes. */
export const drawRoutesBanner = (): string =>
  drawBanner(
    [110, 490]
      .map(y => path(`M0 300H240C420 300 400 ${y} 580 ${y}H640`, { stroke: ink.white, width: 26 }))
      .join('') +
      path('M0 300H640', { stroke: ink.black, width: 26 }) +
      ring(710, 110, 66, ink.white, 26) +
      disc(710, 300, 79, ink.black) +
      disc(710, 300, 26, ink.white) +
      ring(710, 490, 66, ink.white, 26) +
      disc(150, 300, 52, ink.white),
  );

/** Draws the web testing banner: a row of checks, one of them repeated. */
export const drawChecksBanner = (): string =>
  drawBanner(
    repeatShape(24, index => {
      const [x, y] = [90 + 132 * (index % 6), 102 + 132 * Math.floor(index / 6)];
      return index === 15 ? disc(x, y, 44, ink.black) : disc(x, y, 30, ink.white);
    }) +
      ring(486, 366, 104, ink.black, 12) +
      path('M560 440L668 548', { stroke: ink.black, width: 30 }),
  );

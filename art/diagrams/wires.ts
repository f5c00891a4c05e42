import { bar, box, createDrawing, disc, ink, path, rect, repeatShape } from '../shapes.ts';

/** Draws a small screen. Red marks the part that breaks first. */
const drawScreen = (body: string): string =>
  createDrawing(
    240,
    150,
    rect(0.8, 0.8, 238.4, 148.4, { fill: ink.white, stroke: ink.black, width: 1.5 }) + body,
  );

const top = bar(0, 0, 240, 16, ink.black);

/** Draws a company site: headline, lead, and the button that stops working. */
export const drawSiteWireframe = (): string =>
  drawScreen(
    top +
      bar(16, 34, 120, 14, ink.black) +
      bar(16, 54, 88, 8, ink.grey300) +
      bar(16, 70, 40, 14, ink.red) +
      disc(190, 66, 34, ink.grey300) +
      repeatShape(3, i => bar(16 + i * 73, 108, 62, 26, ink.grey300)),
  );

/** Draws a dashboard: navigation, a chart, and a wrong reading. */
export const drawDashboardWireframe = (): string =>
  drawScreen(
    bar(0, 0, 52, 150, ink.black) +
      repeatShape(4, i => bar(12, 20 + i * 18, 28, 5, ink.grey500)) +
      bar(68, 18, 70, 10, ink.black) +
      path('M68 100L98 78L124 88L152 54L184 66L222 34', { stroke: ink.black, width: 2.5 }) +
      disc(152, 54, 6, ink.red) +
      bar(68, 116, 154, 1.5, ink.grey300) +
      bar(68, 126, 100, 6, ink.grey300),
  );

/** Draws a marketplace: a shelf of goods, one of them already sold. */
export const drawMarketplaceWireframe = (): string =>
  drawScreen(
    top +
      repeatShape(6, i => {
        const colour = i === 4 ? ink.red : i === 0 ? ink.black : ink.grey200;
        return bar(16 + (i % 3) * 72, 32 + Math.floor(i / 3) * 54, 64, 46, colour);
      }),
  );

/** Draws a subscription service: three plans, the middle one with a wrong price. */
export const drawPricingWireframe = (): string =>
  drawScreen(
    top +
      repeatShape(3, i => {
        const x = 26 + i * 72;
        const lines = repeatShape(4, j => bar(x, 88 + j * 10, j % 2 ? 34 : 44, 4, ink.grey300));
        const price = bar(x, 60, 44, 16, i === 1 ? ink.red : ink.grey300);
        return box(x - 10, 34, 64, 100, ink.black, 1.5) + bar(x, 46, 30, 6, ink.black) + price + lines;
      }),
  );

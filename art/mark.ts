import { drawMark } from './page-mark.ts';
import { bar, disc, ink, path, ring, sector } from './shapes.ts';

/** Versions of the built-in mark for icons, emails and share images. Pages use `page-mark.ts`. */

/** Draws the mark for share images, with a slightly narrower beam. */
export const drawShareMark = (name: string): string =>
  ring(16, 16, 14.5, name, 2.5) +
  path(sector(16, 16, 4, 14.2, -24, 24), { fill: name === ink.white ? ink.redOnBlack : ink.red }) +
  disc(16, 16, 5, name);

/** Draws the favicon, whose ring and core turn white in dark mode. */
export function drawFavicon(): string {
  const dark = '@media(prefers-color-scheme:dark){.f{stroke:#fff}.g{fill:#fff}}';
  const style = `<style>.f{stroke:${ink.black}}.g{fill:${ink.black}}${dark}</style>`;
  const beam = path(sector(16, 16, 4, 14.2, -26, 26), { fill: ink.red });
  const body = `<circle class="f" cx="16" cy="16" r="14.5" stroke-width="2.5"/>${beam}<circle class="g" cx="16" cy="16" r="5"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none">${style}${body}</svg>`;
}

/** Redraws the mark for 32 px: a white plate inside the ring, and a heavier beam. */
export const drawSmallFavicon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none">${disc(16, 16, 14.5, ink.white)}${ring(16, 16, 14.5, ink.black, 2.5)}${path(sector(16, 16, 3, 15.7, -26, 26), { fill: ink.red })}${disc(16, 16, 5, ink.black)}</svg>`;

/** Redraws the mark on the 16 px grid, without fine angles. */
export const drawTinyFavicon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="none">${disc(8, 8, 7, ink.white)}${ring(8, 8, 7, ink.black, 2)}${path('M8 8L4.3 0H11.7Z', { fill: ink.red })}${disc(8, 8, 3, ink.black)}</svg>`;

/** Draws the mark on a background, because email clients in dark mode don't recolour images. */
export const drawEmailMark = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none">${bar(0, 0, 32, 32, ink.black)}${drawMark(ink.white, `fill="${ink.redOnBlack}"`)}</svg>`;

/** Draws the mark for home screens on a black plate, inside the safe zone of a maskable icon. */
export const drawAppIcon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 180" fill="none"><rect width="180" height="180" fill="${ink.black}"/>${ring(90, 90, 56, ink.white, 9)}${path(sector(90, 90, 12, 60.5, -25, 25), { fill: ink.redOnBlack })}${disc(90, 90, 20, ink.white)}</svg>`;

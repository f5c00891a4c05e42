import { drawShareMark } from '../../../art/mark';
import { box, disc, ink, path, sector } from '../../../art/shapes';
import { getSite } from '../../../domain/current-site';
import { getAvatarAngle, getInitials } from '../../../domain/person';
import { OG_IMAGE } from '../../../domain/seo';
import { findLogoVariant } from '../../brand/logo';
import { drawLine, getBaselineShare, type LineStyle, measureWidth } from './line';

export const { width: IMAGE_WIDTH, height: IMAGE_HEIGHT } = OG_IMAGE;
export const IMAGE_MARGIN = 64;

const toTextSetting = (size: number): LineStyle => ({ wght: 400, wdth: 100, size });
const toStrongSetting = (size: number): LineStyle => ({ wght: 600, wdth: 100, size });
const WORDMARK: LineStyle = { wght: 600, wdth: 118, tracking: -0.02, size: 28 };

const getCentredBaseline = (middle: number, size: number) => middle + (getBaselineShare(1) - 0.5) * size;

type Position = { x: number; middle: number; fill: string };

export const drawPlainLine = (text: string, size: number, { x, middle, fill }: Position) =>
  drawLine(text, toTextSetting(size), { x, y: getCentredBaseline(middle, size), fill });

export const drawStrongLine = (text: string, size: number, { x, middle, fill }: Position) =>
  drawLine(text, toStrongSetting(size), { x, y: getCentredBaseline(middle, size), fill });

export const measureStrongWidth = (text: string, size: number) => measureWidth(text, toStrongSetting(size));

const MARK_SIDE = 44;
const LOGO_GAP = 16;
const getMarkWidth = () => MARK_SIDE * (getSite().logo?.ratio ?? 1);
const getLogoWidth = () =>
  getMarkWidth() + (getSite().logo?.alone ? 0 : LOGO_GAP + measureWidth(getSite().name, WORDMARK));

/** Draws the mark and the name, 44 px high. `x` is the left edge, or `right` to end at the margin. */
export function drawLogo({ x, middle, fill }: { x: number | 'right'; middle: number; fill: string }): string {
  const left = x === 'right' ? IMAGE_WIDTH - IMAGE_MARGIN - getLogoWidth() : x;
  const top = middle - MARK_SIDE / 2;
  const logo = findLogoVariant(fill === ink.white ? 'black' : 'white')?.toString('base64');
  const mark = logo
    ? `<image x="${left}" y="${top}" width="${getMarkWidth()}" height="${MARK_SIDE}" href="data:image/png;base64,${logo}"/>`
    : `<g transform="translate(${left} ${top}) scale(${MARK_SIDE / 32})">${drawShareMark(fill)}</g>`;
  if (getSite().logo?.alone) return mark;
  const name = { x: left + getMarkWidth() + LOGO_GAP, y: getCentredBaseline(middle, WORDMARK.size), fill };
  return mark + drawLine(getSite().name, WORDMARK, name);
}

const CHIP = { height: 42, padding: 16, size: 20 };
export const CHIP_HEIGHT = CHIP.height;

export function drawChip(
  text: string,
  { x, top, edge, fill }: Record<'x' | 'top', number> & Record<'edge' | 'fill', string>,
) {
  const width = measureWidth(text, { ...toTextSetting(CHIP.size), wght: 500 }) + 2 * CHIP.padding;
  const y = getCentredBaseline(top + CHIP.height / 2, CHIP.size);
  return (
    box(x + 0.5, top + 0.5, width, CHIP.height - 1, edge) +
    drawLine(text, { ...toTextSetting(CHIP.size), wght: 500 }, { x: x + CHIP.padding, y, fill })
  );
}

const AVATAR = 52;
const RIM_WIDTH = 5;

/** Draws initials on a black disc, 52 px wide, with a red mark on its rim. */
export function drawAvatar(name: string, { x, middle }: { x: number; middle: number }): string {
  const initials = getInitials(name);
  const centre = x + AVATAR / 2;
  const size = 17;
  const startAngle = getAvatarAngle(name);
  const left = centre - measureStrongWidth(initials, size) / 2;
  return (
    disc(centre, middle, AVATAR / 2, ink.black) +
    path(sector(centre, middle, AVATAR / 2 - RIM_WIDTH, AVATAR / 2, startAngle, startAngle + 56), {
      fill: ink.red,
    }) +
    drawStrongLine(initials, size, { x: left, middle, fill: ink.white })
  );
}

/** Returns the area where a portrait covers an avatar’s initials, without the rim. */
export const getPortraitArea = ({ x, middle }: { x: number; middle: number }) => {
  const side = AVATAR - 2 * RIM_WIDTH;
  return {
    left: x + RIM_WIDTH,
    top: middle - side / 2,
    width: side,
    height: side,
    focusX: 0.5,
    focusY: 0.34,
  };
};

/** Draws a fact below its label, as large as `maxWidth` allows. `top` is the label’s top edge. */
export function drawLabelledFact(
  { label, value }: { label: string; value: string },
  { x, top, room: maxWidth }: Record<'x' | 'top' | 'room', number>,
) {
  const size = Math.min(22, (22 * maxWidth) / measureStrongWidth(value, 22));
  return (
    drawPlainLine(label, 18, { x, middle: top + 14, fill: ink.grey400 }) +
    drawStrongLine(value, size, { x, middle: top + 45, fill: ink.white })
  );
}

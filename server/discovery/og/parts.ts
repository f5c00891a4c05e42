import { drawShareMark } from '../../../art/mark';
import { box, disc, ink, path, sector } from '../../../art/shapes';
import { getSite } from '../../../content/site';
import { getAvatarAngle, getInitials } from '../../../domain/person';
import { OG_IMAGE } from '../../../domain/seo';
import { logoCut } from '../../brand/logo';
import { baselineShare, drawLine, type Setting, widthOf } from './line';

export const { width: WIDTH, height: HEIGHT } = OG_IMAGE;
export const MARGIN = 64;

const text = (size: number): Setting => ({ wght: 400, wdth: 100, size });
const strong = (size: number): Setting => ({ wght: 600, wdth: 100, size });
const WORDMARK: Setting = { wght: 600, wdth: 118, tracking: -0.02, size: 28 };

/** Baseline of a line whose middle is at `middle`. */
const centred = (middle: number, size: number) => middle + (baselineShare(1) - 0.5) * size;

type At = { x: number; middle: number; fill: string };

export const plainLine = (words: string, size: number, { x, middle, fill }: At) =>
  drawLine(words, text(size), { x, y: centred(middle, size), fill });

export const strongLine = (words: string, size: number, { x, middle, fill }: At) =>
  drawLine(words, strong(size), { x, y: centred(middle, size), fill });

export const strongWidth = (words: string, size: number) => widthOf(words, strong(size));

const MARK = 44;
const LOGO_GAP = 16;
const markWidth = () => MARK * (getSite().logo?.ratio ?? 1);
const logoWidth = () =>
  markWidth() + (getSite().logo?.alone ? 0 : LOGO_GAP + widthOf(getSite().name, WORDMARK));

/** The mark and the name, 44 px high. @param place its left edge, or `right` to end at the margin. */
export function logo({ x, middle, fill }: { x: number | 'right'; middle: number; fill: string }): string {
  const left = x === 'right' ? WIDTH - MARGIN - logoWidth() : x;
  const top = middle - MARK / 2;
  const own = logoCut(fill === ink.white ? 'black' : 'white')?.toString('base64');
  const mark = own
    ? `<image x="${left}" y="${top}" width="${markWidth()}" height="${MARK}" href="data:image/png;base64,${own}"/>`
    : `<g transform="translate(${left} ${top}) scale(${MARK / 32})">${drawShareMark(fill)}</g>`;
  if (getSite().logo?.alone) return mark;
  const name = { x: left + markWidth() + LOGO_GAP, y: centred(middle, WORDMARK.size), fill };
  return mark + drawLine(getSite().name, WORDMARK, name);
}

const CHIP = { height: 42, padding: 16, size: 20 };
export const chipHeight = CHIP.height;

/** A small fact in a frame. */
export function chip(
  words: string,
  { x, top, edge, fill }: Record<'x' | 'top', number> & Record<'edge' | 'fill', string>,
) {
  const width = widthOf(words, { ...text(CHIP.size), wght: 500 }) + 2 * CHIP.padding;
  const y = centred(top + CHIP.height / 2, CHIP.size);
  return (
    box(x + 0.5, top + 0.5, width, CHIP.height - 1, edge) +
    drawLine(words, { ...text(CHIP.size), wght: 500 }, { x: x + CHIP.padding, y, fill })
  );
}

const AVATAR = 52;
const RIM = 5;

/** Initials on a black disc with a red mark on its rim, 52 px. */
export function avatar(name: string, { x, middle }: { x: number; middle: number }): string {
  const initials = getInitials(name);
  const centre = x + AVATAR / 2;
  const size = 17;
  const start = getAvatarAngle(name);
  const left = centre - strongWidth(initials, size) / 2;
  return (
    disc(centre, middle, AVATAR / 2, ink.black) +
    path(sector(centre, middle, AVATAR / 2 - RIM, AVATAR / 2, start, start + 56), { fill: ink.red }) +
    strongLine(initials, size, { x: left, middle, fill: ink.white })
  );
}

/** Where a portrait covers the initials of an avatar; the rim stays, and the face is in sight. */
export const portraitPlace = ({ x, middle }: { x: number; middle: number }) => {
  const side = AVATAR - 2 * RIM;
  return { left: x + RIM, top: middle - side / 2, width: side, height: side, focusX: 0.5, focusY: 0.34 };
};

/** A fact under its label, as large as `room` allows. @param top of the label. */
export function labelled(
  { label, value }: { label: string; value: string },
  { x, top, room }: Record<'x' | 'top' | 'room', number>,
) {
  const size = Math.min(22, (22 * room) / strongWidth(value, 22));
  return (
    plainLine(label, 18, { x, middle: top + 14, fill: ink.grey400 }) +
    strongLine(value, size, { x, middle: top + 45, fill: ink.white })
  );
}

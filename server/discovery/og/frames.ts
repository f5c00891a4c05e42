import { ink } from '../../../art/shapes';
import { formatMonth } from '../../../domain/date';
import type { Focus } from '../../../domain/focus';
import {
  CHIP_HEIGHT,
  drawAvatar,
  drawChip,
  drawLabelledFact,
  drawLogo,
  drawPlainLine,
  drawStrongLine,
  getPortraitArea,
  IMAGE_HEIGHT,
  IMAGE_MARGIN,
  IMAGE_WIDTH,
  measureStrongWidth,
} from './parts';
import { drawTitle, getTitleHeight, layOutTitle } from './title';

/** A share image without its drawing: background, drawing position and text. */
export type Frame = {
  width: number;
  height: number;
  ground: string;
  art: ArtArea;
  text: string;
  /** Circle for the portrait, which covers the initials. */
  portrait?: ArtArea;
};

/**
 * The drawing’s area. The drawing is scaled to `scaledTo` px, or to cover the area, and cropped. `focusX` and `focusY`
 * are the shares of the excess to cut from the left and the top.
 */
export type ArtArea = {
  left: number;
  top: number;
  width: number;
  height: number;
  scaledTo?: number;
  focusX: number;
  focusY: number;
};

const SIZE = { width: IMAGE_WIDTH, height: IMAGE_HEIGHT };

type PageFacts = { title: string; host: string };
type CaseFacts = { title: string; domain: string; client: string; date: string; focus: Focus };
type ArticleFacts = { title: string; author: string; minutes: number };

/** Centres a block between a column’s head and foot. */
const centreBetween = (top: number, bottom: number, height: number) => top + (bottom - top - height) / 2;

/** Lays out a screen, with a drawing that extends past the right edge. */
export function createPageFrame({ title, host }: PageFacts): Frame {
  const [head, bottom] = [104, 533];
  const titleLayout = layOutTitle(title, {
    width: 552,
    height: bottom - head - 48,
    size: 76,
    sizeWhenLong: 64,
    lineHeight: 1,
  });
  const top = centreBetween(head, bottom, getTitleHeight(titleLayout));
  return {
    ...SIZE,
    ground: ink.black,
    art: {
      left: 620,
      top: 0,
      width: IMAGE_WIDTH - 620,
      height: IMAGE_HEIGHT,
      scaledTo: 860,
      focusX: 0,
      focusY: 0.5,
    },
    text:
      drawLogo({ x: IMAGE_MARGIN, middle: 82, fill: ink.white }) +
      drawTitle(titleLayout, { x: IMAGE_MARGIN, top, fill: ink.white }) +
      drawPlainLine(host, 24, { x: IMAGE_MARGIN, middle: 551, fill: ink.grey400 }),
  };
}

/** Lays out a case: cover on the right, and domain, client and date on the left. */
export function createCaseFrame({ title, domain, client, date, focus }: CaseFacts): Frame {
  const panelWidth = 560;
  const [head, bottom] = [100, 512];
  const gap = 24;
  const titleLayout = layOutTitle(title, {
    width: panelWidth - IMAGE_MARGIN - 48,
    height: bottom - head - CHIP_HEIGHT - gap - 32,
    size: 60,
    sizeWhenLong: 52,
    lineHeight: 1,
  });
  const top = centreBetween(head, bottom, CHIP_HEIGHT + gap + getTitleHeight(titleLayout));
  const facts = [
    { label: 'Client', value: client },
    { label: 'Completed', value: date && formatMonth(date) },
  ].filter(({ value }) => value);
  return {
    ...SIZE,
    ground: ink.black,
    art: {
      left: panelWidth,
      top: 0,
      width: IMAGE_WIDTH - panelWidth,
      height: IMAGE_HEIGHT,
      focusX: focus.x / 100,
      focusY: focus.y / 100,
    },
    text:
      drawLogo({ x: IMAGE_MARGIN, middle: 78, fill: ink.white }) +
      drawChip(domain, { x: IMAGE_MARGIN, top, edge: ink.grey500, fill: ink.white }) +
      drawTitle(titleLayout, { x: IMAGE_MARGIN, top: top + CHIP_HEIGHT + gap, fill: ink.white }) +
      facts
        .map((fact, index) =>
          drawLabelledFact(fact, { x: IMAGE_MARGIN + index * 236, top: bottom, room: 212 }),
        )
        .join(''),
  };
}

/** Lays out an article: a band of its cover, then title, author and reading time. */
export function createArticleFrame({ title, author, minutes }: ArticleFacts): Frame {
  const band = 232;
  const lineHeight = 1.03;
  const titleBox = { height: 220, size: 62, sizeWhenLong: 52, lineHeight };
  const narrow = layOutTitle(title, { ...titleBox, width: 700 });
  // A long title uses the full width before its size shrinks.
  const titleLayout =
    narrow.size < 52 ? layOutTitle(title, { ...titleBox, width: IMAGE_WIDTH - 2 * IMAGE_MARGIN }) : narrow;
  const middle = 558;
  const name = IMAGE_MARGIN + 68;
  return {
    ...SIZE,
    ground: ink.white,
    art: { left: 0, top: 0, width: IMAGE_WIDTH, height: band, focusX: 0.5, focusY: 0.23 },
    portrait: getPortraitArea({ x: IMAGE_MARGIN, middle }),
    text:
      drawTitle(titleLayout, { x: IMAGE_MARGIN, top: band + 40, fill: ink.black }) +
      drawAvatar(author, { x: IMAGE_MARGIN, middle }) +
      drawStrongLine(author, 22, { x: name, middle, fill: ink.black }) +
      drawPlainLine(`, ${minutes} min read`, 22, {
        x: name + measureStrongWidth(author, 22),
        middle,
        fill: ink.grey600,
      }) +
      drawLogo({ x: 'right', middle, fill: ink.black }),
  };
}

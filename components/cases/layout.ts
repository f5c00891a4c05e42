import type { Case, CaseLayout } from '../../domain/kinds/case';
import { responsiveImage } from '../../domain/responsive';
import { chaptersOf } from './chapters';
import { type Figure, figuresOf } from './figures';

type Block = Case['info'][number];

/** The first info block that is figures. */
export function leadingFigures(
  blocks: readonly Block[],
): { block: Block; figures: [Figure, ...Figure[]] } | undefined {
  for (const block of blocks) {
    const [first, ...others] = figuresOf(block.points) ?? [];
    if (first) return { block, figures: [first, ...others] };
  }
  return undefined;
}

/** How a case is laid out: as it asks, if it has what leads there; else its picture leads, which always is there. */
export function layoutOf({ layout, info, story }: Pick<Case, 'layout' | 'info' | 'story'>): CaseLayout {
  if (layout === 'numbers') return leadingFigures(info) ? 'numbers' : 'picture';
  if (layout === 'story') return chaptersOf(story).length > 0 ? 'story' : 'picture';
  return 'picture';
}

export type DetailPicture = { src: string; alt: string; caption: string };

/** Wider than this (width by height) a picture is a screen. */
const SCREEN_RATIO = 1.5;

/**
 * Whether a picture is a screen, to be read: shrunk to a phone's width, or cropped, it would say nothing. Narrower ones
 * are art. One that does not tell its size may be a screen.
 */
export function isScreen({ src }: Pick<DetailPicture, 'src'>): boolean {
  const { width, height } = responsiveImage(src) ?? { width: 2, height: 1 };
  return width / height > SCREEN_RATIO;
}

/** The detail images with their words. */
export const detailPictures = ({ pictures }: Pick<Case, 'pictures'>): DetailPicture[] =>
  pictures.map(({ src, alt = '', caption = '' }) => ({ src, alt, caption }));

/**
 * Two pictures in a row whose captions begin with `Before` and `After`, and the pictures beside them.
 * @returns without `pair` when there are no such two.
 */
export function comparisonOf(pictures: readonly DetailPicture[]): {
  pair?: [before: DetailPicture, after: DetailPicture];
  others: DetailPicture[];
} {
  for (const [index, after] of pictures.entries()) {
    const before = pictures[index - 1];
    if (before && /^before\b/i.test(before.caption) && /^after\b/i.test(after.caption))
      return {
        pair: [before, after],
        others: [...pictures.slice(0, index - 1), ...pictures.slice(index + 1)],
      };
  }
  return { others: [...pictures] };
}

/** Letters that still stand beside a picture without making its row taller than a screen. */
const ROW_LETTERS = 700;

const lettersOf = ({ title, subtitle, points }: Block) =>
  points.reduce((sum, point) => sum + point.title.length + point.text.length, title.length + subtitle.length);

/** Pictures, each beside one of the info blocks that are short enough, and what is left of both. */
export function rowsOf(
  pictures: readonly DetailPicture[],
  blocks: readonly Block[],
): { rows: { picture: DetailPicture; block: Block }[]; pictures: DetailPicture[]; blocks: Block[] } {
  const short = blocks.filter(block => {
    const letters = lettersOf(block);
    return letters > 0 && letters <= ROW_LETTERS;
  });
  const rows = pictures.slice(0, short.length).flatMap((picture, index) => {
    const block = short[index];
    return block ? [{ picture, block }] : [];
  });
  const used = new Set(rows.map(({ block }) => block));
  return { rows, pictures: pictures.slice(rows.length), blocks: blocks.filter(block => !used.has(block)) };
}

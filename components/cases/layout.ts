import type { Case, CaseLayout } from '../../domain/kinds/case';
import { findResponsiveImage } from '../../domain/responsive';
import { toChapters } from './chapters';
import { type Figure, findFigures } from './figures';

type Block = Case['info'][number];

/** Returns the first info block that consists only of figures. */
export function findLeadingFigures(
  blocks: readonly Block[],
): { block: Block; figures: [Figure, ...Figure[]] } | undefined {
  for (const block of blocks) {
    const [firstFigure, ...otherFigures] = findFigures(block.points) ?? [];
    if (firstFigure) return { block, figures: [firstFigure, ...otherFigures] };
  }
  return undefined;
}

/** Falls back to the image layout if the case lacks the content for its chosen layout. */
export function getCaseLayout({ layout, info, story }: Pick<Case, 'layout' | 'info' | 'story'>): CaseLayout {
  if (layout === 'numbers') return findLeadingFigures(info) ? 'numbers' : 'picture';
  if (layout === 'story') return toChapters(story).length > 0 ? 'story' : 'picture';
  return 'picture';
}

export type DetailImage = { src: string; alt: string; caption: string };

/** Images with a greater width-to-height ratio count as screenshots. */
const SCREEN_RATIO = 1.5;

/** Returns whether an image must not be cropped or shrunk. Images of unknown size count as screenshots. */
export function isScreenshot({ src }: Pick<DetailImage, 'src'>): boolean {
  const { width, height } = findResponsiveImage(src) ?? { width: 2, height: 1 };
  return width / height > SCREEN_RATIO;
}

export const listDetailImages = ({ pictures: images }: Pick<Case, 'pictures'>): DetailImage[] =>
  images.map(({ src, alt = '', caption = '' }) => ({ src, alt, caption }));

/**
 * Finds two adjacent images captioned `Before…` and `After…`.
 * @returns the pair, if found, and all other images
 */
export function findComparison(images: readonly DetailImage[]): {
  pair?: [before: DetailImage, after: DetailImage];
  otherImages: DetailImage[];
} {
  for (const [index, image] of images.entries()) {
    const previousImage = images[index - 1];
    if (previousImage && /^before\b/i.test(previousImage.caption) && /^after\b/i.test(image.caption))
      return {
        pair: [previousImage, image],
        otherImages: [...images.slice(0, index - 1), ...images.slice(index + 1)],
      };
  }
  return { otherImages: [...images] };
}

/** Maximum text length beside an image, so that the row fits on a screen. */
const ROW_LETTERS_MAX = 700;

const countLetters = ({ title, subtitle, points }: Block) =>
  points.reduce((sum, point) => sum + point.title.length + point.text.length, title.length + subtitle.length);

/** Pairs images with short info blocks, and returns the remaining images and blocks. */
export function pairWithBlocks(
  images: readonly DetailImage[],
  blocks: readonly Block[],
): { rows: { image: DetailImage; block: Block }[]; images: DetailImage[]; blocks: Block[] } {
  const shortBlocks = blocks.filter(block => {
    const letters = countLetters(block);
    return letters > 0 && letters <= ROW_LETTERS_MAX;
  });
  const rows = images.slice(0, shortBlocks.length).flatMap((image, index) => {
    const block = shortBlocks[index];
    return block ? [{ image, block }] : [];
  });
  const pairedBlocks = new Set(rows.map(({ block }) => block));
  return {
    rows,
    images: images.slice(rows.length),
    blocks: blocks.filter(block => !pairedBlocks.has(block)),
  };
}

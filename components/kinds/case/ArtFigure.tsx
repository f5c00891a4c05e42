import type { DetailImage } from '../../cases/layout';
import { ResponsiveImage } from '../../site/ResponsiveImage';
import { classNames } from '../../ui/class-names';
import * as css from './ArtFigure.css';

type ArtFigureProps = DetailImage & { sizes: string; className?: string };

/** Renders an image. Without a caption, it fills the height of the adjacent content. */
export const ArtFigure = ({ src, alt, caption, sizes, className }: ArtFigureProps) => (
  <figure className={classNames(css.figure, className)}>
    <ResponsiveImage
      className={caption ? css.art : css.growingArt}
      src={src}
      alt={alt}
      sizes={sizes}
      width={1200}
      height={900}
    />
    {caption && <figcaption className={css.caption}>{caption}</figcaption>}
  </figure>
);

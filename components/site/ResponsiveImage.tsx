import type { CSSProperties } from 'react';
import { isPlainDataImage } from '../../domain/data-image';
import { responsiveImage } from '../../domain/responsive';
import * as css from './ResponsiveImage.css';

type ResponsiveImageProps = {
  /** Address as items carry it; sizes are known for our own images, others are shown as they are. */
  src: string;
  /** What it shows; empty when the words beside it say so. */
  alt: string;
  /** How wide it is drawn, as the `sizes` attribute takes it. */
  sizes: string;
  /** Tiny preview (a data string) whose corner is the ground until it is there. */
  pixel?: string;
  /** Size to reserve for addresses that do not tell their own. */
  width?: number;
  height?: number;
  /** The picture a visitor sees first: loaded at once instead of when it comes near. */
  priority?: boolean;
  className?: string;
  style?: CSSProperties;
};

/** A stored image in AVIF and WebP, in the width the screen needs. */
export function ResponsiveImage({ src, alt, sizes, pixel, priority = false, ...rest }: ResponsiveImageProps) {
  const { className, width, height, style } = rest;
  const stored = responsiveImage(src);
  return (
    <picture className={css.picture}>
      {stored?.avif && <source className={css.source} type="image/avif" srcSet={stored.avif} sizes={sizes} />}
      {stored && <source className={css.source} type="image/webp" srcSet={stored.webp} sizes={sizes} />}
      <img
        className={className}
        style={{ ...preview(pixel), ...style }}
        src={src}
        alt={alt}
        width={stored?.width ?? width}
        height={stored?.height ?? height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}

/** So large that the corner's colour fills the box. Only a plain data string may enter a style: staff type it, too. */
const preview = (pixel = ''): CSSProperties | undefined =>
  isPlainDataImage(pixel) ? { background: `url(${pixel}) 0 0/9999%` } : undefined;

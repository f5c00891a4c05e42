import type { CSSProperties } from 'react';
import { isPlainDataImage } from '../../domain/data-image';
import { findResponsiveImage } from '../../domain/responsive';
import * as css from './ResponsiveImage.css';

type ResponsiveImageProps = {
  /** URL as stored. Sizes are known for our own images; others are shown unchanged. */
  src: string;
  /** Empty if the text beside it is equivalent. */
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Tiny preview (data URL) whose corner colour is the placeholder. */
  pixel?: string;
  /** Reserved size for URLs without one. */
  width?: number;
  height?: number;
  /** Above the fold: loads eagerly. */
  priority?: boolean;
  className?: string;
  style?: CSSProperties;
};

/** Renders a stored image as AVIF and WebP in the width the screen needs. */
export function ResponsiveImage({ src, alt, sizes, pixel, priority = false, ...rest }: ResponsiveImageProps) {
  const { className, width, height, style } = rest;
  const stored = findResponsiveImage(src);
  return (
    <picture className={css.image}>
      {stored?.avif && <source className={css.source} type="image/avif" srcSet={stored.avif} sizes={sizes} />}
      {stored && <source className={css.source} type="image/webp" srcSet={stored.webp} sizes={sizes} />}
      <img
        className={className}
        style={{ ...getPreviewStyle(pixel), ...style }}
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

/**
 * Returns the preview's style, scaled until the corner colour fills the box. Only a plain data URL may enter a style,
 * because members can type it.
 */
const getPreviewStyle = (pixel = ''): CSSProperties | undefined =>
  isPlainDataImage(pixel) ? { background: `url(${pixel}) 0 0/9999%` } : undefined;

import type { CSSProperties } from 'react';
import { isPlainDataImage } from '../../domain/data-image';
import { findResponsiveImage } from '../../domain/responsive';
import * as css from './ResponsiveImage.css';

type ResponsiveImageProps = {
  /** Stored URL. Images from elsewhere are shown unchanged. */
  src: string;
  /** Empty if the adjacent text is equivalent. */
  alt: string;
  sizes: string;
  /** Tiny preview (data URL) whose corner colour is the placeholder. */
  pixel?: string;
  /** Reserved size if the stored size is unknown. */
  width?: number;
  height?: number;
  /** For images above the fold, which load eagerly. */
  hasPriority?: boolean;
  className?: string;
  style?: CSSProperties;
};

/** Renders a stored image as AVIF and WebP in the width the screen needs. */
export function ResponsiveImage({
  src,
  alt,
  sizes,
  pixel,
  hasPriority = false,
  ...rest
}: ResponsiveImageProps) {
  const { className, width, height, style } = rest;
  const storedImage = findResponsiveImage(src);
  return (
    <picture className={css.image}>
      {storedImage?.avif && (
        <source className={css.source} type="image/avif" srcSet={storedImage.avif} sizes={sizes} />
      )}
      {storedImage && (
        <source className={css.source} type="image/webp" srcSet={storedImage.webp} sizes={sizes} />
      )}
      <img
        className={className}
        style={{ ...toPreviewStyle(pixel), ...style }}
        src={src}
        alt={alt}
        width={storedImage?.width ?? width}
        height={storedImage?.height ?? height}
        loading={hasPriority ? 'eager' : 'lazy'}
        fetchPriority={hasPriority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}

/**
 * Scales the preview until its corner colour fills the box. Members can type the URL, so only plain data URLs are
 * allowed.
 */
const toPreviewStyle = (pixel = ''): CSSProperties | undefined =>
  isPlainDataImage(pixel) ? { background: `url(${pixel}) 0 0/9999%` } : undefined;

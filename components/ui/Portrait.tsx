import type { CSSProperties } from 'react';
import { getInitials, isDrawnPortrait } from '../../domain/person';
import { isDrawing } from '../../domain/responsive';

/** Photos are greyscale, like the drawings. */
export const getPhotoStyle = (src: string): CSSProperties | undefined =>
  isDrawing(src) || isDrawnPortrait(src) ? undefined : { filter: 'grayscale(1) contrast(1.15)' };

type PortraitProps = {
  className: string;
  name: string;
  /** URL of a 4:5 image, or empty. */
  src: string;
};

export const Portrait = ({ className, name, src }: PortraitProps) =>
  src ? (
    <img
      className={className}
      src={src}
      alt={`Portrait of ${name}`}
      width={400}
      height={500}
      loading="lazy"
      style={{ ...getPhotoStyle(src), objectFit: 'cover' }}
    />
  ) : (
    <span
      className={className}
      style={{ display: 'grid', placeItems: 'center', aspectRatio: '4/5' }}
      aria-hidden="true"
    >
      {getInitials(name)}
    </span>
  );

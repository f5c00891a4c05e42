import { getInitials, isDrawnPortrait } from '../../domain/person';

/** Photos are greyscale, like the drawings. */
export const PHOTO_FILTER = 'grayscale(1) contrast(1.15)';

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
      style={isDrawnPortrait(src) ? undefined : { filter: PHOTO_FILTER, objectFit: 'cover' }}
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

import { getUnitSpace } from '../../domain/formatters';
import type { CardSurface } from '../../domain/kinds/case';
import { getCasePath } from '../../domain/paths';
import { visuallyHidden } from '../../styles/layout.css';
import { getFigureWidth, setVars } from '../../styles/set-vars';
import { on } from '../../styles/surfaces.css';
import { ResponsiveImage } from '../site/ResponsiveImage';
import { getTransitionStyle } from '../site/transition-style';
import type { ButtonVariant } from '../ui/Button';
import * as button from '../ui/Button.css';
import { Chip } from '../ui/Chip';
import { classNames } from '../ui/class-names';
import * as css from './CaseCard.css';
import { CaseFacts } from './CaseFacts';
import { toFocusStyle } from './focus-style';
import { linedArt, linedText } from './Hairlines.css';
import type { PosterPlace } from './poster-places';
import type { PosterCard } from './poster-rule';

type CaseCardProps = {
  item: PosterCard;
  /** Loads the image eagerly, because the card is above the fold. */
  hasPriority?: boolean;
};

export const cardSurfaces: Record<CardSurface, { surface: string; button: ButtonVariant }> = {
  black: { surface: on.black, button: 'white_red' },
  white: { surface: on.white, button: 'black_red' },
  grey: { surface: on.grey2, button: 'black_red' },
  red: { surface: on.red, button: 'white_black' },
};

const medium = { copy: css.copy, title: css.titleMedium, sizes: '(min-width: 768px) 50vw, 100vw' };
const tile = { ...medium, sizes: '(min-width: 768px) min(50vw, 720px), 88vw' };
const places: Record<PosterPlace, { card: string; copy: string; title: string; sizes: string }> = {
  large: {
    card: css.largeCard,
    copy: css.copyLarge,
    title: css.titleLarge,
    sizes: '(min-width: 900px) 63vw, 100vw',
  },
  climax: { card: css.climaxCard, copy: css.copyClimax, title: css.titleLarge, sizes: '100vw' },
  medium: { ...medium, card: css.mediumCard },
  'medium-low': { ...medium, card: css.lowCard, copy: css.copyLow },
  'medium-wide': { ...medium, card: css.wideCard, sizes: '(min-width: 1200px) 58vw, 100vw' },
  tile: { ...tile, card: css.tile },
  'tile-low': { ...tile, card: css.lowTile, copy: css.copyLow },
  'tile-wide': { ...tile, card: css.wideTile, sizes: '(min-width: 768px) min(58vw, 840px), 88vw' },
};

/** Tiles have no facts, and medium cards no heading. */
export function CaseCard({ item, hasPriority, place = 'large' }: CaseCardProps & { place?: PosterPlace }) {
  const ground = cardSurfaces[item.surface];
  const { card, copy, title, sizes } = places[place];
  const isLarge = title === css.titleLarge;
  const isTile = place.startsWith('tile');
  return (
    <article className={classNames(ground.surface, card)}>
      {item.figure && (
        <p
          className={css.figure}
          style={setVars({ [css.figureWidth]: getFigureWidth(item.figure, item.unit ?? '') })}
        >
          {item.figure}
          <Unit>{item.unit}</Unit>
        </p>
      )}
      <div
        className={classNames(copy, linedText)}
        style={getTransitionStyle('words', item.slug)}
        data-lines={item.lines.words.join(' ')}
      >
        {item.figure && <p className={css.note}>{item.figureNote}</p>}
        <Chip>{item.domain}</Chip>
        <CardTitle item={item} className={title} />
        {(isLarge || isTile) && item.heading && <p className={css.heading}>{item.heading}</p>}
        {!isTile && <CaseFacts item={item} variant={isLarge ? 'card' : 'small'} />}
        <CardButton variant={ground.button} />
      </div>
      <CardArt item={item} hasPriority={hasPriority} sizes={sizes} />
    </article>
  );
}

/** Renders a unit after its figure, with the space that it needs. */
export const Unit = ({ children = '' }: { children: string | undefined }) => (
  <small className={css.unit}>
    {getUnitSpace(children)}
    {children}
  </small>
);

/** Renders the title, whose link covers the whole card. */
export function CardTitle({ item, className }: { item: PosterCard; className: string }) {
  return (
    <h3 className={className}>
      <a className={css.link} href={getCasePath(item.slug)}>
        <span className={visuallyHidden}>Case study: </span>
        {item.title}
      </a>
    </h3>
  );
}

/** Renders a decorative button, because the card's link receives the click. */
export function CardButton({ variant }: { variant: ButtonVariant }) {
  return (
    <span
      className={classNames(button.button, button.size.large, button.variant[variant], css.decorativeButton)}
      aria-hidden="true"
    >
      Case study
    </span>
  );
}

export function CardArt({ item, sizes, hasPriority }: CaseCardProps & { sizes: string }) {
  const { src, alt } = item.cover;
  return (
    <div
      className={classNames(cardSurfaces[item.coverSurface].surface, css.art, linedArt)}
      style={getTransitionStyle('cover', item.slug)}
      data-lines={item.lines.art.join(' ')}
    >
      <ResponsiveImage
        className={css.image}
        src={src}
        alt={alt}
        style={toFocusStyle(item.coverFocus)}
        sizes={sizes}
        width={1200}
        height={900}
        hasPriority={hasPriority}
      />
    </div>
  );
}

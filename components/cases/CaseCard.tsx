import { getUnitSpace } from '../../domain/formatters';
import type { CardSurface } from '../../domain/kinds/case';
import { getCasePath } from '../../domain/paths';
import { visuallyHidden } from '../../styles/layout.css';
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

const sizes = {
  large: '(min-width: 900px) 63vw, 100vw',
  climax: '100vw',
  'medium-wide': '(min-width: 1200px) 58vw, 100vw',
  medium: '(min-width: 768px) 50vw, 100vw',
};

/**
 * Renders a large card, one whose picture is as wide as the poster, a medium one alone in its row, or one of a pair,
 * whose right card is `isSecond`.
 */
export function CaseCard({
  item,
  hasPriority,
  place = 'large',
  isSecond,
}: CaseCardProps & { place?: keyof typeof sizes; isSecond?: boolean }) {
  const ground = cardSurfaces[item.surface];
  const isLarge = place === 'large' || place === 'climax';
  return (
    <article
      className={classNames(
        ground.surface,
        isLarge ? css.largeCard : css.mediumCard,
        item.reversed && css.reversedCard,
        place === 'climax' && css.climaxCard,
        place === 'medium-wide' && css.wideCard,
        isSecond && css.secondCard,
      )}
    >
      <div
        className={classNames(css.copy, isLarge ? css.textLarge : css.textMedium, linedText)}
        style={getTransitionStyle('words', item.slug)}
        data-lines={item.lines.words.join(' ')}
      >
        <Chip>{item.domain}</Chip>
        <CardTitle item={item} className={isLarge ? css.titleLarge : css.titleMedium} />
        {isLarge && item.heading && <p className={css.heading}>{item.heading}</p>}
        <CardFigure {...item} />
        <CaseFacts item={item} variant={isLarge ? 'card' : 'small'} />
        <CardButton variant={ground.button} />
      </div>
      <CardArt item={item} hasPriority={hasPriority} sizes={sizes[place]} />
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

export const CardFigure = ({ figure, unit, figureNote }: PosterCard) =>
  figure && (
    <>
      <p className={css.figure}>
        {figure}
        <Unit>{unit}</Unit>
      </p>
      <p className={css.heading}>{figureNote}</p>
    </>
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

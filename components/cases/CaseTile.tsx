import { text } from '../../styles/text.css';
import { Chip } from '../ui/Chip';
import { classNames } from '../ui/class-names';
import { CardArt, CardButton, CardFigure, CardTitle, cardSurfaces } from './CaseCard';
import * as css from './CaseTile.css';
import { linedText } from './Hairlines.css';
import type { PosterCard } from './poster-rule';

type CaseTileProps = {
  item: PosterCard;
  /** Fills the row, with the image on the left and the text on the right. */
  isWide: boolean;
  /** Shows the figure instead of the button. */
  hasFigure?: boolean | undefined;
};

/** Renders a case with its image above title and heading, for rows of two (rule 20). */
export function CaseTile({ item, isWide, hasFigure }: CaseTileProps) {
  const ground = cardSurfaces[item.surface];
  return (
    <article
      className={classNames(ground.surface, css.tile, isWide ? css.wideTile : item.reversed && css.lowTile)}
    >
      <CardArt
        item={item}
        sizes={`(min-width: 768px) ${isWide ? 'min(58vw, 840px)' : 'min(50vw, 720px)'}, 88vw`}
      />
      <div className={classNames(css.copy, linedText)} data-lines={item.lines.words.join(' ')}>
        <div className={css.tileText}>
          <Chip>{item.domain}</Chip>
          <CardTitle item={item} className={classNames(text.h3, css.title)} />
          {item.heading && <p className={css.heading}>{item.heading}</p>}
        </div>
        {hasFigure && item.figure ? <CardFigure {...item} /> : <CardButton variant={ground.button} />}
      </div>
    </article>
  );
}

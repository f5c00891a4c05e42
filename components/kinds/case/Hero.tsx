import type { ReactNode } from 'react';
import type { Focus } from '../../../domain/focus';
import { formatFigure } from '../../../domain/formatters';
import type { Case } from '../../../domain/kinds/case';
import { wrap } from '../../../styles/layout.css';
import { getFigureWidth, setVars } from '../../../styles/set-vars';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { Unit } from '../../cases/CaseCard';
import { CaseFacts } from '../../cases/CaseFacts';
import { listFacts } from '../../cases/facts';
import type { Figure } from '../../cases/figures';
import { toFocusStyle } from '../../cases/focus-style';
import { type BarScale, findBarScale } from '../../cases/scale';
import { ResponsiveImage } from '../../site/ResponsiveImage';
import { getItemCrumbs } from '../../site/screen-crumbs';
import { getTransitionStyle } from '../../site/transition-style';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { Chip } from '../../ui/Chip';
import { classNames } from '../../ui/class-names';
import * as css from './Hero.css';

type HeroProps = { item: Case };

const Crumbs = ({ item }: HeroProps) => <Breadcrumbs items={getItemCrumbs('cases', item.title)} />;

/** If the focus is left of this percentage, the cover's right side is the quieter one. */
const LEFT_FOCUS_MAX = 40;

export function ImageHero({ item, coverFocus }: HeroProps & { coverFocus: Focus }) {
  const { src, pixel, alt } = item.cover;
  return (
    <section className={css.imageHero}>
      <div className={css.cover} style={getTransitionStyle('cover', item.slug)}>
        <ResponsiveImage
          className={css.coverImage}
          src={src}
          alt={alt}
          pixel={pixel}
          style={toFocusStyle(coverFocus)}
          sizes="(min-width: 768px) max(100vw, 115vh), 128vw"
          width={1440}
          height={900}
          hasPriority
        />
      </div>
      <div
        className={classNames(
          on[item.surface],
          css.panel,
          coverFocus.x < LEFT_FOCUS_MAX && css.rightPanel,
          item.surface !== 'black' && css.framedPanel,
        )}
        style={getTransitionStyle('words', item.slug)}
      >
        <Crumbs item={item} />
        <Chip className={css.domain}>{item.domain}</Chip>
        <h1 className={css.title}>{item.title}</h1>
        {item.heading && <p className={css.lead}>{item.heading}</p>}
      </div>
    </section>
  );
}

/** Renders the figure, with two bars to scale if its previous value is known. */
export function NumbersHero({ item, figure }: HeroProps & { figure: Figure }) {
  const scale = findBarScale(figure);
  return (
    <section className={css.numbersHero}>
      <div className={wrap} style={getTransitionStyle('words', item.slug)}>
        <Crumbs item={item} />
        <div className={css.numbers}>
          <p
            className={css.figure}
            style={setVars({ [css.figureWidth]: getFigureWidth(figure.number, figure.unit) })}
          >
            {figure.number}
            {figure.unit && <small className={css.unit}>{figure.unit}</small>}
          </p>
          <div>
            <Chip>{item.domain}</Chip>
            <h1 className={css.numbersTitle}>{item.title}</h1>
            {item.heading && <p className={css.lead}>{item.heading}</p>}
            {figure.text && (
              <p className={css.meaning}>
                {formatFigure(figure.number, figure.unit)}: {figure.text}
              </p>
            )}
          </div>
        </div>
      </div>
      {scale ? <Bars {...scale} /> : <div className={css.bottomSpace} />}
    </section>
  );
}

function Bars({ before, after, shareBefore, shareNow }: BarScale) {
  const formatShare = (share: number) => setVars({ [css.barShare]: `${(100 * share).toFixed(2)}%` });
  return (
    <p className={css.bars} role="img" aria-label={`Two bars to scale: ${before} before, ${after} now.`}>
      <span className={css.bar} style={formatShare(shareBefore)}>
        {before} before
      </span>
      <span className={css.bar} style={formatShare(shareNow)}>
        {after} now, to scale
      </span>
    </p>
  );
}

export const StoryHero = ({ item }: HeroProps) => (
  <section className={css.storyHero}>
    <div className={wrap} style={getTransitionStyle('words', item.slug)}>
      <Crumbs item={item} />
      <div className={css.storyColumns}>
        <div>
          <Chip>{item.domain}</Chip>
          <h1 className={css.storyTitle}>{item.title}</h1>
          {item.heading && <p className={css.storyLead}>{item.heading}</p>}
        </div>
        {item.figure && (
          <div>
            <p className={text.figure}>
              {item.figure}
              <Unit>{item.unit}</Unit>
            </p>
            <p className={css.meaning}>{item.figureNote}</p>
          </div>
        )}
      </div>
    </div>
  </section>
);

export function Facts({ item }: HeroProps): ReactNode {
  if (listFacts(item).length === 0) return null;
  return (
    <section className={css.facts}>
      <div className={wrap}>
        <CaseFacts item={item} variant="bar" />
      </div>
    </section>
  );
}

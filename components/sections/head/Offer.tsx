import type { HeroOf } from '../../../domain/sections/heroes';
import type { Breadcrumb } from '../../../domain/seo';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { TalkButton } from '../../contact/TalkButton';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { classNames } from '../../ui/class-names';
import { Drawing } from '../Drawing';
import { MotionButton } from '../MotionButton';
import { TurningArt } from '../TurningArt';
import { hero } from './hero-frame.css';
import * as css from './Offer.css';

/** Drawings without a turning part. */
const stillLooks: readonly HeroOf<'head offer'>['look'][] = ['seats', 'gauge', 'lens'];

export function OfferHero({
  title,
  lead,
  action,
  note,
  art,
  artTall,
  look,
  crumbs,
}: HeroOf<'head offer'> & { crumbs: readonly Breadcrumb[] }) {
  const turns = !stillLooks.includes(look);
  const place = classNames(css.art, css.artVariants[look]);
  return (
    <section className={classNames(on.black, hero, css.heroVariants[look])}>
      {turns ? (
        <TurningArt className={place} {...art} size={960} wide={artTall && { ...artTall, above: 'menu' }} />
      ) : (
        <Drawing className={place} {...art} width={960} height={960} fetchPriority="high" />
      )}
      <div className={classNames(css.content, css.contentVariants[look])}>
        <Breadcrumbs items={crumbs} />
        <div className={classNames(css.copy, css.textVariants[look])}>
          <h1 className={classNames(text.h1, css.titleVariants[look])}>{title}</h1>
          <p className={classNames(text.lead, css.lead, css.leadVariants[look])}>{lead}</p>
          <div className={css.actionVariants[look]}>
            <TalkButton variant="red_white" size="large">
              {action}
            </TalkButton>
          </div>
          {note && <p className={classNames(text.small, text.muted, css.note)}>{note}</p>}
        </div>
      </div>
      {turns && <MotionButton />}
    </section>
  );
}

import type { ReactNode } from 'react';
import type { HeroByName } from '../../../domain/sections/heroes';
import type { Breadcrumb } from '../../../domain/seo';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { OpeningContext } from '../../closings/Opening';
import { TalkButton } from '../../contact/TalkButton';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { classNames } from '../../ui/class-names';
import { Drawing } from '../Drawing';
import { MotionButton } from '../MotionButton';
import { TurningArt } from '../TurningArt';
import { hero } from './hero-frame.css';
import { createLookStyle, type Look, layouts } from './looks';
import * as css from './Offer.css';

/** Drawings without a turning part. */
const STILL_LOOKS: ReadonlySet<Look> = new Set(['lens']);

type OfferProps = HeroByName<'head offer'> & {
  crumbs: readonly Breadcrumb[];
  /** The closing that opens the page. */
  children?: ReactNode;
};

export function OfferHero({ children, ...hero }: OfferProps) {
  return children ? <OpeningContext value={hero}>{children}</OpeningContext> : <DrawnHero {...hero} />;
}

function DrawnHero({ title, lead, action, note, art, crumbs, ...offer }: Omit<OfferProps, 'children'>) {
  const look: Look = offer.look ?? 'rosette';
  const isTurning = !STILL_LOOKS.has(look);
  return (
    <section className={classNames(on.black, hero, css.offer)} style={createLookStyle(layouts[look])}>
      {art && isTurning && <TurningArt className={css.art} {...art} size={960} />}
      {art && !isTurning && (
        <Drawing className={css.art} {...art} width={960} height={960} fetchPriority="high" />
      )}
      <div className={css.content}>
        <Breadcrumbs items={crumbs} />
        <div className={layouts[look].place === 'middle' ? css.middleCopy : css.copy}>
          <h1 className={classNames(text.h1, css.title)}>{title}</h1>
          {lead && <p className={classNames(text.lead, css.lead)}>{lead}</p>}
          <div className={css.action}>
            <TalkButton variant="red_white" size="large">
              {action}
            </TalkButton>
          </div>
          {note && <p className={classNames(text.small, text.muted, css.note)}>{note}</p>}
        </div>
      </div>
      {art && isTurning && <MotionButton />}
    </section>
  );
}

import type { HeroOf } from '../../../domain/sections/heroes';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { TalkButton } from '../../contact/TalkButton';
import { ArrowLink } from '../../ui/ArrowLink';
import { classNames } from '../../ui/class-names';
import { Lines } from '../../ui/Lines';
import { MotionButton } from '../MotionButton';
import { TurningArt } from '../TurningArt';
import * as css from './Front.css';
import { hero } from './hero-frame.css';

export const Hero = ({ title, lead, talk, more, note, art }: HeroOf<'head front'>) => (
  <section className={classNames(on.black, hero)}>
    <TurningArt className={css.art} {...art} size={960} />
    <div className={css.content}>
      <div>
        <h1 className={text.display}>
          <Lines of={title} />
        </h1>
        <p className={classNames(text.lead, css.lead)}>{lead}</p>
        <div className={css.actions}>
          <TalkButton variant="red_white">{talk}</TalkButton>
          <ArrowLink href={more.href}>{more.label}</ArrowLink>
        </div>
      </div>
      {note && <p className={classNames(text.small, text.muted, css.note)}>{note}</p>}
    </div>
    <MotionButton />
  </section>
);

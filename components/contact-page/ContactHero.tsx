import type { HeroByName } from '../../domain/sections/heroes';
import { wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { MotionButton } from '../sections/MotionButton';
import { TurningArt } from '../sections/TurningArt';
import { classNames } from '../ui/class-names';
import * as css from './ContactHero.css';

export function ContactHero({ title, lead, art }: Pick<HeroByName<'contact'>, 'title' | 'lead' | 'art'>) {
  return (
    <section className={classNames(on.black, css.hero)}>
      <TurningArt className={css.art} src={art} size={820} />
      <div className={classNames(wrap, css.copy)}>
        <h1 className={classNames(text.display, css.title)}>{title}</h1>
        <p className={classNames(text.lead, css.lead)}>{lead}</p>
      </div>
      <MotionButton className={css.motionButton} />
    </section>
  );
}

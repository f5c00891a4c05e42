import { MotionButton } from '../../../components/sections/MotionButton';
import { TurningArt } from '../../../components/sections/TurningArt';
import { classNames } from '../../../components/ui/class-names';
import { contactPage } from '../../../content/contact-page';
import { wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import * as css from './ContactHero.css';

/** The offer, with the dial bleeding out to the right; the card of the next section lies over its foot. */
export function ContactHero() {
  const { title, lead, art } = contactPage.hero;
  return (
    <section className={classNames(on.black, css.hero)}>
      <TurningArt className={css.art} src={art} size={820} />
      <div className={classNames(wrap, css.words)}>
        <h1 className={classNames(text.display, css.title)}>{title}</h1>
        <p className={classNames(text.lead, css.lead)}>{lead}</p>
      </div>
      <MotionButton className={css.motion} />
    </section>
  );
}

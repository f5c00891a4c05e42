import type { SectionByName } from '../../../domain/sections';
import { section, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { MotionButton } from '../MotionButton';
import { TurningArt } from '../TurningArt';
import * as css from './Creed.css';

export const Creed = ({ title, sentence, art }: SectionByName<'statement creed'>) => (
  <section className={classNames(on.black, section, css.creed)}>
    <div className={classNames(wrap, css.content)}>
      <h2 className={classNames(text.h4, text.muted)}>{title}</h2>
      <p className={classNames(text.h1, css.sentence)}>{sentence}</p>
    </div>
    <TurningArt
      className={classNames(css.art, art.whole && css.wholeImage)}
      src={art.src}
      size={art.size}
      isLazy
    />
    <MotionButton />
  </section>
);

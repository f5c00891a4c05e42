import type { LogosSection } from '../../../domain/sections/logos';
import { sectionTight, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { LogoCell } from './LogoCell';
import * as css from './Logos.css';

/** Shows three logos per row, or two up to 600 px (rule 21). */
export const Logos = ({ title, note, items }: Omit<LogosSection, 'kind'>) => (
  <section className={classNames(on.white, sectionTight)}>
    <div className={classNames(wrap, css.layout)}>
      <div className={css.head}>
        <h2 className={text.h2}>{title}</h2>
        <p className={css.note}>{note}</p>
      </div>
      <ul className={css.list}>
        {items.map(logo => (
          <LogoCell key={logo.name} {...logo} />
        ))}
      </ul>
    </div>
  </section>
);

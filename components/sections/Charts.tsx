import type { ChartsSection } from '../../domain/sections/charts';
import { section, wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { classNames } from '../ui/class-names';
import * as css from './Charts.css';

/** Promises in rows under a heavy rule, each with the small chart of what it does. */
export const Charts = ({ title, items }: Omit<ChartsSection, 'kind'>) => (
  <section className={classNames(on.white, section)}>
    <div className={wrap}>
      <h2 className={classNames(text.h2, css.title)}>{title}</h2>
      <ul className={css.list}>
        {items.map(item => (
          <li key={item.title} className={css.row}>
            <img className={css.chart} src={item.chart} alt="" width={240} height={72} loading="lazy" />
            <h3 className={text.h3}>{item.title}</h3>
            <p className={text.muted}>{item.text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

import type { FiguresSection } from '../../domain/sections/figures';
import { wrap } from '../../styles/layout.css';
import * as css from './Figures.css';

/** What a text says, in figures. */
export const Figures = ({ label, items }: Omit<FiguresSection, 'kind'>) => (
  <section className={wrap} aria-label={label}>
    <ul className={css.figures}>
      {items.map(({ value, unit, text }) => (
        <li key={text} className={css.item}>
          <p className={css.figure}>
            {value}
            <small className={css.unit}>{unit}</small>
          </p>
          <p className={css.text}>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);

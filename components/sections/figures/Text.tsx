import type { SectionByName } from '../../../domain/sections';
import { wrap } from '../../../styles/layout.css';
import * as css from './Text.css';

export const Text = ({ label, items }: SectionByName<'figures text'>) => (
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

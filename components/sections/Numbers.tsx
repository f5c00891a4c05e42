import { site } from '../../content/site';
import type { NumbersSection } from '../../domain/sections/numbers';
import { wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { classNames } from '../ui/class-names';
import * as css from './Numbers.css';

/** Tall figures of the agency in a strip; all but the year of its founding are more than the number says. */
export const Numbers = ({ label, items, note }: Omit<NumbersSection, 'kind'>) => (
  <section className={on.white} aria-label={label}>
    <ul className={classNames(wrap, css.strip)}>
      {items.map(({ fact, text }) => (
        <li key={text} className={css.item}>
          <p className={css.figure}>
            {fact === 'founded' ? site.founded : site.stats[fact]}
            {fact !== 'founded' && <sup className={css.plus}>+</sup>}
          </p>
          <p className={css.text}>{text}</p>
        </li>
      ))}
    </ul>
    {note && <p className={classNames(wrap, css.note)}>{note}</p>}
  </section>
);

import { signOf } from '../../content/figures';
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
      {items.map(({ fact, text }) => {
        const { label, since } = (fact !== 'founded' && site.figures?.[fact]) || {};
        return (
          <li key={text ?? fact} className={css.item}>
            <p className={css.figure} title={since && `True since ${since}`}>
              {fact === 'founded' ? site.founded : site.stats[fact]}
              {fact !== 'founded' && <sup className={css.plus}>{signOf(fact)}</sup>}
            </p>
            <p className={css.text}>{text || label}</p>
          </li>
        );
      })}
    </ul>
    {note && <p className={classNames(wrap, css.note)}>{note}</p>}
  </section>
);

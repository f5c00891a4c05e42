import { getSite } from '../../../domain/current-site';
import type { SectionOf } from '../../../domain/sections';
import { wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { classNames } from '../../ui/class-names';
import * as css from './Agency.css';

/** All figures except the founding year have a plus sign by default. */
export const Agency = ({ label, items, note }: SectionOf<'figures agency'>) => (
  <section className={on.white} aria-label={label}>
    <ul className={classNames(wrap, css.strip)}>
      {items.map(({ token, text }) => {
        const { label, since, sign = '+' } = (token !== 'founded' && getSite().figures?.[token]) || {};
        return (
          <li key={text ?? token} className={css.item}>
            <p className={css.figure} title={since && `True since ${since}`}>
              {token === 'founded' ? getSite().founded : getSite().stats[token]}
              {token !== 'founded' && <sup className={css.plus}>{sign}</sup>}
            </p>
            <p className={css.text}>{text || label}</p>
          </li>
        );
      })}
    </ul>
    {note && <p className={classNames(wrap, css.note)}>{note}</p>}
  </section>
);

import type { SectionByName } from '../../../domain/sections';
import { wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { classNames } from '../../ui/class-names';
import * as css from './Agency.css';
import { readFigure } from './read-figure';
import { figureSign } from './sign.css';

export const Agency = ({ label, items, note }: SectionByName<'figures agency'>) => (
  <section className={on.white} aria-label={label}>
    <ul className={classNames(wrap, css.strip)}>
      {items.map(figure => {
        const { value, sign, since, text } = readFigure(figure);
        return (
          <li key={figure.text ?? figure.token} className={css.item}>
            <p className={css.figure} title={since}>
              {value}
              {sign !== undefined && <sup className={figureSign}>{sign}</sup>}
            </p>
            <p className={css.text}>{text}</p>
          </li>
        );
      })}
    </ul>
    {note && <p className={classNames(wrap, css.note)}>{note}</p>}
  </section>
);

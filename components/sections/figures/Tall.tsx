import type { SectionByName } from '../../../domain/sections';
import { wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { row } from '../../dial/row.css';
import { classNames } from '../../ui/class-names';
import { readFigure } from './read-figure';
import { figureSign } from './sign.css';
import * as css from './Tall.css';

export const Tall = ({ label, items }: SectionByName<'figures tall'>) => (
  <section className={classNames(on.black, css.section)} aria-label={label}>
    <div className={wrap}>
      <ul className={css.list}>
        {items.map(figure => {
          const { value, sign, since, text } = readFigure(figure);
          return (
            <li key={figure.text ?? figure.token} className={classNames(row, css.item)} data-ray="">
              <p className={css.figure} title={since}>
                {value}
                {sign !== undefined && <sup className={figureSign}>{sign}</sup>}
              </p>
              <p className={css.text}>{text}</p>
            </li>
          );
        })}
      </ul>
    </div>
  </section>
);

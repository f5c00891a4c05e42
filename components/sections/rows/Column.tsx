import type { SectionByName } from '../../../domain/sections';
import { on } from '../../../styles/surfaces.css';
import { TitledSection } from '../SectionHead';
import * as css from './Column.css';

export const Column = ({ title, note, items }: SectionByName<'rows column'>) => (
  <TitledSection ground={on.white} title={title} note={note}>
    <ul>
      {items.map(row => (
        <li key={row.title} className={css.row}>
          <div className={css.principle}>
            <h3 className={css.title}>{row.title}</h3>
            <p className={css.text}>{row.text}</p>
          </div>
          <div className={css.proof}>
            {row.figure && (
              <p className={css.measure}>
                <span className={css.figure}>{row.figure}</span> <span className={css.unit}>{row.unit}</span>
              </p>
            )}
            {row.note && <p className={css.note}>{row.note}</p>}
          </div>
        </li>
      ))}
    </ul>
  </TitledSection>
);

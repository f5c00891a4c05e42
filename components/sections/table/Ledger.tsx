import type { SectionByName } from '../../../domain/sections';
import { visuallyHidden } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { TitledSection } from '../SectionHead';
import * as css from './Ledger.css';

export const Ledger = ({ title, note, caption, columns, items }: SectionByName<'table ledger'>) => (
  <TitledSection ground={on.black} title={title} note={note}>
    <div className={classNames(on.white, css.ledger)}>
      <table className={css.table}>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead className={css.head}>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col" className={css.column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.body}>
          {items.map(row => (
            <tr key={row.title} className={css.row}>
              <th scope="row" className={classNames(text.h3, css.service)}>
                {row.title}
              </th>
              <td className={css.work}>{row.text}</td>
              <td className={css.result}>{row.result}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </TitledSection>
);

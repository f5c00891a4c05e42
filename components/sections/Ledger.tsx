import type { LedgerSection } from '../../domain/sections/ledger';
import { section, visuallyHidden, wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { classNames } from '../ui/class-names';
import * as css from './Ledger.css';
import { SectionHead } from './SectionHead';

/** Services as an account book under an 8 px head; rows become cards at 899 px and below. */
export const Ledger = ({ title, note, caption, columns, rows }: Omit<LedgerSection, 'kind'>) => (
  <section className={classNames(on.grey, section)}>
    <div className={wrap}>
      <SectionHead title={title} note={note} />
      <div className={classNames(on.white, css.book)}>
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
            {rows.map(row => (
              <tr key={row.service} className={css.row}>
                <th scope="row" className={classNames(text.h3, css.service)}>
                  {row.service}
                </th>
                <td className={css.work}>{row.work}</td>
                <td className={css.result}>{row.result}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  </section>
);

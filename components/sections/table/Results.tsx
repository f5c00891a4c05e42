import type { SectionByName } from '../../../domain/sections';
import { section, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { classNames } from '../../ui/class-names';
import { SectionHead } from '../SectionHead';
import * as css from './Results.css';

const READY_LABEL = 'Ready after';

export const Results = ({ title, note, items }: SectionByName<'table results'>) => (
  <section className={classNames(on.grey, section)}>
    <div className={wrap}>
      <SectionHead title={title} note={note} />
      <table className={css.table}>
        <thead className={css.head}>
          <tr>
            <th className={css.label} scope="col">
              Deliverable
            </th>
            <th className={css.label} scope="col">
              {READY_LABEL}
            </th>
            <th className={css.label} scope="col">
              What it contains
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(row => (
            <tr key={row.title} className={css.row}>
              <th className={css.name} scope="row">
                {row.title}
              </th>
              <td className={css.cell} data-label={READY_LABEL}>
                {row.after}
              </td>
              <td className={css.contents}>{row.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);

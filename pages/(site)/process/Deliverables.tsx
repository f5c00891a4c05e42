import { SectionHead } from '../../../components/sections/SectionHead';
import { classNames } from '../../../components/ui/class-names';
import { section, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import * as css from './Deliverables.css';

const READY = 'Ready after';

type DeliverablesProps = {
  title: string;
  note: string;
  items: readonly { title: string; after: string; text: string }[];
};

/** What the client holds after each stage; on phones every row of the table is a block. */
export const Deliverables = ({ title, note, items }: DeliverablesProps) => (
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
              {READY}
            </th>
            <th className={css.label} scope="col">
              What it contains
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(item => (
            <tr key={item.title} className={css.row}>
              <th className={css.name} scope="row">
                {item.title}
              </th>
              <td className={css.cell} data-label={READY}>
                {item.after}
              </td>
              <td className={css.contents}>{item.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);

import { section, wrap } from '../../styles/layout.css';
import { on, type Surface } from '../../styles/surfaces.css';
import { text as type } from '../../styles/text.css';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import { arrow } from '../ui/icons';
import * as css from './RowList.css';

type RowListProps = {
  title: string;
  note?: string;
  ground: Surface;
  rows: readonly { title: string; text: string; href?: string }[];
};

/** Rows between hairlines, the title staying in view on the left; the row under the pointer moves aside for a red mark. */
export const RowList = ({ title, note, ground, rows }: RowListProps) => (
  <section className={classNames(on[ground], section)}>
    <div className={classNames(wrap, css.layout)}>
      <div className={css.head}>
        <h2 className={type.h2}>{title}</h2>
        {note && <p className={css.note}>{note}</p>}
      </div>
      <ul className={css.list}>
        {rows.map(row => (
          <li key={row.title} className={css.item}>
            <Row {...row} />
          </li>
        ))}
      </ul>
    </div>
  </section>
);

function Row({ title, text, href }: RowListProps['rows'][number]) {
  const content = (
    <>
      <h3 className={type.h3}>{title}</h3>
      <p className={type.muted}>{text}</p>
    </>
  );
  if (!href) return <div className={classNames(css.row, css.pointable)}>{content}</div>;
  return (
    <a className={classNames(css.row, css.pointable)} href={href}>
      {content}
      <Icon path={arrow} className={css.arrow} />
    </a>
  );
}

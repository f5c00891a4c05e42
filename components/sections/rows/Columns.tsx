import type { SectionByName } from '../../../domain/sections';
import { section, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';
import { ArrowLink } from '../../ui/ArrowLink';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import { arrow } from '../../ui/icons';
import { SectionHead } from '../SectionHead';
import * as css from './Columns.css';

/** Renders rows in two columns, and a link for other requests below. Only linked rows react to hover. */
export function Columns({ title, items, last }: SectionByName<'rows columns'>) {
  const firstColumnLength = Math.ceil(items.length / 2);
  return (
    <section className={classNames(on.grey, section)}>
      <div className={wrap}>
        <SectionHead title={title} />
        <div className={css.columns}>
          <Rows items={items.slice(0, firstColumnLength)} />
          <div>
            <Rows items={items.slice(firstColumnLength)} />
            <ArrowLink className={css.moreLink} href={last.href}>
              {last.label}
            </ArrowLink>
          </div>
        </div>
      </div>
    </section>
  );
}

const Rows = ({ items }: Pick<SectionByName<'rows columns'>, 'items'>) => (
  <ul className={css.rows}>
    {items.map(row => (
      <li key={row.title} className={css.item}>
        <Row {...row} />
      </li>
    ))}
  </ul>
);

function Row({ title, text, href }: SectionByName<'rows columns'>['items'][number]) {
  const content = (
    <>
      <h3 className={classNames(type.h3, css.title)}>{title}</h3>
      <p className={css.text}>{text}</p>
    </>
  );
  if (!href) return <div className={css.row}>{content}</div>;
  return (
    <a className={classNames(css.row, css.linkRow)} href={href}>
      {content}
      <Icon path={arrow} className={css.arrow} />
    </a>
  );
}

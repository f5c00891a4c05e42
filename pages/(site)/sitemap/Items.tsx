import { ArrowLink } from '../../../components/ui/ArrowLink';
import { classNames } from '../../../components/ui/class-names';
import { sectionTight, visuallyHidden, wrap } from '../../../styles/layout.css';
import { text } from '../../../styles/text.css';
import type { ListedItems } from './+data';
import * as css from './Items.css';

type ItemsProps = ListedItems & {
  title: string;
  /** Class name of the surface. */
  ground: string;
  /** Link to the full list. */
  all: { title: string; href: string };
};

export function Items({ title, items, total, ground, all }: ItemsProps) {
  if (total === 0) return null;
  return (
    <section className={classNames(ground, sectionTight)}>
      <div className={wrap}>
        <div className={css.head}>
          <h2 className={text.h2}>{title}</h2>
          <p className={css.total}>
            <span className={visuallyHidden}>Total: </span>
            {total}
          </p>
        </div>
        <ul className={css.list}>
          {items.map(({ href, title: name, topic }) => (
            <li key={href} className={css.item}>
              <a className={css.link} href={href}>
                <span className={css.title}>{name}</span>
                {topic && <span className={css.itemNote}>{topic}</span>}
              </a>
            </li>
          ))}
        </ul>
        {items.length < total && (
          <ArrowLink className={css.allLink} href={all.href}>
            {all.title}
          </ArrowLink>
        )}
      </div>
    </section>
  );
}

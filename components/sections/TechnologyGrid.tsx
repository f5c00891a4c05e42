import type { TechnologyGridSection } from '../../domain/sections/technology-grid';
import { grid, section, wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import { arrow } from '../ui/icons';
import { Mark } from './Mark';
import * as css from './TechnologyGrid.css';

type TechnologyGridProps = Omit<TechnologyGridSection, 'kind'>;

/** The technologies as tiles in one hairline grid; one with a page of its own leads there. */
export const TechnologyGrid = ({ title, note, items }: TechnologyGridProps) => (
  <section className={classNames(on.white, section)}>
    <div className={classNames(wrap, grid, css.layout)}>
      <div className={css.head}>
        <h2 className={text.h2}>{title}</h2>
        {note && <p className={css.note}>{note}</p>}
      </div>
      <ul className={css.tiles}>
        {items.map(item => (
          <li key={item.name} className={css.place}>
            <Tile {...item} />
          </li>
        ))}
      </ul>
    </div>
  </section>
);

function Tile({ name, mark, href }: TechnologyGridProps['items'][number]) {
  const content = (
    <>
      <Mark address={mark} size={40} className={css.mark} />
      <span>{name}</span>
    </>
  );
  if (!href) return <div className={css.tile}>{content}</div>;
  return (
    <a className={classNames(css.tile, css.linked)} href={href}>
      {content}
      <Icon path={arrow} className={css.arrow} />
    </a>
  );
}

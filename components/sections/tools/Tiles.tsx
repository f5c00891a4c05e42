import type { SectionByName } from '../../../domain/sections';
import { sectionTight, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import { arrow } from '../../ui/icons';
import * as cells from '../cells/Grid.css';
import { Mark } from '../Mark';
import { SectionHead } from '../SectionHead';
import * as css from './Tiles.css';

/** Renders a grid of tools. Only linked tiles turn black on hover. */
export const Tiles = ({ title, note, items }: SectionByName<'tools tiles'>) => (
  <section className={classNames(on.white, sectionTight)}>
    <div className={wrap}>
      <SectionHead title={title} note={note} />
      <ul className={css.tiles}>
        {items.map(tool => (
          <li key={tool.title} className={cells.cellItem}>
            <Tile {...tool} />
          </li>
        ))}
      </ul>
    </div>
  </section>
);

function Tile({ title, text, mark, href }: SectionByName<'tools tiles'>['items'][number]) {
  const content = (
    <>
      <Mark url={mark} size={64} className={css.mark} />
      {href && <Icon path={arrow} className={cells.arrow} />}
      <h3 className={classNames(type.h3, css.title)}>{title}</h3>
      <p className={css.text}>{text}</p>
    </>
  );
  if (!href) return <div className={css.tile}>{content}</div>;
  return (
    <a className={classNames(css.tile, cells.linkCell)} href={href}>
      {content}
    </a>
  );
}

import type { SectionByName } from '../../../domain/sections';
import { wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import { arrow } from '../../ui/icons';
import { Mark } from '../Mark';
import * as css from './Grid.css';

type GridProps = SectionByName<'tools grid'>;

export const Grid = ({ title, note, items }: GridProps) => (
  <section className={classNames(on.white, css.strip)}>
    <div className={classNames(wrap, css.head)}>
      <h2 className={text.h3}>{title}</h2>
      {note && <p className={text.muted}>{note}</p>}
    </div>
    <ul className={css.tiles}>
      {items.map(tool => (
        <li key={tool.title} className={css.tileItem}>
          <Tile {...tool} />
        </li>
      ))}
    </ul>
  </section>
);

function Tile({ title, mark, href }: GridProps['items'][number]) {
  const Box = href ? 'a' : 'div';
  return (
    <Box className={classNames(css.tile, href && css.linkTile)} href={href}>
      <Mark url={mark} size={40} />
      <span>{title}</span>
      {href && <Icon path={arrow} className={css.arrow} />}
    </Box>
  );
}

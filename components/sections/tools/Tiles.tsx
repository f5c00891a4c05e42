import type { SectionByName } from '../../../domain/sections';
import { frame, sectionTight, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { CardLink } from '../../ui/CardLink';
import { classNames } from '../../ui/class-names';
import { Mark } from '../Mark';
import { SectionHead } from '../SectionHead';
import * as css from './Tiles.css';

export const Tiles = ({ title, note, items }: SectionByName<'tools tiles'>) => (
  <section className={classNames(on.white, sectionTight)}>
    <div className={wrap}>
      <SectionHead title={title} note={note} />
    </div>
    <ul className={classNames(frame, css.tiles)}>
      {items.map(tool => (
        <li key={tool.title} className={css.tile}>
          <Mark url={tool.mark} className={css.mark} />
          <h3 className={text.h4}>
            <CardLink {...tool} />
          </h3>
          <p className={css.text}>{tool.text}</p>
        </li>
      ))}
    </ul>
  </section>
);

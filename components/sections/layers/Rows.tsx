import type { SectionByName } from '../../../domain/sections';
import { wrap } from '../../../styles/layout.css';
import { setVars } from '../../../styles/set-vars';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { Mark } from '../Mark';
import { SectionHead } from '../SectionHead';
import * as css from './Rows.css';

export const Rows = ({ title, note, items }: SectionByName<'layers rows'>) => (
  <section className={classNames(on.white, css.section)}>
    <div className={wrap}>
      <SectionHead title={title} note={note} />
    </div>
    <ul>
      {items.map((layer, index) => {
        const depth = index / (items.length - 1 || 1);
        return (
          <li
            key={layer.title}
            className={depth > 0.5 ? classNames(on.black, css.darkLayer) : css.lightLayer}
            style={setVars({ [css.depth]: depth })}
          >
            <div className={css.copy}>
              <h3 className={text.h2}>{layer.title}</h3>
              <p className={css.text}>{layer.text}</p>
            </div>
            <ul className={css.tiles}>
              {layer.tools.map(tile => (
                <li key={tile.name} className={tile.cited ? css.removedTile : css.tile}>
                  <div className={css.tool}>
                    <Mark url={tile.mark} size={64} />
                    {tile.name}
                  </div>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  </section>
);

import type { SectionByName } from '../../../domain/sections';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { Mark } from '../Mark';
import { TitledSection } from '../SectionHead';
import * as css from './Rows.css';

export const Rows = ({ title, note, items }: SectionByName<'layers rows'>) => (
  <TitledSection ground={on.white} title={title} note={note}>
    <ul className={css.layers}>
      {items.map(layer => (
        <li key={layer.title} className={css.layer}>
          <div className={css.copy}>
            <h3 className={text.h3}>{layer.title}</h3>
            <p className={classNames(text.small, text.muted, css.text)}>{layer.text}</p>
          </div>
          <ul className={css.tiles}>
            {layer.tools.map(tile => (
              <li key={tile.name} className={classNames(css.tile, tile.cited && on.red)}>
                <Mark url={tile.mark} size={48} />
                {tile.name}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </TitledSection>
);

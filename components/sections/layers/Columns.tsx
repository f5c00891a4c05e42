import type { SectionByName } from '../../../domain/sections';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { Mark } from '../Mark';
import { TitledSection } from '../SectionHead';
import * as css from './Columns.css';

export const Columns = ({ title, note, items }: SectionByName<'layers columns'>) => (
  <TitledSection ground={on.white} isTight title={title} note={note}>
    <div className={css.layers}>
      {items.map(layer => (
        <div key={layer.title} className={css.layer}>
          <div>
            <h3 className={text.h4}>{layer.title}</h3>
            <p className={classNames(text.small, text.muted)}>{layer.text}</p>
          </div>
          <ul className={css.tools}>
            {layer.tools.map(({ name, mark }) => (
              <li key={name} className={css.tool}>
                {mark && <Mark url={mark} className={css.mark} />}
                {name}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </TitledSection>
);

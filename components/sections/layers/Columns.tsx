import type { SectionByName } from '../../../domain/sections';
import { frame, wrap } from '../../../styles/layout.css';
import { setVars } from '../../../styles/set-vars';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { palette, SHADES } from '../../../styles/tokens.css';
import { classNames } from '../../ui/class-names';
import { Mark } from '../Mark';
import { SectionHead } from '../SectionHead';
import * as css from './Columns.css';

export const Columns = ({ title, note, items }: SectionByName<'layers columns'>) => (
  <section className={classNames(on.white, css.section)}>
    <div className={wrap}>
      <SectionHead title={title} note={note} />
    </div>
    <div className={classNames(frame, css.layers)} style={setVars({ [css.count]: String(items.length) })}>
      {items.map((layer, depth) => {
        const isInnermost = depth === items.length - 1;
        return (
          <div
            key={layer.title}
            className={classNames(css.layer, isInnermost ? on.red : depth > 2 ? on.black : on.grey2)}
            style={setVars({
              [css.depth]: String(depth),
              [css.shade]: isInnermost ? palette.red : SHADES[Math.min(depth, SHADES.length - 1)],
            })}
          >
            <div>
              <div>
                <h3 className={text.h4}>{layer.title}</h3>
                <p className={text.small}>{layer.text}</p>
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
          </div>
        );
      })}
    </div>
  </section>
);

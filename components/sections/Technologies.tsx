import type { TechnologiesSection } from '../../domain/sections/technologies';
import { section, wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { classNames } from '../ui/class-names';
import { Mark } from './Mark';
import { SectionHead } from './SectionHead';
import * as css from './Technologies.css';

/** A stack layer by layer, three in a row, each with the tools in it. */
export const Technologies = ({ title, note, items }: Omit<TechnologiesSection, 'kind'>) => (
  <section className={classNames(on.white, section)}>
    <div className={wrap}>
      <SectionHead title={title} note={note} />
      <div className={css.layers}>
        {items.map(layer => (
          <div key={layer.title} className={css.layer}>
            <h3 className={text.h3}>{layer.title}</h3>
            <p className={classNames(text.small, text.muted)}>{layer.text}</p>
            <ul className={css.tools}>
              {layer.tools.map(tool => (
                <li key={tool.name} className={css.tool}>
                  <Mark address={tool.mark} size={22} />
                  {tool.name}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  </section>
);

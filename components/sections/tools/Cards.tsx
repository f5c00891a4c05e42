import type { SectionByName } from '../../../domain/sections';
import { wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { Mark } from '../Mark';
import { SectionHead } from '../SectionHead';
import * as css from './Cards.css';

/** Shows the tools as layers of rock. */
export const Cards = ({ title, note, items }: SectionByName<'tools cards'>) => (
  <section className={classNames(on.grey, css.section)}>
    <div className={wrap}>
      <SectionHead title={title} note={note} />
    </div>
    <ul>
      {items.map((tool, index) => (
        <li
          key={tool.title}
          className={css.layer}
          style={{ background: css.LAYERS[Math.min(index, css.LAYERS.length - 1)] }}
        >
          <Mark url={tool.mark} size={56} />
          <h3 className={classNames(text.figure, css.name)}>{tool.title}</h3>
          <p className={css.below}>{tool.text}</p>
          <dl className={css.below}>
            <dt>Pairs with</dt>
            <dd className={text.strong}>{tool.pairsWith}</dd>
          </dl>
        </li>
      ))}
    </ul>
  </section>
);

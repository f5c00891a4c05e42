import type { IndustriesSection } from '../../domain/sections/industries';
import { frame, wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { classNames } from '../ui/class-names';
import * as css from './Industries.css';
import { SectionHead } from './SectionHead';

/** Industries as pictures that touch, three over two, edge to edge; nothing where there are none. */
export const Industries = ({ title, note, items }: Omit<IndustriesSection, 'kind'>) =>
  items.length > 0 && (
    <section className={classNames(on.white, css.section)}>
      <div className={wrap}>
        <SectionHead title={title} note={note} />
      </div>
      <ul className={classNames(frame, css.list)}>
        {items.map(item => (
          <li key={item.title} className={css.industry}>
            <img className={css.art} src={item.art} alt={item.alt} width={640} height={400} loading="lazy" />
            <div className={css.words}>
              <h3 className={text.h3}>{item.title}</h3>
              <p className={css.text}>{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );

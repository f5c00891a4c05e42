import type { WireframesSection } from '../../domain/sections/wireframes';
import { section, wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { text as type } from '../../styles/text.css';
import { classNames } from '../ui/class-names';
import { SectionHead } from './SectionHead';
import * as css from './Wireframes.css';

/** Statements in rows, each with a small drawing on its left. */
export const Wireframes = ({ title, note, items }: Omit<WireframesSection, 'kind'>) => (
  <section className={classNames(on.grey, section)}>
    <div className={wrap}>
      <SectionHead title={title} note={note} />
      <ul>
        {items.map(item => (
          <li key={item.title} className={css.row}>
            <img className={css.art} src={item.art} alt="" width={240} height={150} loading="lazy" />
            <h3 className={type.h3}>{item.title}</h3>
            <p className={css.text}>{item.text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

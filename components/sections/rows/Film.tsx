import type { SectionByName } from '../../../domain/sections';
import { section, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { SectionHead } from '../SectionHead';
import * as css from './Film.css';

/** Shows each sentence as the frame of a film strip. */
export const Film = ({ title, note, items }: SectionByName<'rows film'>) => (
  <section className={classNames(on.black, section, css.scope)}>
    <div className={wrap}>
      <SectionHead title={title} note={note} />
    </div>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
    <section className={css.strip} aria-label={title} tabIndex={0}>
      <ul className={css.frames}>
        {items.map(row => (
          <li key={row.title}>
            <h3 className={classNames(text.h3, css.frame, row.warning ? on.red : css.plainFrame)}>
              {row.art && <img src={row.art} alt="" width={416} height={170} loading="lazy" />}
              <q className={css.quote}>{row.title}</q>
            </h3>
            <p className={text.h4}>{row.tag}</p>
            <p className={css.text}>{row.text}</p>
          </li>
        ))}
      </ul>
    </section>
    <div className={wrap}>
      <div className={css.progress} />
    </div>
  </section>
);

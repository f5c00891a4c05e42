import type { SectionByName } from '../../../domain/sections';
import { section, wrap } from '../../../styles/layout.css';
import { setVars, toCssUrl } from '../../../styles/set-vars';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import * as css from './Numbered.css';

export const Numbered = ({ title, ground, art, items }: SectionByName<'rows numbered'>) => (
  <section className={classNames(on[ground], section, css.section)}>
    <div className={wrap}>
      <h2 className={classNames(text.h2, css.heading)}>{title}</h2>
      <ol
        className={classNames(css.list, art && css.drawnList)}
        style={art ? setVars({ [css.drawing]: toCssUrl(art) }) : undefined}
      >
        {items.map((row, index) => (
          <li key={row.title}>
            {art ? (
              <span className={css.part} style={getPart(index, items.length)} />
            ) : (
              <span className={css.digit} aria-hidden="true">
                {index + 1}
              </span>
            )}
            <div className={css.copy}>
              <h3 className={text.h3}>{row.title}</h3>
              <p className={css.text}>{row.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

/** Shows a part of the drawing. Side by side, the parts make up the whole drawing. */
const getPart = (index: number, count: number) => ({
  background: `${css.drawing} ${(100 * index) / (count - 1 || 1)}% 50%/${100 * count}%`,
});

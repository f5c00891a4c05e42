import type { SectionByName } from '../../../domain/sections';
import { setVars, toCssUrl } from '../../../styles/set-vars';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { TitledSection } from '../SectionHead';
import * as css from './Numbered.css';

export const Numbered = ({ title, ground, art, items }: SectionByName<'rows numbered'>) => (
  <TitledSection ground={classNames(on[ground], css.section)} title={title}>
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
  </TitledSection>
);

/** Shows a part of the drawing. Side by side, the parts make up the whole drawing. */
const getPart = (index: number, count: number) => ({
  background: `${css.drawing} ${(100 * index) / (count - 1 || 1)}% 50%/${100 * count}%`,
});

import type { SectionByName } from '../../../domain/sections';
import { getFigureWidth, setVars } from '../../../styles/set-vars';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import * as css from './Halves.css';
import { Plain } from './Plain';

const SURFACES = [on.grey2, on.black];

/** Shows the times side by side, with figures as large as their halves. */
export const Halves = ({ times: items, ...texts }: SectionByName<'statement halves'>) => (
  <Plain {...texts}>
    <dl className={css.halves}>
      {items.map(({ figure, unit, text: meaning }, index) => (
        <div
          key={figure}
          className={classNames(SURFACES[index % SURFACES.length], css.half)}
          style={setVars({ [css.figureWidth]: getFigureWidth(figure, '') })}
        >
          <dt>
            <span className={classNames(text.figure, css.figure)}>{figure}</span>{' '}
            <span className={text.h3}>{unit}</span>
          </dt>
          <dd className={classNames(text.h4, css.meaning)}>{meaning}</dd>
        </div>
      ))}
    </dl>
  </Plain>
);

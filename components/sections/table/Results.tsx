import type { SectionByName } from '../../../domain/sections';
import { setVars } from '../../../styles/set-vars';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { TitledSection } from '../SectionHead';
import * as css from './Results.css';

const WEEKS_MAX = 26;

/** Returns the week that the text ends with, such as "Design, week 4", or 0 if the ruler can’t show it. */
function readWeek({ after }: SectionByName<'table results'>['items'][number]): number {
  const week = Number(/\d+(?=\D*$)/.exec(after)?.[0] ?? 0);
  return week <= WEEKS_MAX ? week : 0;
}

/** Renders results below a ruler of weeks, with a beam from the week to each result. */
export function Results({ title, note, items }: SectionByName<'table results'>) {
  const end = Math.max(...items.map(readWeek));
  const width = 100 / items.length;
  return (
    <TitledSection ground={on.grey} title={title} note={note}>
      {end > 0 && (
        <>
          <div className={css.ruler} style={setVars({ [css.count]: String(end) })} aria-hidden="true">
            {Array.from({ length: end }, (_, index) => (
              <span key={index} data-lit={items.some(item => readWeek(item) === index + 1) || undefined}>
                {index + 1}
              </span>
            ))}
          </div>
          <svg className={css.beams} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            {items.map((item, index) => {
              const week = readWeek(item);
              const path = `M${((week - 0.5) / end) * 100} 0L${index * width} 1H${(index + 1) * width}Z`;
              return week > 0 && <path key={item.title} d={path} />;
            })}
          </svg>
        </>
      )}
      <ol className={css.results} style={setVars({ [css.count]: String(items.length) })}>
        {items.map(item => (
          <li key={item.title} className={css.result}>
            <b className={css.week} aria-hidden="true">
              {readWeek(item) || ''}
            </b>
            <h3 className={text.h4}>{item.title}</h3>
            <p className={text.small}>
              <span className={text.muted}>Ready after</span> {item.after}
            </p>
            <p className={classNames(text.small, text.muted)}>{item.text}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

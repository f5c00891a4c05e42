import { useId } from 'react';
import type { SectionByName } from '../../../domain/sections';
import { section, wrap } from '../../../styles/layout.css';
import { setVars } from '../../../styles/set-vars';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { SectionHead } from '../SectionHead';
import { keepOneOpen, openHoveredStep } from '../steps/open-steps';
import * as css from './Ruler.css';

const formatDays = (from: number, to: number) => (from === to ? `Day ${from}` : `Days ${from}–${to}`);

/** Shows the chosen step's text in a fixed strip, so that rows never move. */
export function Ruler({ title, note, days: dayCount, items }: SectionByName<'schedule ruler'>) {
  const name = useId();
  return (
    <section className={classNames(on.red, section, css.clipped)}>
      <div className={wrap} style={setVars({ [css.dayCount]: dayCount })}>
        <SectionHead title={title} note={note} />
        <div className={css.chart}>
          <div className={classNames(css.bars, css.ruler)} aria-hidden="true">
            {Array.from({ length: dayCount }, (_, index) => (
              <span key={index} className={css.day}>
                {index + 1}
              </span>
            ))}
          </div>
          <ol className={css.list}>
            {items.map((stage, index) => (
              <li key={stage.title}>
                <details
                  name={name}
                  open={index === 0}
                  className={css.step}
                  onPointerMove={openHoveredStep}
                  onToggle={keepOneOpen}
                >
                  <summary className={css.row}>
                    <span className={css.label}>
                      <span className={text.h3}>{stage.title}</span>
                      <span className={text.small}>{formatDays(stage.from, stage.to)}</span>
                    </span>
                    <span className={classNames(css.bars, css.track)} aria-hidden="true">
                      <span className={css.bar} style={{ gridColumn: `${stage.from}/${stage.to + 1}` }} />
                    </span>
                  </summary>
                  <p className={classNames(text.lead, css.text)}>{stage.text}</p>
                </details>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

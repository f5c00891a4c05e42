import { useId } from 'react';
import type { SectionByName } from '../../../domain/sections';
import { wrap } from '../../../styles/layout.css';
import { setVars } from '../../../styles/set-vars';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { SectionHead } from '../SectionHead';
import * as css from './Line.css';
import { keepOneOpen, openHoveredStep } from './open-steps';

/** Renders each step as a terrace above the one before it, with a flag on the open one. */
export function Line({ title, note, items }: SectionByName<'steps line'>) {
  const name = useId();
  return (
    <section className={classNames(on.black, css.section)}>
      <div className={wrap}>
        <SectionHead title={title} note={note} />
      </div>
      <ol className={css.steps}>
        {items.map((step, index) => (
          <li
            key={step.title}
            className={css.step}
            style={setVars({ [css.rise]: index / (items.length - 1 || 1) })}
          >
            <details name={name} open={index === 0} onPointerMove={openHoveredStep} onToggle={keepOneOpen}>
              <summary className={css.head}>
                <span className={css.digit} aria-hidden="true">
                  {index + 1}
                </span>
                <span className={classNames(text.h4, css.name)}>{step.title}</span>
              </summary>
              <p className={css.text}>{step.text}</p>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}

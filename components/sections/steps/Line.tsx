import { useId } from 'react';
import type { SectionByName } from '../../../domain/sections';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { TitledSection } from '../SectionHead';
import * as css from './Line.css';
import { keepOneOpen, openHoveredStep } from './open-steps';

export function Line({ title, note, items }: SectionByName<'steps line'>) {
  const name = useId();
  return (
    <TitledSection ground={on.black} isTight title={title} note={note}>
      <ol className={css.steps}>
        {items.map((step, index) => (
          <li key={step.title} className={css.step}>
            <details name={name} open={index === 0} onPointerMove={openHoveredStep} onToggle={keepOneOpen}>
              <summary className={css.head}>
                <span className={css.disc} aria-hidden="true">
                  {index + 1}
                </span>
                <span className={classNames(text.h4, css.name)}>{step.title}</span>
              </summary>
              <p className={css.text}>{step.text}</p>
            </details>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

import { useId } from 'react';
import type { SectionByName } from '../../../domain/sections';
import { sectionTight, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { Pictogram } from '../Pictogram';
import { SectionHead } from '../SectionHead';
import * as css from './Flip.css';

/** Renders cards that flip on hover, focus and tap. Up to 899 px, only their backs are shown (rule 10). */
export function Flip({ title, items }: SectionByName<'cells flip'>) {
  const id = useId();
  return (
    <section className={classNames(on.white, sectionTight)}>
      <div className={wrap}>
        <SectionHead title={title} />
        <div className={css.cards}>
          {items.map(({ title: word, text, icon }) => (
            <div key={word} className={css.card}>
              <div className={css.turningCard}>
                <button type="button" className={css.cardFront} aria-describedby={`${id}-${word}`}>
                  <Pictogram drawing={icon} size={112} />
                  <span className={type.h2}>{word}</span>
                </button>
                <div className={css.cardBack}>
                  <p id={`${id}-${word}`} className={type.lead}>
                    {text}
                  </p>
                </div>
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

import { useId } from 'react';
import type { SectionByName } from '../../../domain/sections';
import { wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { Pictogram } from '../Pictogram';
import { SectionHead } from '../SectionHead';
import * as css from './Flip.css';

const SURFACES = [on.grey2, on.black, on.red];

/** Renders cards that flip on hover, focus and tap. Up to 899 px, only their backs are shown (rule 10). */
export function Flip({ title, items }: SectionByName<'cells flip'>) {
  const id = useId();
  return (
    <section className={classNames(on.white, css.section)}>
      <div className={wrap}>
        <SectionHead title={title} />
      </div>
      <div className={css.cards}>
        {items.map(({ title: word, text, icon }, index) => {
          const drawing = <Pictogram drawing={icon} size={112} className={css.drawing} />;
          return (
            <div key={word} className={css.card}>
              <div className={classNames(SURFACES[index % SURFACES.length], css.turningCard)}>
                <button type="button" className={css.cardFront} aria-describedby={`${id}-${word}`}>
                  {drawing}
                  <span className={classNames(type.h1, css.word)}>{word}</span>
                </button>
                <div className={css.cardBack}>
                  {drawing}
                  <p id={`${id}-${word}`} className={classNames(type.lead, css.text)}>
                    {text}
                  </p>
                </div>
              </div>
            </div>
          );
        })}
      </div>
    </section>
  );
}

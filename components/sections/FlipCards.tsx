import { useId } from 'react';
import type { FlipCardsSection } from '../../domain/sections/flip-cards';
import { section, wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { text as type } from '../../styles/text.css';
import { classNames } from '../ui/class-names';
import * as css from './FlipCards.css';
import { Pictogram } from './Pictogram';
import { SectionHead } from './SectionHead';

/** Cards that turn over under the pointer and under focus (a tap gives it); at 899 px and below only their backs (rule 10). */
export function FlipCards({ title, cards }: Omit<FlipCardsSection, 'kind'>) {
  const id = useId();
  return (
    <section className={classNames(on.white, section)}>
      <div className={wrap}>
        <SectionHead title={title} />
        <div className={css.cards}>
          {cards.map(({ word, text, icon }) => (
            <div key={word} className={css.card}>
              <div className={css.turning}>
                <button type="button" className={css.front} aria-describedby={`${id}-${word}`}>
                  <Pictogram drawing={icon} size={112} />
                  <span className={type.h2}>{word}</span>
                </button>
                <div className={css.back}>
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

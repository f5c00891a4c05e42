import { useState } from 'react';
import type { SectionByName } from '../../../domain/sections';
import { section, wrap } from '../../../styles/layout.css';
import { setVars } from '../../../styles/set-vars';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { hasPointerMoved } from '../has-pointer-moved';
import { SectionHead } from '../SectionHead';
import * as css from './Screen.css';

/** Enlarges the point of the card under the pointer or focus, or of the one that visitors swipe to. */
export function Screen({ title, note, art, items }: SectionByName<'cells screen'>) {
  const [chosenIndex, setChosenIndex] = useState(0);
  const { left, top } = items[chosenIndex] ?? {};
  return (
    <section className={classNames(on.black, section)}>
      <div className={wrap}>
        <SectionHead title={title} note={note} />
      </div>
      <div className={css.layout}>
        <div className={css.screen} style={setVars({ [css.left]: left, [css.top]: top })} aria-hidden="true">
          <img src={art} alt="" width={1000} height={640} loading="lazy" />
        </div>
        <ul
          className={css.list}
          onScroll={({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }) =>
            setChosenIndex(Math.round((scrollLeft / (scrollWidth - clientWidth || 1)) * (items.length - 1)))
          }
        >
          {items.map((card, index) => (
            <li
              key={card.title}
              className={classNames(css.card, index === chosenIndex && css.chosenCard)}
              onPointerMove={event => hasPointerMoved(event) && setChosenIndex(index)}
            >
              <h3 className={text.h4}>
                <button
                  type="button"
                  className={css.title}
                  aria-pressed={index === chosenIndex}
                  onClick={() => setChosenIndex(index)}
                  onFocus={() => setChosenIndex(index)}
                >
                  {card.title}
                </button>
              </h3>
              <p className={css.text}>{card.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

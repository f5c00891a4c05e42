import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { SectionByName } from '../../../domain/sections';
import { above, reducedMotion } from '../../../styles/breakpoints';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { hasPointerMoved } from '../has-pointer-moved';
import { TitledSection } from '../SectionHead';
import * as css from './Scroll.css';
import { stackedText } from './Tabs.css';

/**
 * Shows the text of the item selected by click, arrow keys or mouse, and scrolls its row to the middle (rule 21). Shows
 * all texts without JavaScript.
 */
export function Scroll({ title, note, signLabel, items }: SectionByName<'chooser scroll'>) {
  const id = useId();
  const [activeIndex, setActiveIndex] = useState(0);
  const view = useRef<HTMLDivElement>(null);
  function choose(index: number) {
    setActiveIndex(index);
    const row = view.current?.querySelectorAll('li')[index];
    if (row)
      view.current?.scrollTo({
        top: row.offsetTop - (view.current.clientHeight - row.offsetHeight) / 2,
        behavior: matchMedia(reducedMotion).matches ? 'auto' : 'smooth',
      });
    return row?.querySelector('button');
  }
  function onKeyDown(event: KeyboardEvent) {
    const lastIndex = items.length - 1;
    const targetIndex = {
      ArrowDown: Math.min(activeIndex + 1, lastIndex),
      ArrowUp: Math.max(activeIndex - 1, 0),
      Home: 0,
      End: lastIndex,
    }[event.key];
    if (targetIndex === undefined) return;
    event.preventDefault();
    choose(targetIndex)?.focus({ preventScroll: true });
  }
  return (
    <TitledSection ground={on.white} title={title} note={note}>
      <div className={css.layout}>
        <div ref={view} className={css.view}>
          <ul className={css.list} onKeyDown={onKeyDown}>
            {items.map((choice, index) => (
              <li
                key={choice.title}
                onPointerMove={event =>
                  index !== activeIndex &&
                  hasPointerMoved(event) &&
                  matchMedia(above('phone')).matches &&
                  choose(index)
                }
              >
                <button
                  type="button"
                  className={css.name}
                  aria-expanded={index === activeIndex}
                  aria-controls={`${id}-${index}`}
                  onClick={() => choose(index)}
                >
                  {choice.title}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <div className={css.texts}>
          {items.map((choice, index) => (
            <div
              key={choice.title}
              id={`${id}-${index}`}
              className={classNames(css.text, index !== activeIndex && css.closedText)}
            >
              <h3 className={classNames(text.h3, stackedText)}>{choice.title}</h3>
              <p className={text.lead}>{choice.text}</p>
              <p className={css.motto}>
                <span className={classNames(text.small, text.muted)}>{signLabel}</span>{' '}
                <strong className={text.h2}>{choice.fact}</strong>
              </p>
            </div>
          ))}
        </div>
      </div>
    </TitledSection>
  );
}

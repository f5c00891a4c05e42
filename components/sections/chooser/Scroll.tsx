import { useId } from 'react';
import type { SectionByName } from '../../../domain/sections';
import { section, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { SectionHead } from '../SectionHead';
import * as css from './Scroll.css';
import { useScrollList } from './use-scroll-list';

/** Shows the selected item's text, or all texts without JavaScript. */
export function Scroll({ title, note, signLabel, items }: SectionByName<'chooser scroll'>) {
  const id = useId();
  const { activeIndex, view, list, choose, onRowEnter, onKeyDown } = useScrollList();
  return (
    <section className={classNames(on.white, section)}>
      <div className={wrap}>
        <SectionHead title={title} note={note} />
        <div className={css.layout}>
          <div ref={view} className={css.view}>
            <ul ref={list} className={css.list} onKeyDown={onKeyDown}>
              {items.map((choice, index) => (
                <li key={choice.title} onPointerEnter={event => onRowEnter(event, index)}>
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
                <h3 className={classNames(text.h3, css.title)}>{choice.title}</h3>
                <p className={text.lead}>{choice.text}</p>
                <p className={css.motto}>
                  <span className={classNames(text.small, text.muted)}>{signLabel}</span>{' '}
                  <strong className={text.h2}>{choice.fact}</strong>
                </p>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

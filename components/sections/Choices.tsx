import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { ChoicesSection } from '../../content/sections/choices';
import { section, wrap } from '../../styles/layout.css';
import { setVars } from '../../styles/set-vars';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { classNames } from '../ui/class-names';
import * as css from './Choices.css';
import { pointerMoved } from './pointer-moved';

/** Titles in a column, chosen by pointer, press or arrow keys; the bar beside them fills as far as the choice. */
export function Choices({ title, label, items }: Omit<ChoicesSection, 'kind'>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState(0);

  const move = (event: KeyboardEvent) => {
    const last = items.length - 1;
    const target = {
      ArrowDown: chosen === last ? 0 : chosen + 1,
      ArrowUp: chosen === 0 ? last : chosen - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
    list.current?.querySelectorAll('button')[target]?.focus();
  };

  return (
    <section className={classNames(on.black, section)}>
      <div className={wrap}>
        <h2 className={classNames(text.h2, css.heading)}>{title}</h2>
        <div className={css.layout}>
          <div
            className={css.rail}
            style={setVars({ [css.progress]: `${(100 * (chosen + 1)) / items.length}%` })}
            aria-hidden="true"
          />
          <div
            ref={list}
            role="tablist"
            aria-orientation="vertical"
            aria-label={label}
            className={css.list}
            onKeyDown={move}
          >
            {items.map((item, index) => (
              <button
                key={item.title}
                type="button"
                role="tab"
                id={`${id}-tab-${index}`}
                aria-controls={`${id}-panel-${index}`}
                aria-selected={index === chosen}
                tabIndex={index === chosen ? 0 : -1}
                className={classNames(text.h3, css.choice)}
                onClick={() => choose(index)}
                onPointerMove={event => pointerMoved(event) && choose(index)}
              >
                {item.title}
              </button>
            ))}
          </div>
          <div className={css.panels}>
            {items.map((item, index) => (
              <div
                key={item.title}
                role="tabpanel"
                id={`${id}-panel-${index}`}
                aria-labelledby={`${id}-tab-${index}`}
                className={index === chosen ? css.panel : css.hiddenPanel}
              >
                <p className={text.lead}>{item.lead}</p>
                <dl className={css.facts}>
                  {item.facts.map(fact => (
                    <div key={fact.name} className={css.fact}>
                      <dt className={text.strong}>{fact.name}</dt>
                      <dd className={css.factText}>{fact.text}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

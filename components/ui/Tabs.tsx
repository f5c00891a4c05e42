import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { text } from '../../styles/text.css';
import { classNames } from './class-names';
import { tab } from './FilterTabs.css';
import * as css from './Tabs.css';

type TabsProps = {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly { label: string; panel: ReactNode }[];
};

/**
 * Real tabs: arrows, Home and End move and choose. Every panel is in the page, and all share one cell, so that
 * nothing below moves when another is shown. Without script they stand under one another with their names.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);

  const move = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const target = {
      ArrowRight: chosen === last ? 0 : chosen + 1,
      ArrowLeft: chosen === 0 ? last : chosen - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setChosen(target);
    list.current?.querySelectorAll('button')[target]?.focus();
  };

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={css.row} onKeyDown={move}>
        {tabs.map((item, index) => (
          <button
            key={item.label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            className={tab}
            onClick={() => setChosen(index)}
          >
            {item.label}
          </button>
        ))}
      </div>
      <div className={css.panels}>
        {tabs.map((item, index) => (
          <div
            key={item.label}
            role="tabpanel"
            id={`${id}-panel-${index}`}
            aria-labelledby={`${id}-tab-${index}`}
            tabIndex={index === chosen ? 0 : -1}
            className={classNames(css.panel, index !== chosen && css.waiting)}
          >
            <p className={classNames(text.h4, css.name)}>{item.label}</p>
            {item.panel}
          </div>
        ))}
      </div>
    </div>
  );
}

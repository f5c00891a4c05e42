import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { row, tab } from './FilterTabs.css';

type TabsProps = {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly { label: string; panel: ReactNode }[];
  className?: string;
};

/** Real tabs: arrows, Home and End move and choose; every panel is in the page, one is shown. */
export function Tabs({ label, tabs, className }: TabsProps) {
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
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className={row} onKeyDown={move}>
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
      {tabs.map((item, index) => (
        <div
          key={item.label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== chosen}
        >
          {item.panel}
        </div>
      ))}
    </div>
  );
}

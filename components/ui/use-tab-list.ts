import { type KeyboardEvent, useId, useRef, useState } from 'react';

const STEPS = {
  horizontal: { next: 'ArrowRight', previous: 'ArrowLeft' },
  vertical: { next: 'ArrowDown', previous: 'ArrowUp' },
} as const;

type TabList = {
  /** Accessible name of the tabs. */
  label: string;
  count: number;
  orientation: keyof typeof STEPS;
};

/** Handles keys: arrows wrap, Home and End go to the ends, and moving focus selects a tab. */
export function useTabList({ label, count, orientation }: TabList) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [selectedIndex, setSelectedIndex] = useState(0);

  const onKeyDown = (event: KeyboardEvent) => {
    const { next, previous } = STEPS[orientation];
    const target = {
      [next]: (selectedIndex + 1) % count,
      [previous]: (selectedIndex + count - 1) % count,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setSelectedIndex(target);
    list.current?.querySelectorAll('button')[target]?.focus();
  };

  return {
    chosen: selectedIndex,
    choose: setSelectedIndex,
    /** The tab list must contain no other buttons. */
    listProps: {
      ref: list,
      role: 'tablist',
      'aria-label': label,
      'aria-orientation': orientation,
      onKeyDown,
    },
    tabProps: (index: number) =>
      ({
        type: 'button',
        role: 'tab',
        id: `${id}-tab-${index}`,
        'aria-controls': `${id}-panel-${index}`,
        'aria-selected': index === selectedIndex,
        tabIndex: index === selectedIndex ? 0 : -1,
        onClick: () => setSelectedIndex(index),
      }) as const,
    panelProps: (index: number) => ({
      role: 'tabpanel',
      id: `${id}-panel-${index}`,
      'aria-labelledby': `${id}-tab-${index}`,
    }),
  };
}

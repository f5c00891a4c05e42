import type { ReactNode } from 'react';
import { text } from '../../styles/text.css';
import { classNames } from './class-names';
import { tab } from './FilterTabs.css';
import * as css from './Tabs.css';
import { useTabList } from './use-tab-list';

type TabsProps = {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly { label: string; panel: ReactNode }[];
};

/** Renders all panels in one grid cell, so that content below doesn't move. Without JavaScript, they are stacked. */
export function Tabs({ label, tabs }: TabsProps) {
  const {
    chosen: selectedIndex,
    listProps,
    tabProps,
    panelProps,
  } = useTabList({
    label,
    count: tabs.length,
    orientation: 'horizontal',
  });
  return (
    <div>
      <div {...listProps} className={css.row}>
        {tabs.map((item, index) => (
          <button key={item.label} {...tabProps(index)} className={tab}>
            {item.label}
          </button>
        ))}
      </div>
      <div className={css.panels}>
        {tabs.map((tab, index) => (
          <div
            key={tab.label}
            {...panelProps(index)}
            tabIndex={index === selectedIndex ? 0 : -1}
            className={classNames(css.panel, index !== selectedIndex && css.hiddenPanel)}
          >
            <p className={classNames(text.h4, css.stackedText)}>{tab.label}</p>
            {tab.panel}
          </div>
        ))}
      </div>
    </div>
  );
}

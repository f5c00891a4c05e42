import type { SectionByName } from '../../../domain/sections';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { useTabList } from '../../ui/use-tab-list';
import { hasPointerMoved } from '../has-pointer-moved';
import { TitledSection } from '../SectionHead';
import * as css from './List.css';
import { Facts } from './Tabs';

export function List({ title, label, items }: SectionByName<'chooser list'>) {
  const {
    chosen: selectedIndex,
    choose,
    listProps,
    tabProps,
    panelProps,
  } = useTabList({
    label,
    count: items.length,
    orientation: 'vertical',
  });
  return (
    <TitledSection ground={on.black} title={title}>
      <div className={css.layout}>
        <div {...listProps} className={css.list}>
          {items.map((choice, index) => (
            <button
              key={choice.title}
              {...tabProps(index)}
              className={classNames(text.h3, css.choice)}
              onPointerMove={event => hasPointerMoved(event) && choose(index)}
            >
              {choice.title}
            </button>
          ))}
        </div>
        <div>
          {items.map((choice, index) => (
            <div
              key={choice.title}
              {...panelProps(index)}
              className={index === selectedIndex ? css.panel : css.hiddenPanel}
            >
              <p className={text.h3}>{choice.text}</p>
              <Facts facts={choice.facts} />
            </div>
          ))}
        </div>
      </div>
    </TitledSection>
  );
}

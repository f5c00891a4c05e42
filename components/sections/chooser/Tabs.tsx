import { getSite } from '../../../domain/current-site';
import type { SectionByName } from '../../../domain/sections';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { tab } from '../../ui/FilterTabs.css';
import { useTabList } from '../../ui/use-tab-list';
import { TitledSection } from '../SectionHead';
import * as css from './Tabs.css';

type TabsSection = SectionByName<'chooser tabs'>;
type Model = TabsSection['items'][number];

/** Renders all panels in one grid cell, so that content below doesn't move. Without JavaScript, they are stacked. */
export function ChooserTabs({ title, note, look = 'beside', items }: TabsSection) {
  const {
    chosen: selectedIndex,
    listProps,
    tabProps,
    panelProps,
  } = useTabList({
    label: 'Cooperation models',
    count: items.length,
    orientation: 'horizontal',
  });
  return (
    <TitledSection ground={classNames(on.black, css.section)} title={title} note={note}>
      <div {...listProps} className={css.row}>
        {items.map(({ name }, index) => (
          <button key={name} {...tabProps(index)} className={tab}>
            {name}
          </button>
        ))}
      </div>
      <div className={css.stack}>
        {items.map((model, index) => (
          <div
            key={model.name}
            {...panelProps(index)}
            tabIndex={index === selectedIndex ? 0 : -1}
            className={classNames(css.panels[look], index !== selectedIndex && css.hiddenPanel)}
          >
            <Panel {...model} look={look} />
          </div>
        ))}
      </div>
    </TitledSection>
  );
}

const Panel = ({ look, ...model }: Model & { look: NonNullable<TabsSection['look']> }) => (
  <>
    <div className={css.texts[look]}>
      <p className={classNames(text.h4, css.stackedText)}>{model.name}</p>
      <h3 className={text.h2}>{model.title}</h3>
      <p className={classNames(text.lead, css.text)}>{model.text}</p>
      <Facts facts={model.facts} />
    </div>
    <div className={css.drawings[look]}>
      <img
        className={css.arts[look]}
        src={model.art}
        alt={model.alt.replace('{accent}', getSite().accentName)}
        width={480}
        height={360}
        loading="lazy"
      />
      <ul className={classNames(text.small, text.muted, css.legend)}>
        <li className={css.clientEntry}>You</li>
        <li className={css.agencyEntry}>{getSite().name}</li>
        <li className={css.redEntry}>{model.red}</li>
      </ul>
    </div>
  </>
);

export const Facts = ({ facts }: Pick<Model, 'facts'>) => (
  <dl className={css.facts}>
    {facts.map(({ name, text: value }) => (
      <div key={name} className={css.fact}>
        <dt className={text.muted}>{name}</dt>
        <dd className={css.value}>{value}</dd>
      </div>
    ))}
  </dl>
);

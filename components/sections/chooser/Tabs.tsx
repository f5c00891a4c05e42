import { getSite } from '../../../domain/current-site';
import type { SectionByName } from '../../../domain/sections';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { Tabs } from '../../ui/Tabs';
import { TitledSection } from '../SectionHead';
import * as css from './Tabs.css';

type Model = SectionByName<'chooser tabs'>['items'][number];

export const ChooserTabs = ({ title, note, items }: SectionByName<'chooser tabs'>) => (
  <TitledSection ground={on.grey} title={title} note={note}>
    <Tabs
      label="Cooperation models"
      tabs={items.map(model => ({ label: model.name, panel: <Panel {...model} /> }))}
    />
  </TitledSection>
);

const Panel = (model: Model) => (
  <div className={css.panel}>
    <div className={css.copy}>
      <h3 className={text.h3}>{model.title}</h3>
      <p className={css.text}>{model.text}</p>
      <dl className={css.facts}>
        {model.facts.map(fact => (
          <div key={fact.name} className={css.fact}>
            <dt className={text.muted}>{fact.name}</dt>
            <dd className={css.value}>{fact.text}</dd>
          </div>
        ))}
      </dl>
    </div>
    <div className={classNames(on.white, css.drawing)}>
      <img
        className={css.art}
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
  </div>
);

import { site } from '../../content/site';
import type { CooperationSection, Cooperation as Model } from '../../domain/sections/cooperation';
import { section, wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { classNames } from '../ui/class-names';
import { Tabs } from '../ui/Tabs';
import * as css from './Cooperation.css';
import { SectionHead } from './SectionHead';

/** What every way of working together is compared by. */
const facts = [
  ['Steering', 'steering'],
  ['People', 'people'],
  ['Billing', 'billing'],
  ['Fits when', 'fitsWhen'],
] as const satisfies readonly (readonly [string, keyof Model])[];

/** Ways of working together, one tab each: words and facts left, a drawing of who steers whom right. */
export const Cooperation = ({ title, note, items }: Omit<CooperationSection, 'kind'>) => (
  <section className={classNames(on.grey, section)}>
    <div className={wrap}>
      <SectionHead title={title} note={note} />
      <Tabs
        label="Cooperation models"
        tabs={items.map(model => ({ label: model.name, panel: <Panel {...model} /> }))}
      />
    </div>
  </section>
);

const Panel = (model: Model) => (
  <div className={css.panel}>
    <div className={css.words}>
      <h3 className={text.h3}>{model.title}</h3>
      <p className={css.text}>{model.text}</p>
      <dl className={css.facts}>
        {facts.map(([label, field]) => (
          <div key={field} className={css.fact}>
            <dt className={text.muted}>{label}</dt>
            <dd className={css.value}>{model[field]}</dd>
          </div>
        ))}
      </dl>
    </div>
    <div className={classNames(on.white, css.drawing)}>
      <img
        className={css.art}
        src={model.art}
        alt={model.alt.replace('{accent}', site.accentName)}
        width={480}
        height={360}
        loading="lazy"
      />
      <ul className={classNames(text.small, text.muted, css.key)}>
        <li className={css.you}>You</li>
        <li className={css.us}>{site.name}</li>
        <li className={css.red}>{model.red}</li>
      </ul>
    </div>
  </div>
);

import type { GatewaysSection } from '../../domain/sections/gateways';
import { section, wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { classNames } from '../ui/class-names';
import { GatewayCell } from './GatewayCell';
import * as css from './Gateways.css';

/** Payment gateways in a grid of logos, three in a row, two up to 600 px (rule 21). */
export const Gateways = ({ title, note, items }: Omit<GatewaysSection, 'kind'>) => (
  <section className={classNames(on.white, section)}>
    <div className={classNames(wrap, css.layout)}>
      <div className={css.head}>
        <h2 className={text.h2}>{title}</h2>
        <p className={css.note}>{note}</p>
      </div>
      <ul className={css.list}>
        {items.map(gateway => (
          <GatewayCell key={gateway.name} {...gateway} />
        ))}
      </ul>
    </div>
  </section>
);

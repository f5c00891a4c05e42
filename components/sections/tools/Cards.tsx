import type { SectionByName } from '../../../domain/sections';
import { section, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { Mark } from '../Mark';
import { SectionHead } from '../SectionHead';
import * as css from './Cards.css';

export const Cards = ({ title, note, items }: SectionByName<'tools cards'>) => (
  <section className={classNames(on.grey, section)}>
    <div className={wrap}>
      <SectionHead title={title} note={note} />
      <ul className={classNames(on.white, css.list)}>
        {items.map(tool => (
          <li key={tool.title} className={css.card}>
            <Mark url={tool.mark} size={60} className={css.mark} />
            <div>
              <h3 className={text.h3}>{tool.title}</h3>
              <p className={css.text}>{tool.text}</p>
            </div>
            <dl className={css.pairing}>
              <dt className={css.pairingLabel}>Pairs with</dt>
              <dd className={css.pairedTool}>{tool.pairsWith}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

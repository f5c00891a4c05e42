import type { SectionByName } from '../../../domain/sections';
import { section, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { classNames } from '../../ui/class-names';
import { SectionHead } from '../SectionHead';
import * as css from './Names.css';

/** Longer texts may wrap. Shorter ones stay beside the end of their name. */
const UNBROKEN_MAX = 32;
const joinShortText = (text: string) => (text.length > UNBROKEN_MAX ? text : text.replaceAll(' ', '\u00A0'));

export const Names = ({ title, items, last }: SectionByName<'rows names'>) => (
  <section className={classNames(on.black, section)}>
    <div className={wrap}>
      <SectionHead title={title} />
      <div className={css.names}>
        <ul className={css.list}>
          {items.map(row => (
            <li key={row.title}>
              <h3 className={css.name}>
                {row.href ? (
                  <a className={css.link} href={row.href}>
                    {row.title}
                  </a>
                ) : (
                  row.title
                )}
              </h3>
              {'\u00A0'}
              <p className={css.text}>{joinShortText(row.text)}</p>{' '}
            </li>
          ))}
        </ul>
        <a className={classNames(css.name, css.link)} href={last.href}>
          {last.label}
        </a>
      </div>
    </div>
  </section>
);

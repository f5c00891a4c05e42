import type { SectionByName } from '../../../domain/sections';
import { section, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { classNames } from '../../ui/class-names';
import { SectionHead } from '../SectionHead';
import * as css from './Names.css';

export const Names = ({ title, ground = 'black', art, items, last }: SectionByName<'rows names'>) => (
  <section className={classNames(on[ground], section, css.section)}>
    {art && <img className={css.art} src={art} alt="" width={964} height={964} loading="lazy" />}
    <div className={classNames(wrap, css.content)}>
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
              </h3>{' '}
              <p className={css.text}>{row.text}</p>
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

import { listPeople } from '../../../domain/colleague';
import { PEOPLE_ID } from '../../../domain/paths';
import type { SectionByName } from '../../../domain/sections';
import { wrap } from '../../../styles/layout.css';
import { Portrait } from '../../ui/Portrait';
import { SectionHead } from '../SectionHead';
import * as css from './Portraits.css';

export const Portraits = ({ title, note }: SectionByName<'people portraits'>) => (
  <section className={css.section} id={PEOPLE_ID}>
    <div className={wrap}>
      <SectionHead title={title} note={note} />
    </div>
    <ul className={css.list}>
      {listPeople().map(({ key, name, role, languages, portrait }) => (
        <li key={key} className={css.person}>
          <Portrait className={css.portrait} name={name} src={portrait} />
          <div className={css.details}>
            <h3 className={css.name}>{name}</h3>
            <p className={css.fact}>{role}</p>
            <p className={css.fact}>{languages.join(', ')}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);

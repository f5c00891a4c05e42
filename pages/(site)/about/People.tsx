import { SectionHead } from '../../../components/sections/SectionHead';
import { Portrait } from '../../../components/ui/Portrait';
import type { Colleague } from '../../../domain/colleague';
import { PEOPLE_ID } from '../../../domain/paths';
import { wrap } from '../../../styles/layout.css';
import * as css from './People.css';

type PeopleProps = { title: string; note: string; people: readonly Colleague[] };

/** Some of the agency by portrait, name, role and languages. */
export const People = ({ title, note, people }: PeopleProps) => (
  <section className={css.section} id={PEOPLE_ID}>
    <div className={wrap}>
      <SectionHead title={title} note={note} />
    </div>
    <ul className={css.list}>
      {people.map(({ key, name, role, languages, portrait }) => (
        <li key={key} className={css.person}>
          <Portrait className={css.portrait} name={name} src={portrait} />
          <div className={css.words}>
            <h3 className={css.name}>{name}</h3>
            <p className={css.fact}>{role}</p>
            <p className={css.fact}>{languages.join(', ')}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);

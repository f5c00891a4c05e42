import { use } from 'react';
import { listPeople } from '../../../domain/colleague';
import { PEOPLE_ID } from '../../../domain/paths';
import type { SectionByName } from '../../../domain/sections';
import { wrap } from '../../../styles/layout.css';
import { Portrait } from '../../ui/Portrait';
import { SectionHead } from '../SectionHead';
import { WallContext } from './PeopleHero';
import * as css from './Portraits.css';
import { Wall } from './Wall';

type PortraitsProps = SectionByName<'people portraits'> & { hour: number };

export const Portraits = ({ title, note, hour }: PortraitsProps) =>
  use(WallContext) ? <Wall title={title} note={note} hour={hour} /> : <List title={title} note={note} />;

const List = ({ title, note }: Pick<PortraitsProps, 'title' | 'note'>) => (
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

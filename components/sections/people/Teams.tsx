import { getSite } from '../../../domain/current-site';
import type { SectionByName } from '../../../domain/sections';
import { wrap } from '../../../styles/layout.css';
import { setVars } from '../../../styles/set-vars';
import { on } from '../../../styles/surfaces.css';
import { classNames } from '../../ui/class-names';
import { SectionHead } from '../SectionHead';
import * as css from './Teams.css';

export function Teams({ title, note }: SectionByName<'people teams'>) {
  const teams = [...getSite().team].sort((first, second) => second.people - first.people);
  const maxPeople = teams[0]?.people ?? 1;
  return (
    <section className={classNames(on.grey, css.section)}>
      <div className={wrap}>
        <SectionHead title={title} note={note} />
      </div>
      <ul className={css.teams}>
        {teams.map(({ name, people }) => (
          <li key={name} className={css.team} style={setVars({ [css.teamShare]: people / maxPeople })}>
            <h3 className={css.name}>{name}</h3>
            <p className={css.people}>{people}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

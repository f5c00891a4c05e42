import { getSite } from '../../../domain/current-site';
import type { SectionByName } from '../../../domain/sections';
import { setVars } from '../../../styles/set-vars';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { TitledSection } from '../SectionHead';
import * as css from './Teams.css';

export function Teams({ title, note }: SectionByName<'people teams'>) {
  const teams = [...getSite().team].sort((first, second) => second.people - first.people);
  const maxPeople = teams[0]?.people ?? 1;
  return (
    <TitledSection ground={on.grey} title={title} note={note}>
      <ul>
        {teams.map(({ name, people }) => (
          <li key={name} className={css.team}>
            <h3 className={text.h4}>{name}</h3>
            <p className={css.teamSize}>
              <span className={css.bar} style={setVars({ [css.teamShare]: people / maxPeople })} />
              <span className={css.people}>{people}</span>
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

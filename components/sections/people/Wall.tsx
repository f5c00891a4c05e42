import { use, useEffect, useState } from 'react';
import { listPeople } from '../../../domain/colleague';
import { getSite } from '../../../domain/current-site';
import { formatClock } from '../../../domain/formatters';
import { getHourIn, getLightPosition } from '../../../domain/office-light';
import { PEOPLE_ID } from '../../../domain/paths';
import { visuallyHidden } from '../../../styles/layout.css';
import { setVars } from '../../../styles/set-vars';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { Portrait } from '../../ui/Portrait';
import { PeopleTitle, WallContext } from './PeopleHero';
import * as css from './Wall.css';

/** Number of columns in the widest layout, and of those that the title spans. */
const COLUMNS_MAX = 7;
const TITLE_COLUMNS = 2;

type WallProps = {
  title: string;
  note: string | undefined;
  /** The office's hour when the page was rendered. */
  hour: number;
};

export function Wall({ title, note, hour }: WallProps) {
  const hero = use(WallContext);
  const people = listPeople();
  const [now, setNow] = useState<Date>();
  useEffect(() => setNow(new Date()), []);
  const { timeZone } = getSite().office.clock;
  const light = getLightPosition(now ? getHourIn(timeZone, now) : hour);
  const lightNote = now && hero?.light?.replace('{time}', formatClock(now, timeZone));
  const cells = people.length + TITLE_COLUMNS;
  const columns = Math.ceil(cells / Math.ceil(cells / COLUMNS_MAX));
  return (
    <section
      id={PEOPLE_ID}
      className={classNames(on.white, css.wall)}
      style={setVars({ [css.columns]: columns, [css.light]: light })}
    >
      <div className={css.introduction}>
        {hero && <PeopleTitle {...hero} />}
        <h2 className={visuallyHidden}>{title}</h2>
        {/* Both sentences reserve their space, so that nothing moves once the time is known. */}
        <div className={classNames(text.muted, css.notes)}>
          <p style={{ visibility: lightNote ? 'hidden' : undefined }}>{note}</p>
          <p>{lightNote}</p>
        </div>
      </div>
      <ul className={css.faces}>
        {people.map(({ key, name, role, languages, portrait }) => (
          <li key={key} className={css.face}>
            <Portrait className={css.portrait} name={name} src={portrait} />
            <div className={css.plate}>
              <h3 className={text.strong}>{name}</h3>
              <span>{role}</span>
              <span className={text.muted}>{languages.join(', ')}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

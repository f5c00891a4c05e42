import { SectionHead } from '../../../components/sections/SectionHead';
import { classNames } from '../../../components/ui/class-names';
import { section, wrap } from '../../../styles/layout.css';
import { setVars } from '../../../styles/set-vars';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import * as css from './TeamChart.css';

type TeamChartProps = {
  title: string;
  note: string;
  /** The largest first. */
  teams: readonly { name: string; people: number }[];
};

/** A bar for each team, drawn to scale. */
export function TeamChart({ title, note, teams }: TeamChartProps) {
  const largest = Math.max(...teams.map(({ people }) => people));
  return (
    <section className={classNames(on.grey, section)}>
      <div className={wrap}>
        <SectionHead title={title} note={note} />
        <ul>
          {teams.map(({ name, people }) => (
            <li key={name} className={css.team}>
              <h3 className={text.h4}>{name}</h3>
              <p className={css.measure}>
                <span className={css.bar} style={setVars({ [css.share]: people / largest })} />
                <span className={css.people}>{people}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import type { SectionByName } from '../../../domain/sections';
import { on } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';
import { TitledSection } from '../SectionHead';
import * as css from './Stages.css';

/** Returns the number or the range that a stage's first fact consists of, such as "Week 2" or "Weeks 5–10". */
const readTimes = ({ facts }: SectionByName<'rows stages'>['items'][number]) =>
  (facts[0]?.text.match(/^\D*(\d+)(?:\s?[–-]\s?(\d+))?\D*$/) ?? []).slice(1).filter(Boolean).map(Number);

export const Stages = ({ title, note, items }: SectionByName<'rows stages'>) => {
  const end = Math.max(...items.flatMap(readTimes));
  return (
    <TitledSection ground={on.white} title={title} note={note}>
      <ol className={css.list}>
        {items.map((stage, index) => (
          <li key={stage.title} className={css.stage}>
            <Span times={readTimes(stage)} end={end} />
            <span className={css.digit} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className={css.title}>{stage.title}</h3>
              <p className={css.text}>{stage.text}</p>
            </div>
            <dl className={css.facts}>
              {stage.facts.map(fact => (
                <div key={fact.name} className={css.fact}>
                  <dt className={type.muted}>{fact.name}</dt>
                  <dd className={css.value}>{fact.text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
};

function Span({ times: [from, to = from], end }: { times: readonly number[]; end: number }) {
  if (!from || !to || from > to) return null;
  const style = { left: `${((from - 1) / end) * 100}%`, width: `${((to - from + 1) / end) * 100}%` };
  return <i className={css.span} style={style} />;
}

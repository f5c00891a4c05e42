import type { SectionByName } from '../../../domain/sections';
import { section, visuallyHidden, wrap } from '../../../styles/layout.css';
import { setVars } from '../../../styles/set-vars';
import { on } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { SectionHead } from '../SectionHead';
import * as css from './Sprint.css';

type Stop = Partial<SectionByName<'schedule sprint'>['items'][number]> & { title: string };
type TimelineProps = { title: string; note?: string | undefined; stops: readonly Stop[] };

export const Sprint = ({ items, ...texts }: SectionByName<'schedule sprint'>) => (
  <Timeline {...texts} stops={items} />
);

export const Steps = ({ items, ...texts }: SectionByName<'steps open'>) => (
  <Timeline
    {...texts}
    stops={items.map((step, index) => ({
      ...step,
      look: index === items.length - 1 ? 'demo' : 'plan',
    }))}
  />
);

const Timeline = ({ title, note, stops }: TimelineProps) => (
  <section className={classNames(on.black, section)}>
    <div className={wrap}>
      <SectionHead title={title} note={note} />
    </div>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
    <section className={css.ruler} aria-label={title} tabIndex={0}>
      <ol className={css.timeline} style={setVars({ [css.columnCount]: stops.length + 1 })}>
        {stops.map(({ day, title: name, text, look }, index) => (
          <li key={index} className={css.day}>
            <span className={classNames(css.stopMark, look && css.stopVariants[look])}>
              {day ? (
                <>
                  <span aria-hidden="true">{day.slice(0, 2)}</span>
                  <span className={visuallyHidden}>{`${day}, `}</span>
                </>
              ) : (
                <span className={css.number} aria-hidden="true">
                  {index + 1}
                </span>
              )}
            </span>
            <span className={css.digit} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={classNames(type.h4, css.name)}>{name}</h3>
            {text && <p className={css.text}>{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  </section>
);

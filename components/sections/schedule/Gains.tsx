import { getDayPosition, RELEASE_DAY } from '../../../art/diagrams/ruler-scale';
import type { SectionByName } from '../../../domain/sections';
import { section, wrap } from '../../../styles/layout.css';
import { setVars } from '../../../styles/set-vars';
import { on } from '../../../styles/surfaces.css';
import { classNames } from '../../ui/class-names';
import { SectionHead } from '../SectionHead';
import { benefitTimes } from './benefit-times';
import * as css from './Gains.css';

export const Gains = ({ title, note, art, gains }: SectionByName<'schedule gains'>) => (
  <section className={classNames(on.white, section, css.section)}>
    <div className={wrap}>
      <SectionHead title={title} note={note} />
      <div className={css.timeline}>
        <img className={css.ruler} src={art} alt="" width={2720} height={204} loading="lazy" />
        <ol className={css.list}>
          {benefitTimes.map(({ after, unit, count, day, ticks }, index) => (
            <li
              key={day}
              className={classNames(
                css.item,
                index % 2 === 0 ? css.lowerItem : css.upperItem,
                day < RELEASE_DAY ? css.unreleasedItem : css.liveItem,
                day === RELEASE_DAY && css.releaseItem,
              )}
              style={setVars({ [css.dayPosition]: `${getDayPosition(day)}px`, [css.tickCount]: ticks })}
            >
              <p className={css.time}>
                <span className={css.unit}>{unit}</span> <b className={css.count}>{count}</b>
              </p>
              <p className={css.text}>{gains[after]}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  </section>
);

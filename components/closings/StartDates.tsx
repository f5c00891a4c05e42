import { useId, useState } from 'react';
import {
  describeStartDates,
  parseStartWeek,
  RULER_WEEKS,
  START_DATES_PARAMETERS,
  START_WEEKS_RANGE,
  type StartDatesClosing,
} from '../../domain/closings/start-dates';
import { formatDay } from '../../domain/date';
import { addWeeks, formatShortDay, listMonthStarts } from '../../domain/start-dates';
import { sectionTight, wrap } from '../../styles/layout.css';
import { setVars } from '../../styles/set-vars';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { SectionHead } from '../sections/SectionHead';
import { Button } from '../ui/Button';
import { classNames } from '../ui/class-names';
import { ClosingForm } from './ClosingForm';
import { range } from './Slider.css';
import * as css from './StartDates.css';

/** @param monday the ruler's first Monday, computed on the server */
export default function StartDates({ monday, ...startDates }: StartDatesClosing & { monday: string }) {
  const { title, note, label, milestones, action, promise } = startDates;
  const id = useId();
  const [start, setStart] = useState(START_WEEKS_RANGE.preset);
  const getDateAfter = (weeks: number) => addWeeks(monday, weeks);
  return (
    <section aria-label={title} className={classNames(on.black, sectionTight)} data-screen-only="">
      <ClosingForm
        closingKind="startDates"
        className={wrap}
        formatMessage={answers => describeStartDates(startDates, answers)}
        onAnswersChange={answers => setStart(parseStartWeek(answers))}
      >
        <SectionHead title={title} note={note} />
        <input type="hidden" name={START_DATES_PARAMETERS.from} value={monday} />
        <div className={css.ruler} style={setVars({ [css.startWeek]: String(start) })}>
          <div className={css.beam}>
            {milestones.slice(1).map(({ week }) => (
              <span
                key={week}
                className={css.milestoneMark}
                style={{ left: `calc(${week}/12*100% - 2px)` }}
              />
            ))}
          </div>
          <input
            id={id}
            type="range"
            className={classNames(range, css.slider)}
            aria-label={label}
            name={START_DATES_PARAMETERS.start}
            min={START_WEEKS_RANGE.min}
            max={START_WEEKS_RANGE.max}
            defaultValue={START_WEEKS_RANGE.preset}
            aria-valuetext={`Monday, ${formatDay(getDateAfter(start))}`}
          />
        </div>
        <div className={css.months} aria-hidden="true">
          {listMonthStarts(monday, RULER_WEEKS).map(({ week, month }) => (
            <span key={week} className={css.month} style={{ left: `calc(${week}/${RULER_WEEKS}*100%)` }}>
              {month}
            </span>
          ))}
        </div>
        <output className={css.dates} htmlFor={id}>
          {milestones.map(({ week, name, text: meaning }) => (
            <span key={week} className={css.date}>
              <span className={classNames(text.small, text.muted)}>{name}</span>
              <span className={classNames(text.figure, css.day)}>
                {formatShortDay(getDateAfter(start + week))}
              </span>
              <span className={css.meaning}>{meaning}</span>
            </span>
          ))}
        </output>
        <div className={css.footer}>
          <Button type="submit" variant="red_white" size="large">
            {action}
          </Button>
          <p className={classNames(text.small, text.muted, css.promise)}>{promise}</p>
        </div>
      </ClosingForm>
    </section>
  );
}

import { type PointerEvent, use, useId, useRef, useState } from 'react';
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
import { wrap } from '../../styles/layout.css';
import { setVars } from '../../styles/set-vars';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { Button } from '../ui/Button';
import { classNames } from '../ui/class-names';
import { ClosingForm } from './ClosingForm';
import * as closing from './closing.css';
import { OpeningButton, OpeningContext, OpeningNote, OpeningTitle } from './Opening';
import { moveSlider } from './Slider';
import { range } from './Slider.css';
import * as css from './StartDates.css';

const WEEKS = Array.from({ length: RULER_WEEKS }, (_, week) => week);

/**
 * Renders a ruler of Mondays. The beam spans from the start to the last milestone, and its tip is a slider.
 * @param monday the ruler's first Monday, computed on the server
 */
export default function StartDates({ monday, ...startDates }: StartDatesClosing & { monday: string }) {
  const { title, note, label, milestones, answer, action, promise } = startDates;
  const hero = use(OpeningContext);
  const id = useId();
  const [start, setStart] = useState(START_WEEKS_RANGE.preset);
  const grabbedWeek = useRef(0);
  const getDateAfter = (weeks: number) => addWeeks(monday, weeks);
  const lastWeek = milestones.at(-1)?.week ?? 0;
  const months = listMonthStarts(monday, RULER_WEEKS);
  const startsMonth = (week: number) => months.some(month => month.week === week);
  return (
    <section aria-label={title} className={classNames(on.white, css.section)} data-screen-only="">
      <ClosingForm
        closingKind="startDates"
        className={css.form}
        formatMessage={answers => describeStartDates(startDates, answers)}
        formatSummary={answers =>
          answer.replace('{day}', formatShortDay(getDateAfter(parseStartWeek(answers) + lastWeek)))
        }
        onAnswersChange={answers => setStart(parseStartWeek(answers))}
      >
        <input type="hidden" name={START_DATES_PARAMETERS.from} value={monday} />
        <div className={classNames(wrap, css.head)}>
          <div>
            <OpeningTitle title={title} className={css.title} />
          </div>
          <div>
            {hero?.lead && <p className={classNames(text.lead, css.lead)}>{hero.lead}</p>}
            <Button type="submit" variant="red_black" size="large">
              {action}
            </Button>
          </div>
        </div>
        <div className={css.ruler} style={setVars({ [css.startWeek]: String(start) })}>
          <div
            className={css.beam}
            onPointerDown={event => {
              event.currentTarget.setPointerCapture(event.pointerId);
              grabbedWeek.current = getPointedWeek(event) - start;
            }}
            onPointerMove={event => {
              if (event.buttons !== 1) return;
              const week = Math.round(getPointedWeek(event) - grabbedWeek.current);
              moveSlider(event.currentTarget, START_DATES_PARAMETERS.start, week);
            }}
          />
          <output className={css.milestones} htmlFor={id}>
            {milestones.map(({ week, name, text }, index) => (
              <span
                key={week}
                className={index === 0 ? css.start : week === lastWeek ? css.lastMilestone : css.milestone}
                style={setVars({ [css.week]: String(week) })}
              >
                <span className={css.label}>
                  <b className={closing.figure}>{formatShortDay(getDateAfter(start + week))}</b>{' '}
                  <span className={css.meaning}>{index === 0 ? name : text}</span>
                </span>
              </span>
            ))}
          </output>
          <div className={css.tape} aria-hidden="true">
            {WEEKS.map(week => (
              <span key={week} className={startsMonth(week) ? css.firstMonday : undefined}>
                {new Date(getDateAfter(week)).getUTCDate()}
              </span>
            ))}
            {months.map(({ week, month }) => (
              <b key={week} className={css.month} style={setVars({ [css.week]: String(week) })}>
                {month}
              </b>
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
        <div className={classNames(wrap, css.footer)}>
          <p>
            <b className={text.strong}>Monday, {formatDay(getDateAfter(start))}</b>
            <br />
            {milestones[0]?.text}
          </p>
          <p className={classNames(text.small, text.muted, css.promise)}>
            {note} {promise}
          </p>
          <OpeningButton variant="outlined_black" />
          <OpeningNote />
        </div>
      </ClosingForm>
    </section>
  );
}

/** Returns the start week to which the pointer would move the slider, with its fraction. */
const getPointedWeek = ({ clientX, currentTarget }: PointerEvent) => {
  const track = (currentTarget.parentElement?.querySelector('input')?.clientWidth ?? 0) - css.HANDLE;
  return (clientX / track) * START_WEEKS_RANGE.max;
};

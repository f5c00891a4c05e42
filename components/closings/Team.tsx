import { useState } from 'react';
import {
  countInitialSeats,
  describeSeats,
  describeTeam,
  getDoorAngle,
  getMaxSeats,
  listOffices,
  parseTeam,
  TEAM_PARAMETERS,
  type TeamClosing,
} from '../../domain/closings/team';
import { WORKING_HOURS } from '../../domain/shared-hours';
import { visuallyHidden } from '../../styles/layout.css';
import { setVars } from '../../styles/set-vars';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { choiceInput } from '../ui/ChoiceChip.css';
import { classNames } from '../ui/class-names';
import { Select } from '../ui/Field';
import { ClosingForm } from './ClosingForm';
import { OpeningActions, OpeningNote, OpeningText } from './Opening';
import * as opening from './opening.css';
import * as css from './Team.css';

const [UPPER_ROOM_TOP, LOWER_ROOM_TOP] = ['4.9%', '66.7%'];
/** Two rooms above the hall and three below. */
const ROOMS = [
  { left: '4.5%', top: UPPER_ROOM_TOP, width: '45.7%' },
  { left: '52%', top: UPPER_ROOM_TOP, width: '45.7%' },
  { left: '4.5%', top: LOWER_ROOM_TOP, width: '30%' },
  { left: '36.2%', top: LOWER_ROOM_TOP, width: '29.5%' },
  { left: '67.4%', top: LOWER_ROOM_TOP, width: '30.2%' },
];

/** Renders a team builder with an office plan, whose door opens wider for a larger team. */
export default function Team(team: TeamClosing) {
  const { title, lead, roles, labels, answer, action, promise } = team;
  const [now] = useState(() => new Date());
  const [answers, setAnswers] = useState(() => new URLSearchParams());
  const { rows, seats, hours, day } = parseTeam(team, answers, now);
  return (
    <section
      aria-label={title}
      className={classNames(on.black, opening.section, css.section)}
      data-screen-only=""
    >
      <ClosingForm
        closingKind="team"
        className={css.form}
        formatMessage={formAnswers => describeTeam(team, formAnswers)}
        formatSummary={formAnswers =>
          answer.replace('{seats}', String(parseTeam(team, formAnswers, now).seats))
        }
        onAnswersChange={setAnswers}
      >
        <div className={css.content}>
          <div className={css.column}>
            <div className={css.intro}>
              <OpeningText title={title} lead={lead} />
            </div>
            <div className={css.footer}>
              <Select label={labels.office} name={TEAM_PARAMETERS.office}>
                {listOffices(team).map(({ id: office, name }) => (
                  <option key={office} value={office}>
                    {name}
                  </option>
                ))}
              </Select>
              <div className={css.days} aria-hidden="true">
                <div className={css.day}>
                  <Span {...WORKING_HOURS} />
                </div>
                <div className={css.day}>
                  <Span {...day.officeHours} className={css.officeHours} />
                  <Span {...day.sharedHours} className={css.sharedHour} />
                </div>
                <span className={classNames(text.caption, text.muted)}>{labels.days}</span>
              </div>
              <OpeningActions label={action} variant="red_white" heroVariant="black_white" />
              <p className={classNames(text.caption, text.muted)}>{promise}</p>
              <OpeningNote />
            </div>
          </div>
        </div>
        <div className={css.plan} style={setVars({ [css.doorAngle]: `${getDoorAngle(seats)}deg` })}>
          <Walls />
          <i className={css.beam} />
          <i className={css.doorLeaf} />
          <output className={css.result}>
            <span className={classNames(text.figure, css.count)}>{seats}</span>{' '}
            <span className={css.facts}>
              <b className={classNames(text.strong, css.hours)}>
                {labels.seats}, {hours.toLocaleString('en')} {labels.hours}
              </b>
              <span className={css.selectedSeats}>{describeSeats(rows)}</span>
              {day.hours} {labels.shared}
            </span>
          </output>
          {roles.map((role, index) => (
            <fieldset key={role.id} className={css.room} style={ROOMS[index]}>
              <legend className={css.roomName}>{role.name}</legend>
              <div className={css.desks}>
                {Array.from({ length: getMaxSeats(role.id) + 1 }, (_, seatCount) => (
                  <label key={seatCount} className={seatCount === 0 ? css.clearButton : css.desk}>
                    <input
                      type="radio"
                      className={choiceInput}
                      name={role.id}
                      value={seatCount}
                      defaultChecked={seatCount === countInitialSeats(role)}
                    />
                    {seatCount > 0 && <i className={css.furniture} />}
                    <span className={seatCount > 0 ? visuallyHidden : undefined}>
                      {seatCount || labels.none}
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
      </ClosingForm>
    </section>
  );
}

const Walls = () => (
  <svg className={css.walls} viewBox="0 0 820 820" preserveAspectRatio="none" aria-hidden="true">
    <path
      className={css.floor}
      d="M30 330H802M30 370H802M30 410H802M30 450H802M30 490H802M30 530H802M70 293V540M110 293V540M150 293V540M190 293V540M230 293V540M270 293V540M310 293V540M350 293V540M390 293V540M430 293V540M470 293V540M510 293V540M550 293V540M590 293V540M630 293V540M670 293V540M710 293V540M750 293V540M790 293V540"
    />
    <path
      strokeWidth="14"
      d="M30 316V40H808V794H30V527M30 293H290M334 293H494M538 293H808M419 40V293M30 540H204M248 540H460M504 540H716M760 540H808M290 540V794M546 540V794"
    />
    <path
      className={css.doorSwing}
      d="M290 293V337A44 44 0 0 0 334 293M538 293V337A44 44 0 0 1 494 293M204 540V496A44 44 0 0 1 248 540M460 540V496A44 44 0 0 1 504 540M716 540V496A44 44 0 0 1 760 540"
    />
    <path
      className={css.windows}
      d="M90 40H360M480 40H750M70 794H250M330 794H506M586 794H768M808 80V250M808 580V754"
    />
  </svg>
);

type SpanProps = { from: number; to: number; className?: string };
const Span = ({ from, to, className }: SpanProps) => (
  <span
    className={classNames(css.hoursBar, className)}
    style={setVars({ [css.hourStart]: String(from), [css.hourEnd]: String(to) })}
  />
);

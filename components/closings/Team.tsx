import { useState } from 'react';
import chairs from '../../art/svg/team-chairs.svg';
import taken from '../../art/svg/team-taken.svg';
import {
  countChairs,
  countInitialSeats,
  describeTeam,
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
import { Button } from '../ui/Button';
import { choiceInput } from '../ui/ChoiceChip.css';
import { classNames } from '../ui/class-names';
import { Select } from '../ui/Field';
import { ClosingForm } from './ClosingForm';
import * as closing from './closing.css';
import * as css from './Team.css';

export default function Team(team: TeamClosing) {
  const { title, lead, roles, labels, action, promise } = team;
  const [now] = useState(() => new Date());
  const [answers, setAnswers] = useState(() => new URLSearchParams());
  const { seats, hours, day } = parseTeam(team, answers, now);
  return (
    <section aria-label={title} data-screen-only="">
      <ClosingForm
        closingKind="team"
        className={closing.splitPanel}
        message={sentAnswers => describeTeam(team, sentAnswers)}
        onAnswers={setAnswers}
      >
        <div className={classNames(on.grey2, closing.pane)}>
          <h2 className={classNames(text.h2, closing.title)}>{title}</h2>
          <p className={classNames(text.lead, text.muted, closing.lead)}>{lead}</p>
          <div className={closing.rows}>
            {roles.map(role => (
              <Row key={role.id} role={role} none={labels.none} />
            ))}
          </div>
          <Select label={labels.office} name={TEAM_PARAMETERS.office} className={css.officeSelect}>
            {listOffices(team).map(({ id: office, name }) => (
              <option key={office} value={office}>
                {name}
              </option>
            ))}
          </Select>
        </div>
        <div className={css.result}>
          <output>
            <span className={css.ring}>
              <img className={css.emptyBar} src={chairs} alt="" width={420} height={420} loading="lazy" />
              <img
                className={css.filledBar}
                style={setVars({ [css.seats]: String(seats) })}
                src={taken}
                alt=""
                width={420}
                height={420}
                loading="lazy"
              />
              <span className={css.count}>
                <span className={classNames(text.figure, css.number)}>{seats}</span> {labels.seats}
              </span>
            </span>
            <span className={css.figures}>
              <Figure name={labels.hours} value={hours.toLocaleString('en')} />
              <Figure name={labels.shared} value={String(day.hours)} />
            </span>
          </output>
          <div className={css.days} aria-hidden="true">
            <span className={classNames(text.caption, text.muted)}>{labels.days}</span>
            <div className={css.day}>
              <Span {...WORKING_HOURS} />
            </div>
            <div className={css.day}>
              <Span {...day.ours} className={css.officeHours} />
              <Span {...day.shared} className={css.sharedHour} />
            </div>
          </div>
          <Button type="submit" variant="red_white" size="large" className={css.action}>
            {action}
          </Button>
          <p className={classNames(text.small, text.muted, css.promise)}>{promise}</p>
        </div>
      </ClosingForm>
    </section>
  );
}

const Row = ({ role, none }: { role: TeamClosing['roles'][number]; none: string }) => (
  <div className={css.row} role="radiogroup" aria-label={role.name}>
    <span aria-hidden="true">{role.name}</span>
    <div className={css.chairs}>
      {Array.from({ length: countChairs(role.id) + 1 }, (_, seats) => (
        <label key={seats} className={css.chair}>
          <input
            type="radio"
            className={choiceInput}
            name={role.id}
            value={seats}
            defaultChecked={seats === countInitialSeats(role)}
          />
          <span className={seats === 0 ? css.overlapNote : css.seat} />
          <span className={visuallyHidden}>{seats || none}</span>
        </label>
      ))}
    </div>
  </div>
);

const Figure = ({ name, value }: { name: string; value: string }) => (
  <span>
    <span className={classNames(text.small, text.muted)}>{name}</span>
    <span className={classNames(closing.figure, css.value)}>{value}</span>
  </span>
);

type SpanProps = { from: number; to: number; className?: string };
const Span = ({ from, to, className }: SpanProps) => (
  <span
    className={classNames(css.hoursBar, className)}
    style={setVars({ [css.hourStart]: String(from), [css.hourEnd]: String(to) })}
  />
);

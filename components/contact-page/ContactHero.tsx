import { type ReactNode, useEffect, useState } from 'react';
import { formatDeadlineDay, formatHour, getAnswerDeadline } from '../../domain/answer-deadline';
import { findManager, getHeadOfPartnerships } from '../../domain/colleague';
import { getSite } from '../../domain/current-site';
import { formatClock } from '../../domain/formatters';
import { getHourIn } from '../../domain/office-light';
import { getFirstName } from '../../domain/person';
import type { HeroByName } from '../../domain/sections/heroes';
import type { Breadcrumb } from '../../domain/seo';
import { WORKING_HOURS } from '../../domain/shared-hours';
import { MINUTE_MS } from '../../domain/time';
import { wrap } from '../../styles/layout.css';
import { setVars } from '../../styles/set-vars';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import * as opening from '../closings/opening.css';
import { ValueDial } from '../dial/ValueDial';
import * as valueDial from '../dial/ValueDial.css';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { classNames } from '../ui/class-names';
import * as css from './ContactHero.css';

/** A request that was just sent, with the server's time. */
export type SentRequest = { managerName: string | undefined; sentAt: Date };

type ContactHeroProps = Pick<HeroByName<'contact'>, 'title' | 'lead' | 'dial'> & {
  crumbs: readonly Breadcrumb[];
  renderedAt?: string | undefined;
  to?: string | undefined;
  sentRequest: SentRequest | undefined;
  consultation: ReactNode;
  /** The request form. */
  children: ReactNode;
};

/** Ends with the band, so that the beam covers neither the hours nor the band's label. */
const BEAM = { inner: 164, outer: 335, width: 14 };
const DEGREES_PER_HOUR = 15;
const OPEN_LABEL_HOUR = WORKING_HOURS.to - 4.5;
const HOURS_ON_DIAL = [0, 3, 6, 9, 12, 15, 18, 21];

/**
 * Renders a dial with the office's time beside the form. After a request has been sent, or with the fragment of a
 * request sent without JavaScript, the beam turns to the hour of the answer.
 */
export function ContactHero({
  title,
  lead,
  dial,
  crumbs,
  renderedAt,
  to,
  sentRequest,
  consultation,
  children,
}: ContactHeroProps) {
  const [now, setNow] = useState(() => (renderedAt ? new Date(renderedAt) : new Date()));
  useEffect(() => {
    const updateTime = () => setNow(new Date());
    updateTime();
    const timer = setInterval(updateTime, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const { timeZone } = getSite().office.clock;
  const deadline = dial && getAnswerDeadline(sentRequest?.sentAt ?? now);
  const day = deadline ? formatDeadlineDay(deadline.day) : '';
  const nowAngle = getHourIn(timeZone, now) * DEGREES_PER_HOUR;
  const answerAngle = deadline ? deadline.hour * DEGREES_PER_HOUR : nowAngle;
  const manager = sentRequest ? undefined : findManager(to);
  const { name } = manager ?? getHeadOfPartnerships();
  return (
    <section
      className={classNames(on.black, css.scene)}
      data-promise={deadline && ''}
      data-sent={sentRequest && ''}
      style={setVars({ [css.nowAngle]: `${nowAngle}deg`, [css.answerAngle]: `${answerAngle}deg` })}
    >
      <div className={css.stage} data-screen-only="">
        <ValueDial
          className={css.dial}
          angle={sentRequest ? answerAngle : nowAngle}
          cssAngle={css.angle}
          beam={BEAM}
          core={0.4}
          rings={<Hours label={dial?.open} />}
        >
          <Time className={css.before} time={formatClock(now, timeZone)} note={dial?.now} />
          {dial && deadline && (
            <Time
              className={css.after}
              time={formatHour(deadline.hour)}
              note={dial.latest.replace('{day}', day)}
            />
          )}
        </ValueDial>
      </div>
      <div className={classNames(wrap, css.columns)}>
        <div>
          <div className={css.words}>
            <Breadcrumbs items={crumbs} />
            <h1 className={classNames(text.h1, opening.title)}>
              <span className={css.before}>{title}</span>
              {dial && deadline && (
                <span className={css.after}>
                  {dial.promise
                    .replace('{name}', getFirstName(sentRequest?.managerName ?? name))
                    .replace('{time}', formatHour(deadline.hour))
                    .replace('{day}', day.replace(/,.*/, ''))}
                </span>
              )}
            </h1>
            <p className={classNames(text.lead, opening.lead, css.before)}>{lead}</p>
            <div className={classNames(text.lead, opening.lead, css.after)}>{dial?.sent}</div>
          </div>
          <div className={css.form}>{children}</div>
        </div>
        {consultation}
      </div>
    </section>
  );
}

const Time = ({ time, note, className }: { time: string; note: string | undefined; className: string }) => (
  <span className={classNames(css.face, className)}>
    <span className={classNames(text.figure, valueDial.figure, css.time)}>{time}</span>{' '}
    <span className={valueDial.unit}>{note}</span>
  </span>
);

/** Renders the hours of a day, and a band over the working hours. */
const Hours = ({ label }: { label: string | undefined }) => (
  <>
    <circle r="456" strokeWidth="16" pathLength="96" strokeDasharray=".06 .94" strokeDashoffset=".03" />
    <circle r="450" strokeWidth="28" pathLength="24" strokeDasharray=".03 .97" strokeDashoffset=".015" />
    <circle
      className={css.hours}
      r="270"
      strokeWidth="130"
      pathLength="24"
      strokeDasharray={`${WORKING_HOURS.to - WORKING_HOURS.from} 24`}
      transform={`rotate(${WORKING_HOURS.from * DEGREES_PER_HOUR - 90})`}
    />
    <text
      className={css.openLabel}
      transform={`rotate(${OPEN_LABEL_HOUR * DEGREES_PER_HOUR - 180}) translate(0 372)`}
      fontSize="34"
      stroke="none"
      textAnchor="middle"
    >
      {label}
    </text>
    {HOURS_ON_DIAL.map(hour => {
      const angle = (hour * DEGREES_PER_HOUR * Math.PI) / 180;
      return (
        <text
          key={hour}
          className={valueDial.digit}
          x={Math.round(394 * Math.sin(angle))}
          y={Math.round(14 - 394 * Math.cos(angle))}
          fontSize="38"
          stroke="none"
        >
          {hour}
        </text>
      );
    })}
  </>
);

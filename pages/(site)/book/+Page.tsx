import { useData } from 'vike-react/useData';
import { BookingForm } from '../../../components/booking/BookingForm';
import * as css from '../../../components/booking/booking.css';
import { findChosenZone, MonthCalendar, TimeList } from '../../../components/booking/TimeChoice';
import { useBrowserZone, ZoneForm } from '../../../components/booking/ZoneForm';
import { Person } from '../../../components/ui/Avatar';
import { Icon } from '../../../components/ui/Icon';
import { clock, play } from '../../../components/ui/icons';
import { getChoicePath } from '../../../domain/bookings/booking-url';
import { getBookPath } from '../../../domain/paths';
import { wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import type { BookData } from './+data';

export default function BookPage() {
  const { manager, calendar, submissionId } = useData<BookData>();
  const { chosen, isTaken, zone } = calendar;
  const path = getBookPath(manager.key);
  useBrowserZone(calendar, path);
  return (
    <>
      <section className={css.hero}>
        <div className={wrap}>
          <h1 className={css.heroTitle}>{chosen ? 'Almost booked' : 'Book a call'}</h1>
          <p className={css.lead}>
            {calendar.minutes} minutes with {manager.name}.{' '}
            {chosen ? 'Tell us who you are to book the time.' : 'Choose a time that suits you.'}
          </p>
        </div>
      </section>
      <section className={on.white}>
        <div className={wrap}>
          <div className={css.card}>
            {isTaken && (
              <p className={css.notice} role="alert">
                This time has just been taken. Choose another one.
              </p>
            )}
            {chosen ? (
              <div className={css.detailColumns}>
                <div className={css.column}>
                  <h2 className={text.h3}>{chosen.day}</h2>
                  <p className={css.clock}>{chosen.clock}</p>
                  <p className={css.muted}>
                    to {chosen.end}, {chosen.zone}.{chosen.elsewhere && ` ${chosen.elsewhere}.`}
                  </p>
                  <Facts minutes={calendar.minutes} />
                  <a
                    className={text.link}
                    href={getChoicePath(path, {
                      zone: findChosenZone(calendar),
                      day: calendar.shownDay?.day,
                    })}
                  >
                    Choose another time
                  </a>
                </div>
                <div className={css.column}>
                  <BookingForm
                    call={chosen}
                    managerKey={manager.key}
                    zone={zone}
                    submissionId={submissionId}
                  />
                </div>
              </div>
            ) : (
              <Choice {...{ manager, calendar }} />
            )}
          </div>
        </div>
      </section>
    </>
  );
}

function Choice({ manager, calendar }: Pick<BookData, 'manager' | 'calendar'>) {
  const path = getBookPath(manager.key);
  return (
    <div className={css.columns}>
      <div className={css.offer}>
        <Person name={manager.name} role={manager.role} rim={manager.rim} photo={manager.portrait} />
        <h2 className={css.title}>Free consultation</h2>
        <Facts minutes={calendar.minutes} />
        <ZoneForm calendar={calendar} path={path} />
      </div>
      <div className={css.column}>
        <MonthCalendar calendar={calendar} path={path} />
      </div>
      <div className={css.column}>
        <TimeList calendar={calendar} path={path} />
      </div>
    </div>
  );
}

const Facts = ({ minutes }: { minutes: number }) => (
  <ul className={css.facts}>
    <li className={css.fact}>
      <Icon path={clock} />
      {minutes} minutes
    </li>
    <li className={css.fact}>
      <Icon path={play} />
      Video call
    </li>
  </ul>
);

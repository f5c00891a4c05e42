import type { ReactNode } from 'react';
import { useData } from 'vike-react/useData';
import * as css from '../../../components/booking/booking.css';
import { MonthCalendar, TimeList } from '../../../components/booking/TimeChoice';
import { ArrowLink } from '../../../components/ui/ArrowLink';
import { Button } from '../../../components/ui/Button';
import { Icon } from '../../../components/ui/Icon';
import { check } from '../../../components/ui/icons';
import { BOOKING_FIELD_NAMES } from '../../../domain/bookings/booking-fields';
import type { BookingCalendar, ShownCall } from '../../../domain/bookings/booking-view';
import { bookingPaths, CALENDAR_FILE, getBookingPath, screens } from '../../../domain/paths';
import { getFirstName } from '../../../domain/person';
import { wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import type { BookingData } from './+data';

const CANCEL_REASONS = ['The timing is wrong', 'We chose someone else', 'The project is on hold'];

export default function BookingPage() {
  const booking = useData<BookingData>();
  const { key, isBookable } = booking;
  if (booking.status === 'used')
    return (
      <Message title="This link is no longer valid" isBookable={isBookable}>
        It has been used to change your call. The newest email about the call has the current link.
      </Message>
    );
  const { call, status, managerName, calendar } = booking;
  const time = `${call.day}, ${call.clock}`;
  if (status === 'cancelled')
    return (
      <Message title="The call is cancelled" isBookable={isBookable}>
        {time} is free again. You will receive a short email.
      </Message>
    );
  return (
    <>
      <section className={css.hero}>
        <div className={wrap}>
          <h1 className={css.heroTitle}>
            {status === 'over' ? 'Your call' : `See you on ${call.day.split(' ')[0]}`}
          </h1>
          {status === 'booked' && (
            <p className={css.lead}>
              The invitation is on its way to {booking.email}. If it doesn’t arrive, check your spam folder.
            </p>
          )}
        </div>
      </section>
      <section className={on.white}>
        <div className={wrap}>
          <div className={css.card}>
            <div className={css.column} role="status">
              {status === 'booked' && (
                <p className={css.booked}>
                  <Icon path={check} />
                  Booked
                </p>
              )}
              <h2 className={text.h2}>
                {call.day}, {call.clock} to {call.end}
              </h2>
              <p className={css.bookedZone}>
                {call.zone} time.{call.elsewhere && ` ${call.elsewhere}.`}
              </p>
              <dl className={css.bookedFacts}>
                <div>
                  <dt className={css.term}>With</dt>
                  <dd className={css.value}>{managerName}</dd>
                </div>
                <div>
                  <dt className={css.term}>Where</dt>
                  <dd className={css.value}>
                    {booking.place || `Video call. ${getFirstName(managerName)} sends you the link.`}
                  </dd>
                </div>
              </dl>
              {status === 'booked' && (
                <Button
                  size="large"
                  href={`${getBookingPath(key)}/${CALENDAR_FILE}`}
                  download={CALENDAR_FILE}
                >
                  Add to your calendar
                </Button>
              )}
            </div>
          </div>
        </div>
      </section>
      {status === 'booked' && <Change bookingKey={key} call={call} calendar={calendar} />}
    </>
  );
}

function Message({
  title,
  isBookable,
  children,
}: {
  title: string;
  isBookable: boolean;
  children: ReactNode;
}) {
  return (
    <section className={css.message}>
      <div className={wrap}>
        <div role="status">
          <h1 className={text.display}>{title}</h1>
          <p className={css.messageText}>{children}</p>
        </div>
        <p className={css.actions}>
          <Button
            variant="red_black"
            size="large"
            href={isBookable ? bookingPaths.book : screens.contact.path}
          >
            {isBookable ? 'Book another time' : 'Contact us'}
          </Button>
          <ArrowLink href={screens.home.path}>Main page</ArrowLink>
        </p>
      </div>
    </section>
  );
}

function Change({
  bookingKey,
  call,
  calendar,
}: {
  bookingKey: string;
  call: ShownCall;
  calendar: BookingCalendar | undefined;
}) {
  const path = getBookingPath(bookingKey);
  const { action, startsAt, reason } = BOOKING_FIELD_NAMES;
  const chosenCall = calendar?.chosen;
  return (
    <section className={css.change} id="change">
      <div className={wrap}>
        <div className={css.changeColumns}>
          {calendar && (
            <div className={css.panel}>
              <h2 className={text.h3}>Move the call</h2>
              <p className={css.muted}>
                Currently on {call.day}, {call.clock}. Times in {calendar.zoneLabel}.
              </p>
              <div className={css.moveColumns}>
                <div>
                  <MonthCalendar calendar={calendar} path={path} />
                </div>
                <div>
                  <TimeList calendar={calendar} path={path} />
                  {chosenCall && (
                    <form method="post" action={path}>
                      <input type="hidden" name={action} value="move" />
                      <input type="hidden" name={startsAt} value={chosenCall.at} />
                      <Button type="submit" variant="black_red" size="large" className={css.wideButton}>
                        Move to {chosenCall.day}, {chosenCall.clock}
                      </Button>
                    </form>
                  )}
                </div>
              </div>
            </div>
          )}
          <div className={css.panel}>
            <h2 className={text.h3}>Cancel the call</h2>
            <form method="post" action={path}>
              <input type="hidden" name={action} value="cancel" />
              <fieldset>
                <legend className={css.muted}>A reason helps, but is optional.</legend>
                <div className={css.reasons}>
                  {CANCEL_REASONS.map(name => (
                    <label key={name} className={css.reason}>
                      <input className={css.radio} type="radio" name={reason} value={name} />
                      {name}
                    </label>
                  ))}
                  <label className={css.reason}>
                    <input className={css.radio} type="radio" name={reason} value="" defaultChecked />I would
                    rather not say
                  </label>
                </div>
              </fieldset>
              <Button type="submit" size="large">
                Cancel the call
              </Button>
            </form>
          </div>
        </div>
      </div>
    </section>
  );
}

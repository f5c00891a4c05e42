import { useEffect } from 'react';
import { navigate } from 'vike/client/router';
import { getZoneCity } from '../../domain/bookings/booking-times';
import { BOOKING_PARAMETERS, getChoicePath, parseBookingChoices } from '../../domain/bookings/booking-url';
import type { BookingCalendar } from '../../domain/bookings/booking-view';
import { Button } from '../ui/Button';
import { Select } from '../ui/Field';
import * as css from './booking.css';
import { ZONES } from './zones';

type ZoneFormProps = { calendar: BookingCalendar; path: string };

/** Uses the browser’s time zone until the visitor chooses one. */
export function useBrowserZone({ isOwnZone }: BookingCalendar, path: string): void {
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if (isOwnZone || !timeZone) return;
    const state = parseBookingChoices(new URLSearchParams(location.search));
    navigate(getChoicePath(path, { ...state, zone: timeZone }), {
      keepScrollPosition: true,
      overwriteLastHistoryEntry: true,
    });
  }, [isOwnZone, path]);
}

/** Shows the time zone of all times. Without JavaScript, a form changes it. */
export function ZoneForm({ calendar: { zone, zoneLabel, shownDay }, path }: ZoneFormProps) {
  const day = shownDay?.day;
  const isListed = Object.values(ZONES).some(zones => zones.includes(zone));
  return (
    <form className={css.zoneForm} action={path} method="get">
      <Select
        key={zone}
        label="Your time zone"
        name={BOOKING_PARAMETERS.zone}
        defaultValue={zone}
        onChange={event =>
          navigate(getChoicePath(path, { zone: event.currentTarget.value, day }), {
            keepScrollPosition: true,
          })
        }
      >
        {!isListed && <option value={zone}>{getZoneCity(zone)}</option>}
        {Object.entries(ZONES).map(([region, zones]) => (
          <optgroup key={region} label={region}>
            {zones.map(name => (
              <option key={name} value={name}>
                {getZoneCity(name)}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <p className={css.muted}>Times in {zoneLabel}</p>
      <noscript>
        <Button type="submit">Show times</Button>
      </noscript>
    </form>
  );
}

/** Free times and calls as shown on pages. The server formats times in the visitor’s zone. */

/** A call with its time as text. */
export type ShownCall = {
  at: string;
  day: string;
  clock: string;
  end: string;
  /** The time in the manager’s zone, or empty if both zones have the same time. */
  elsewhere: string;
  /** City of the visitor’s zone. */
  zone: string;
};

/** A month with free times. */
export type BookingCalendar = {
  minutes: number;
  zone: string;
  /** Whether the visitor chose the zone. */
  isOwnZone: boolean;
  zoneLabel: string;
  monthLabel: string;
  /** Months with free times, such as `2026-12`. */
  previousMonth: string | undefined;
  nextMonth: string | undefined;
  /** Days from Monday to the first of the month. */
  offset: number;
  /** `count` is the number of free times. */
  days: readonly { day: string; count: number }[];
  shownDay:
    | { day: string; label: string; times: readonly { at: string; clock: string; elsewhere: string }[] }
    | undefined;
  chosen: ShownCall | undefined;
  /** Whether the visitor chose a time that isn’t free. */
  isTaken: boolean;
};

/** The next days with free times, in the manager’s zone. */
export type FreeWeek = {
  managerKey: string;
  zone: string;
  days: readonly { day: string; label: string; times: readonly { at: string; clock: string }[] }[];
};

/** A working day, as hours of the clock. */
export const WORKING_DAY = { from: 9, to: 18 };
/** Hours a colleague works in a month. */
export const HOURS_A_MONTH = 160;

const HOUR_MS = 3_600_000;

type Span = { from: number; to: number };

// Each is made once: a formatter costs a hundred times what it formats.
const clocks = new Map<string, Intl.DateTimeFormat>();

function getClock(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  clocks.set(timeZone, clock);
  return clock;
}

/** Hours that a place is ahead of Greenwich at a moment. */
function getUtcOffset(timeZone: string, now: Date): number {
  const parts = getClock(timeZone).formatToParts(now);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) + Number(minutes ?? 0) / 60);
}

/** Hours that one place is ahead of another at a moment; they change with summer time. */
export const getHoursAhead = (timeZone: string, than: string, now: Date): number =>
  getUtcOffset(timeZone, now) - getUtcOffset(than, now);

/** The moment at which a clock on the wall of a place shows this. @param day `2026-11-23` @param time `09:30` */
export function toInstant(timeZone: string, day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const before = (moment: number) => asUtc - getUtcOffset(timeZone, new Date(moment)) * HOUR_MS;
  // Once more: the clock may be turned between the first guess and the moment.
  return new Date(before(before(asUtc)));
}

/**
 * Our working day on the clock of an office, and what of it the office works too.
 * @param ahead hours the office is ahead of us.
 * @returns hours of the office's clock; `ours` cut to its day, `shared` empty (`from` = `to`) where there are none.
 */
export function getSharedHours(ahead: number): { ours: Span; shared: Span; hours: number } {
  const ours = { from: WORKING_DAY.from + ahead, to: WORKING_DAY.to + ahead };
  const from = Math.max(WORKING_DAY.from, ours.from);
  const to = Math.max(from, Math.min(WORKING_DAY.to, ours.to));
  return {
    ours: { from: Math.max(0, ours.from), to: Math.min(24, ours.to) },
    shared: { from, to },
    hours: to - from,
  };
}

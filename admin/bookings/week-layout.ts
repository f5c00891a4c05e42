import { addDays } from '../../domain/start-dates';
import { HOUR_MS, MINUTE_MS } from '../../domain/time';
import { formatTime, toIsoDay } from '../dates';

type Span = { startsAt: string; endsAt: string };
/** `top` and `height` are hours; calls at the same time share the width in `lanes`. */
export type PlacedCall<Call> = { call: Call; top: number; height: number; lane: number; lanes: number };
type WeekDay<Call> = { day: string; calls: PlacedCall<Call>[] };

const USUAL_HOURS = { from: 9, to: 18 };
const WORKING_DAYS = 5;

/** Returns hours since midnight in the office’s time zone. */
export function getClockHours(time: string): number {
  const [hours = 0, minutes = 0] = formatTime(time).split(':').map(Number);
  return hours + minutes / 60;
}

const getLength = ({ startsAt, endsAt }: Span) => (Date.parse(endsAt) - Date.parse(startsAt)) / HOUR_MS;

/** Assigns each call to the first lane that is free at its time. */
function placeCalls<Call extends Span>(calls: readonly Call[], firstHour: number): PlacedCall<Call>[] {
  const placedCalls: PlacedCall<Call>[] = [];
  let group: PlacedCall<Call>[] = [];
  let groupEnd = '';
  for (const call of calls) {
    if (call.startsAt >= groupEnd) group = [];
    const isTaken = (lane: number) =>
      group.some(otherCall => otherCall.lane === lane && otherCall.call.endsAt > call.startsAt);
    let lane = 0;
    while (isTaken(lane)) lane++;
    const placedCall = {
      ...{ call, lane, lanes: 1 },
      top: getClockHours(call.startsAt) - firstHour,
      height: Math.max(getLength(call), (15 * MINUTE_MS) / HOUR_MS),
    };
    group.push(placedCall);
    placedCalls.push(placedCall);
    groupEnd = call.endsAt > groupEnd || group.length === 1 ? call.endsAt : groupEnd;
    const lanes = Math.max(...group.map(placedCall => placedCall.lane)) + 1;
    for (const placedCall of group) placedCall.lanes = lanes;
  }
  return placedCalls;
}

/**
 * Places calls in the columns of a week. Saturday and Sunday are shown only if they have calls.
 * @param calls calls of the week
 */
export function layOutWeek<Call extends Span>(
  monday: string,
  calls: readonly Call[],
): { days: WeekDay<Call>[]; from: number; to: number } {
  const sortedCalls = [...calls].sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  const starts = sortedCalls.map(({ startsAt }) => Math.floor(getClockHours(startsAt)));
  const ends = sortedCalls.map(call => Math.ceil(getClockHours(call.startsAt) + getLength(call)));
  const from = Math.min(USUAL_HOURS.from, ...starts);
  const to = Math.min(24, Math.max(USUAL_HOURS.to, ...ends));
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
    .map(day => ({
      day,
      calls: placeCalls(
        sortedCalls.filter(({ startsAt }) => toIsoDay(startsAt) === day),
        from,
      ),
    }))
    .filter(({ calls: dayCalls }, index) => index < WORKING_DAYS || dayCalls.length > 0);
  return { days, from, to };
}

import { formatClock } from './formatters';

/** Hours of the day during which light comes through the office windows. */
const DAYLIGHT = { from: 6.5, to: 20 };
/** Position of the light as a share of the wall's width: `first` at dawn and at night, `last` at dusk. */
const POSITIONS = { first: 0.4, last: 0.9 };

/** Returns the hour of the day in a time zone, including its fraction. */
export function getHourIn(timeZone: string, time: Date): number {
  const [hours = 0, minutes = 0] = formatClock(time, timeZone).split(':').map(Number);
  return hours + minutes / 60;
}

export function getLightPosition(hour: number): number {
  const { from, to } = DAYLIGHT;
  if (hour < from || hour > to) return POSITIONS.first;
  return POSITIONS.first + ((POSITIONS.last - POSITIONS.first) * (hour - from)) / (to - from);
}

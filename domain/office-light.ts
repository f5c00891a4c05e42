/** Hours of the day during which light comes through the office windows. */
const DAYLIGHT = { from: 6.5, to: 20 };
/** Position of the light as a share of the wall's width: `first` at dawn and at night, `last` at dusk. */
const POSITIONS = { first: 0.4, last: 0.9 };

/** Returns the hour of the day in a time zone, including its fraction. */
export function getHourIn(timeZone: string, time: Date): number {
  const [hours = 0, minutes = 0] = formatTimeIn(timeZone, time).split(':').map(Number);
  return hours + minutes / 60;
}

/** Returns the time in a time zone, such as `08:05`. */
export const formatTimeIn = (timeZone: string, time: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(time);

export function getLightPosition(hour: number): number {
  const { from, to } = DAYLIGHT;
  if (hour < from || hour > to) return POSITIONS.first;
  return POSITIONS.first + ((POSITIONS.last - POSITIONS.first) * (hour - from)) / (to - from);
}

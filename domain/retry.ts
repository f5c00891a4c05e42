const MINUTE = 60;
const HOUR = 60 * MINUTE;

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

/** Rounds up: `You can try again in 9 minutes.` */
export function formatRetryTime(seconds: number): string {
  const wait =
    seconds <= MINUTE
      ? 'a minute'
      : seconds < 2 * HOUR
        ? count(Math.ceil(seconds / MINUTE), 'minute')
        : count(Math.ceil(seconds / HOUR), 'hour');
  return `You can try again in ${wait}.`;
}

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

const formatCount = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

/** Rounds up: `You can try again in 9 minutes.` */
export function formatRetryTime(seconds: number): string {
  const waitText =
    seconds <= MINUTE_SECONDS
      ? 'a minute'
      : seconds < 2 * HOUR_SECONDS
        ? formatCount(Math.ceil(seconds / MINUTE_SECONDS), 'minute')
        : formatCount(Math.ceil(seconds / HOUR_SECONDS), 'hour');
  return `You can try again in ${waitText}.`;
}

import { formatDate, formatRelativeTime, formatTime } from '../dates';

type RelativeTimeProps = {
  /** Time in ISO 8601. */
  at: string;
};

/** Renders a relative time, with the exact time as its tooltip. */
export const RelativeTime = ({ at }: RelativeTimeProps) => (
  <time dateTime={at} title={`${formatDate(at)}, ${formatTime(at)}`}>
    {formatRelativeTime(at)}
  </time>
);

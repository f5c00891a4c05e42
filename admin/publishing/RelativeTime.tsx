import { agoOf, formatDate, formatTime } from '../dates';

type RelativeTimeProps = {
  /** ISO 8601. */
  at: string;
  className?: string;
};

/** How long ago something happened; the exact time is told on demand. */
export const RelativeTime = ({ at, className }: RelativeTimeProps) => (
  <time className={className} dateTime={at} title={`${formatDate(at)}, ${formatTime(at)}`}>
    {agoOf(at)}
  </time>
);

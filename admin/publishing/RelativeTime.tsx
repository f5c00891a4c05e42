import { formatDate, formatRelativeTime, formatTime } from '../dates';
import { hiddenUpTo } from '../kit/layout.css';
import { Text } from '../kit/Text';
import type { StaffItem } from './items';
import { StateMark } from './StateMark';

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

/** Returns the first of an item’s tags and the number of others, because phones have no room for more. */
const formatFacets = ([first, ...others]: readonly string[]) =>
  first && ` · ${first}${others.length > 0 ? ` +${others.length}` : ''}`;

export const LastChange = ({ item }: { item: StaffItem }) => (
  <Text as="div" size="caption">
    <StateMark state={item.state} dueAt={item.dueAt} />
    &ensp;
    <br className={hiddenUpTo.tablet} />
    <Text tone="muted">
      {item.example && 'Example'}
      {!item.example && item.changedBy && <Text hiddenUpTo="tablet">{`${item.changedBy}, `}</Text>}
      <Text hiddenUpTo={item.example ? 'phone' : undefined}>
        {item.example && ', '}
        <RelativeTime at={item.changedAt} />
      </Text>
      <Text hiddenAbove="phone">{formatFacets(item.facets)}</Text>
      {item.asked && (
        <Text block weight="strong" tone="plain">
          Ready to publish
        </Text>
      )}
    </Text>
  </Text>
);

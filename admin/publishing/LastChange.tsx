import { hiddenUpTo } from '../kit/layout.css';
import { Text } from '../kit/Text';
import type { StaffItem } from './items';
import { RelativeTime } from './RelativeTime';
import { StateMark } from './StateMark';

export const LastChange = ({ item }: { item: StaffItem }) => (
  <Text as="div" size="caption">
    <StateMark state={item.state} dueAt={item.dueAt} />
    &ensp;
    <br className={hiddenUpTo.tablet} />
    <Text tone="muted">
      {item.example
        ? 'Example, '
        : item.changedBy && <Text hiddenUpTo="tablet">{`${item.changedBy}, `}</Text>}
      <RelativeTime at={item.changedAt} />
      {item.asked && (
        <Text block weight="strong" tone="plain">
          Ready to publish
        </Text>
      )}
    </Text>
  </Text>
);

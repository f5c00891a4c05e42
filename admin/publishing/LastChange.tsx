import type { StaffItem } from './items';
import * as css from './LastChange.css';
import { RelativeTime } from './RelativeTime';
import { StateMark } from './StateMark';

type LastChangeProps = { item: StaffItem; className?: string };

/** How far an item of a list is, who changed it last, and when. */
export const LastChange = ({ item, className }: LastChangeProps) => (
  <div className={className}>
    <StateMark state={item.state} dueAt={item.dueAt} />
    <p className={css.by}>
      {item.example ? 'Example, ' : item.changedBy && `${item.changedBy}, `}
      <RelativeTime at={item.changedAt} />
      {item.asked && <b className={css.asked}>Ready to publish</b>}
    </p>
  </div>
);

import { Button } from '../../components/ui/Button';
import { classNames } from '../../components/ui/class-names';
import { Icon } from '../../components/ui/Icon';
import { calendar, next } from '../../components/ui/icons';
import { groupBy } from '../../domain/group-by';
import { KIND_AREAS } from '../../domain/kinds/areas';
import { adminPaths } from '../../domain/paths';
import { on } from '../../styles/surfaces.css';
import { formatTime, toIsoDay } from '../dates';
import { Empty } from '../kit/Empty';
import { Row, rowGroup, sheet } from '../kit/Row';
import { Stack } from '../kit/Stack';
import * as css from './Calendar.css';
import { formatLongDay } from './calendar-months';
import { formatTitle } from './items';
import type { PublishedItem, ScheduledItem, UnscheduledItem } from './use-calendar';

type AgendaProps = {
  today: string;
  plans: readonly ScheduledItem[];
  liveItems: readonly PublishedItem[];
  /** Drafts awaiting publication by an editor. */
  requestedItems: readonly UnscheduledItem[];
};

/** Replaces the month on screens that are too narrow for it. */
export function Agenda({ today, plans, liveItems, requestedItems }: AgendaProps) {
  const entries = [
    ...plans.map(({ action, item_id, kind, title, at }) => {
      const eventText = action === 'publish' ? 'goes live' : 'is unpublished';
      return { key: `${action} ${item_id}`, id: item_id, kind, title, at, what: eventText };
    }),
    ...liveItems.map(item => ({ ...item, key: `live ${item.id}`, what: 'live' })),
    ...requestedItems.map(({ id, kind, title, askedAt, updatedBy }) => {
      const event = updatedBy.name ? `requested by ${updatedBy.name}` : 'waiting for an editor';
      return { key: `asked ${id}`, id, kind, title, at: askedAt ?? '', what: event };
    }),
  ].sort((a, b) => a.at.localeCompare(b.at));
  return (
    <Stack gap={0} hiddenAbove="tablet">
      {entries.length === 0 && (
        <Empty
          icon={calendar}
          title="Nothing scheduled this month"
          action={<Button href={adminPaths.posts}>Open Blogs</Button>}
        >
          Blogs, reviews and pages appear here on the day they go live. Choose the day when you publish a
          draft.
        </Empty>
      )}
      {[...groupBy(entries, ({ at }) => toIsoDay(at))].map(([day, dayEntries]) => (
        <section key={day} className={sheet} aria-label={formatLongDay(day)}>
          <h2 className={classNames(rowGroup, day === today && on.black)}>
            {day === today && 'Today, '}
            {formatLongDay(day)}
          </h2>
          <ul>
            {dayEntries.map(({ key, id, kind, at, what, title }) => (
              <li key={key}>
                <Row
                  isFlush
                  href={KIND_AREAS[kind].edit(id)}
                  lead={<span className={css.time}>{formatTime(at)}</span>}
                  title={formatTitle({ title })}
                  note={`${KIND_AREAS[kind].singular}, ${what}`}
                  end={<Icon path={next} size={18} />}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}

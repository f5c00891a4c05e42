import { Avatar } from '../../components/ui/Avatar';
import { ACTIVITY_PHRASES } from '../../domain/activity';
import { groupBy } from '../../domain/group-by';
import { isKind, KIND_AREAS } from '../../domain/kinds/areas';
import { getEnquiryPath, getImagePath } from '../../domain/paths';
import { text } from '../../styles/text.css';
import { formatDate, formatDay, formatTime } from '../dates';
import { formatDevice } from '../device';
import { Row, rowGroup, sheet } from '../kit/Row';
import { Inline } from '../kit/Stack';
import { Text } from '../kit/Text';
import type { ListedActivity } from './activity-url';

export function ActivityLog({ entries }: { entries: readonly ListedActivity[] }) {
  return (
    <section className={sheet} aria-label="Activity log">
      {[...groupBy(entries, ({ at }) => formatDay(at))].map(([day, dayEntries]) => {
        const isRecentDay = day === 'Today' || day === 'Yesterday';
        return (
          <div key={day}>
            <h2 className={rowGroup}>
              {day}{' '}
              {isRecentDay && (
                <Text weight="regular" tone="muted">
                  {formatDate(dayEntries[0]?.at ?? '')}
                </Text>
              )}
            </h2>
            <ol>
              {dayEntries.map(entry => (
                <Entry key={entry._id} entry={entry} />
              ))}
            </ol>
          </div>
        );
      })}
    </section>
  );
}

/** Returns undefined if the activity's subject has no page. */
function findHref({ kind, subject, action }: ListedActivity): string | undefined {
  if (action === 'removed') return undefined;
  if (kind === 'enquiry') return getEnquiryPath(subject._id);
  if (kind === 'picture') return getImagePath(subject._id);
  return isKind(kind) ? KIND_AREAS[kind].edit(subject._id) : undefined;
}

/** Formats ISO 8601 times within the text. */
const formatDetail = (detail: string): string =>
  detail.replace(
    /\d{4}-\d\d-\d\dT[\d:.]+Z/g,
    timestamp => `${formatDate(timestamp)}, ${formatTime(timestamp)}`,
  );

function Entry({ entry }: { entry: ListedActivity }) {
  const { at, memberName, action, kind, subject, detail } = entry;
  const href = findHref(entry);
  const isContent = isKind(kind);
  return (
    <Row
      isFlush
      lead={
        <Inline gap={3} wrap={false}>
          <Text
            as="time"
            size="small"
            tone="muted"
            look="numbers"
            dateTime={at}
            title={`${formatDate(at)}, ${formatTime(at)}`}
          >
            {formatTime(at)}
          </Text>
          <Avatar name={memberName} size={32} />
        </Inline>
      }
      title={
        <Text size="small" weight="regular">
          <Text weight="medium">{memberName}</Text>{' '}
          {action === 'codeRefused' ? (
            <Text weight="medium" tone="bad">
              {ACTIVITY_PHRASES[action]}
            </Text>
          ) : (
            (ACTIVITY_PHRASES[action] ?? action)
          )}{' '}
          {isContent ? `“${subject.title}”` : subject.title}
        </Text>
      }
      note={detail && (kind === 'sign-in' ? formatDevice(detail) : formatDetail(detail))}
      end={
        href && (
          <a className={text.link} href={href}>
            Open
          </a>
        )
      }
    />
  );
}

import { Avatar } from '../../components/ui/Avatar';
import { Button } from '../../components/ui/Button';
import { IconButton } from '../../components/ui/IconButton';
import { trash } from '../../components/ui/icons';
import { KIND_AREAS } from '../../domain/kinds/areas';
import { TRASH_RETENTION_DAYS } from '../../domain/limits';
import { DAY_MS } from '../../domain/time';
import { visuallyHidden } from '../../styles/layout.css';
import { setVars } from '../../styles/set-vars';
import { growingButton } from '../kit/layout.css';
import { Row } from '../kit/Row';
import { Inline } from '../kit/Stack';
import { Text } from '../kit/Text';
import { formatTitle, type TrashedItem } from './items';
import { RelativeTime } from './RelativeTime';
import * as css from './Trash.css';
import { formatTrashNote, URGENT_DAYS } from './trash-note';

type TrashRowProps = {
  item: TrashedItem;
  isRestoring: boolean;
  onRestore: () => void;
  onErase: () => void;
};

export function TrashRow({ item, isRestoring, onRestore, onErase }: TrashRowProps) {
  const title = formatTitle(item);
  const { by } = item;
  return (
    <Row
      isFlush
      wraps
      isHeading
      lead={<DaysLeft since={item.deletedAt} />}
      title={title}
      note={`${KIND_AREAS[item.kind].singular}, ${item.path ?? 'a draft'}`}
      facts={[
        <Inline key="by" gap={2} wrap={false}>
          <Avatar name={by.name} size={32} photo={item.photo} />
          <Text size="small">
            {by.name}
            <Text block size="caption" tone="muted">
              <RelativeTime at={item.deletedAt} />
            </Text>
          </Text>
        </Inline>,
        <Text key="note" as="p" size="caption" tone="muted">
          {formatTrashNote(item)}
        </Text>,
      ]}
      end={
        <>
          <Button className={growingButton} isSending={isRestoring} onClick={onRestore}>
            Restore<span className={visuallyHidden}> {title}</span>
          </Button>
          <IconButton
            label={`Delete ${title} permanently`}
            title="Delete permanently"
            icon={trash}
            isDanger
            onClick={onErase}
          />
        </>
      }
    />
  );
}

/** @param since deletion time in ISO 8601. */
function DaysLeft({ since }: { since: string }) {
  const daysLeft = Math.ceil(TRASH_RETENTION_DAYS - (Date.now() - Date.parse(since)) / DAY_MS);
  const days = Math.min(TRASH_RETENTION_DAYS, Math.max(0, daysLeft));
  return (
    <p
      className={days < URGENT_DAYS ? css.urgentRing : css.ring}
      style={setVars({ [css.remainingAngle]: `${(days / TRASH_RETENTION_DAYS) * 360}deg` })}
    >
      <Text size="figure" tone="plain">
        {days}
      </Text>
      <span className={visuallyHidden}>{days === 1 ? ' day left' : ' days left'}</span>
    </p>
  );
}

import type { DragEvent } from 'react';
import { Icon } from '../../components/ui/Icon';
import { KIND_AREAS } from '../../domain/kinds/areas';
import { grip } from '../forms/icons';
import { hiddenUpTo } from '../kit/layout.css';
import { Row, rows } from '../kit/Row';
import { Sheet } from '../kit/Sheet';
import { Text } from '../kit/Text';
import { formatTitle } from './items';
import type { UnscheduledItem } from './use-calendar';

type UnscheduledListProps = {
  drafts: readonly UnscheduledItem[];
  /** Called with a draft when it is picked up, and with undefined when it is dropped. Undefined without permission. */
  onLift: ((draft: UnscheduledItem | undefined) => void) | undefined;
};

/** Lists drafts that can be dropped on a day to schedule them. */
export const UnscheduledList = ({ drafts, onLift }: UnscheduledListProps) => (
  <Sheet
    isFlush
    title="Drafts without a date"
    note={
      drafts.length === 0 ? (
        'No drafts are waiting for a date. To schedule one, choose a date when you publish it.'
      ) : onLift ? (
        <>
          <Text hiddenUpTo="tablet">Drag a draft onto a day to publish it at 09:00. </Text>
          Open a draft to choose the time.
        </>
      ) : (
        'Only editors can schedule drafts.'
      )
    }
    action={drafts.length > 0 && <Text tone="muted">{drafts.length}</Text>}
  >
    {drafts.length > 0 && (
      <ul className={rows}>
        {drafts.map(draft => (
          <li key={draft.id}>
            <Row
              isFlush
              href={KIND_AREAS[draft.kind].edit(draft.id)}
              draggable={onLift !== undefined}
              onDragStart={(event: DragEvent) => {
                event.dataTransfer.effectAllowed = 'move';
                onLift?.(draft);
              }}
              onDragEnd={() => onLift?.(undefined)}
              end={onLift && <Icon className={hiddenUpTo.tablet} path={grip} size={20} />}
              title={formatTitle(draft)}
              note={`${KIND_AREAS[draft.kind].singular}, ${draft.askedAt ? 'waiting for an editor' : 'draft'}${
                draft.updatedBy.name && `, ${draft.updatedBy.name}`
              }`}
            />
          </li>
        ))}
      </ul>
    )}
  </Sheet>
);

import {
  type CollisionDetection,
  DndContext,
  DragOverlay,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  type UniqueIdentifier,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../components/ui/Button';
import { classNames } from '../../components/ui/class-names';
import { Icon } from '../../components/ui/Icon';
import { clip } from '../../components/ui/icons';
import { interceptClick } from '../../components/ui/intercept-click';
import { Skeleton } from '../../components/ui/Skeleton';
import {
  ENQUIRY_STAGES,
  type EnquiryChanges,
  type EnquiryStage,
  formatValue,
  isOpenStage,
  STAGE_LABELS,
} from '../../domain/enquiry-stage';
import { upTo } from '../../styles/breakpoints';
import { visuallyHidden } from '../../styles/layout.css';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { formatDay } from '../dates';
import { Empty } from '../kit/Empty';
import { Inline, Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { ListFailure } from '../ListBody';
import { KeyHints, useListKeys } from '../ListKeys';
import { useCan } from '../use-current-user';
import { useMediaQuery } from '../use-media-query';
import * as css from './Board.css';
import { ClosingDialog } from './ClosingDialog';
import { formatBriefTime, formatDueNote } from './due-note';
import { type ListedEnquiry, Owner, UnseenDot } from './EnquiryList';
import { INBOX_REFRESH_INTERVAL_MS, type InboxState } from './inbox-url';
import { EMPTY_TEXTS, type FilterCounts, formatStageNote, STAGE_MEANINGS } from './StageTabs';
import { ENQUIRY_HINTS, useEnquiryActions } from './use-enquiry-actions';
import { useEnquiryUpdates } from './use-enquiry-updates';

const CARDS_PER_PAGE = 20;
const NO_SELECTION: ReadonlySet<string> = new Set();

type BoardProps = {
  filter: Pick<InboxState, 'view' | 'q' | 'department'>;
  /** The only stage shown on phones. */
  stage: EnquiryStage;
  /** Undefined while loading. */
  counts: FilterCounts | undefined;
  getHref: (id: string) => string;
  onOpen: (id: string) => void;
};

/** Shows requests as cards in one column per stage. Dragging a card, or Space and arrow keys, changes the stage. */
export default function Board({ filter, stage: shownStage, counts, getHref, onOpen }: BoardProps) {
  const hasOneLane = useMediaQuery(upTo('menu'));
  const canMove = useCan()('enquiries.write') && !hasOneLane;
  const [pageCounts, setPageCounts] = useState<Partial<Record<EnquiryStage, number>>>({});
  const stages = hasOneLane ? [shownStage] : ENQUIRY_STAGES;
  const pages = stages.flatMap(stage =>
    Array.from({ length: pageCounts[stage] ?? 1 }, (_, page) => ({ stage, offset: page * CARDS_PER_PAGE })),
  );
  const queries = trpc.useQueries(t =>
    pages.map(page =>
      t.enquiries.listItems(
        { ...filter, ...page, limit: CARDS_PER_PAGE },
        { refetchInterval: INBOX_REFRESH_INTERVAL_MS },
      ),
    ),
  );
  const { change } = useEnquiryUpdates();
  const [draggedId, setDraggedId] = useState<string>();
  /** A request that is shown in its new stage before it is saved. */
  const [move, setMove] = useState<{ enquiry: ListedEnquiry; stage: EnquiryStage; isSaving: boolean }>();

  // A request that has just moved can briefly be on two pages.
  const loadedById = new Map(queries.flatMap(({ data = [] }) => data).map(item => [item._id, item]));
  if (move) loadedById.delete(move.enquiry._id);
  const shownEnquiries = move
    ? [{ ...move.enquiry, stage: move.stage }, ...loadedById.values()]
    : [...loadedById.values()];
  const findTitle = (id: UniqueIdentifier) => shownEnquiries.find(({ _id }) => _id === id)?.fullName ?? '';

  const board = useRef<HTMLDivElement>(null);
  const { actions, assignToMe, dialog } = useEnquiryActions(shownEnquiries, NO_SELECTION);
  const keys = useListKeys({ list: board, pickedIds: NO_SELECTION, actions });
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: moveToLane, keyboardCodes: DRAG_KEYS }),
  );

  async function save(
    { enquiry, stage }: { enquiry: ListedEnquiry; stage: EnquiryStage },
    changes: EnquiryChanges,
  ) {
    setMove({ enquiry, stage, isSaving: true });
    await change([enquiry], changes, `moved to ${STAGE_LABELS[stage]}`);
    setMove(currentMove => (currentMove?.enquiry === enquiry ? undefined : currentMove));
  }
  function drop(id: UniqueIdentifier, stage: EnquiryStage | undefined) {
    const enquiry = shownEnquiries.find(({ _id }) => _id === id);
    setDraggedId(undefined);
    preventClick();
    if (!enquiry || !stage || stage === enquiry.stage) return;
    if (isOpenStage(stage)) void save({ enquiry, stage }, { stage });
    else setMove({ enquiry, stage, isSaving: false });
  }

  const failedQuery = queries.find(({ error, data }) => error && !data);
  if (failedQuery)
    return (
      <ListFailure
        error={failedQuery.error}
        errorMessage={adminMessages.requestsFailed}
        onRetry={() => Promise.all(queries.map(({ refetch }) => refetch()))}
      />
    );
  const draggedEnquiry = shownEnquiries.find(({ _id }) => _id === draggedId);
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={findLane}
        accessibility={{
          screenReaderInstructions: {
            draggable:
              'Press Space to pick the request up, the left and right arrow keys to move it to another stage, Space to drop it there, or Escape to cancel.',
          },
          announcements: {
            onDragStart: ({ active }) => `${findTitle(active.id)} picked up`,
            onDragOver: ({ active, over }) =>
              over ? `${findTitle(active.id)} is over ${getLabel(over.id)}` : undefined,
            onDragEnd: ({ active, over }) =>
              `${findTitle(active.id)} dropped ${over ? `in ${getLabel(over.id)}` : 'outside of the stages'}`,
            onDragCancel: ({ active }) => `${findTitle(active.id)} returned to its stage`,
          },
        }}
        onDragStart={({ active }) => setDraggedId(String(active.id))}
        onDragCancel={() => setDraggedId(undefined)}
        onDragEnd={({ active, over }) => drop(active.id, over?.id as EnquiryStage | undefined)}
      >
        <div ref={board} className={css.board}>
          {stages.map(stage => {
            const items = shownEnquiries.filter(item => item.stage === stage);
            const isLoading = pages.some((page, index) => page.stage === stage && queries[index]?.isPending);
            // Also counts the request that is being moved, which the server still counts in its former stage.
            const movedCount = Number(move?.stage === stage) - Number(move?.enquiry.stage === stage);
            const count = counts && counts.byStage[stage].count + movedCount;
            const hiddenCount = (count ?? 0) - items.length;
            return (
              <Lane
                key={stage}
                stage={stage}
                count={count}
                counts={counts}
                isTarget={draggedEnquiry && draggedEnquiry.stage !== stage}
              >
                <ol>
                  {items.map(item => (
                    <BoardCard
                      key={item._id}
                      enquiry={item}
                      canMove={canMove}
                      href={getHref(item._id)}
                      onOpen={() => onOpen(item._id)}
                      onAssign={assignToMe && (() => assignToMe([item]))}
                    />
                  ))}
                </ol>
                {isLoading && <Skeleton height={140} />}
                {count === 0 &&
                  items.length === 0 &&
                  (hasOneLane ? (
                    <Empty title={EMPTY_TEXTS[stage][0]}>{EMPTY_TEXTS[stage][1]}</Empty>
                  ) : (
                    <Text as="p" size="caption" tone="muted">
                      {EMPTY_TEXTS[stage][0]}
                    </Text>
                  ))}
                {!isLoading && hiddenCount > 0 && (
                  <Button
                    onClick={() => setPageCounts({ ...pageCounts, [stage]: (pageCounts[stage] ?? 1) + 1 })}
                  >
                    {hiddenCount} more
                  </Button>
                )}
              </Lane>
            );
          })}
        </div>
        <DragOverlay dropAnimation={null}>
          {draggedEnquiry && (
            <div className={css.cards.lifted}>
              <CardContent enquiry={draggedEnquiry} />
            </div>
          )}
        </DragOverlay>
      </DndContext>
      <KeyHints keys={keys} extraHints={[...ENQUIRY_HINTS, ['Space', 'Drag']]} />
      {dialog}
      {move && !move.isSaving && (
        <ClosingDialog
          stage={move.stage}
          enquiry={move.enquiry}
          onConfirm={changes => void save(move, changes)}
          onClose={() => setMove(undefined)}
        />
      )}
    </>
  );
}

const DRAG_KEYS = { start: [KeyboardCode.Space], end: [KeyboardCode.Space], cancel: [KeyboardCode.Esc] };
const getLabel = (stage: UniqueIdentifier) => STAGE_LABELS[stage as EnquiryStage];

/** Finds the column below the pointer, or below a card moved by key. */
const findLane: CollisionDetection = args =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);

/** Moves a card to the adjacent column. Within a column, the order can't be changed. */
const moveToLane: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  if (!event.code.startsWith('Arrow')) return;
  event.preventDefault();
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.code] ?? 0;
  const lane = ENQUIRY_STAGES[ENQUIRY_STAGES.indexOf(context.over?.id as EnquiryStage) + step];
  const rect = lane && context.droppableRects.get(lane);
  return rect && { ...currentCoordinates, x: rect.left };
};

/** Prevents the click that may immediately follow a drop, because it would open the request. */
function preventClick(): void {
  const preventDefault = (event: Event) => event.preventDefault();
  addEventListener('click', preventDefault, true);
  setTimeout(() => removeEventListener('click', preventDefault, true), 50);
}

type LaneProps = {
  stage: EnquiryStage;
  /** Undefined while loading. */
  count: number | undefined;
  counts: FilterCounts | undefined;
  /** Whether a card from another column is dragged. */
  isTarget: boolean | undefined;
  children: ReactNode;
};

function Lane({ stage, count, counts, isTarget, children }: LaneProps) {
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  return (
    <Stack as="section" gap={2} ref={setNodeRef} aria-label={STAGE_LABELS[stage]}>
      <Text as="p" size="caption" tone="muted" hiddenAbove="menu">
        {STAGE_MEANINGS[stage]}
      </Text>
      <header className={classNames(css.laneHead, isOver && isTarget && css.targetHead)}>
        <Text as="b" size="largeFigure" look="numbers">
          {count}
        </Text>
        <Text as="h2" size="label" weight="strong">
          {STAGE_LABELS[stage]}
          <Text block size="caption" tone="muted" weight="regular" look="line">
            {(counts && formatStageNote(stage, counts.byStage[stage])) || STAGE_MEANINGS[stage]}
          </Text>
        </Text>
      </header>
      {children}
    </Stack>
  );
}

type BoardCardProps = CardContentProps & { canMove: boolean; href: string; onOpen: () => void };

function BoardCard({ enquiry, canMove, href, onOpen, onAssign }: BoardCardProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: enquiry._id,
    disabled: !canMove,
  });
  return (
    <li ref={setNodeRef} {...listeners} className={css.cards[isDragging ? 'left' : 'resting']}>
      <CardContent
        enquiry={enquiry}
        onAssign={onAssign}
        title={
          <a
            ref={setActivatorNodeRef}
            className={css.title}
            href={href}
            data-item={enquiry._id}
            draggable={false}
            aria-describedby={canMove ? attributes['aria-describedby'] : undefined}
            onClick={(event: MouseEvent) => interceptClick(event) && onOpen()}
          >
            {enquiry.fullName}
          </a>
        }
      />
    </li>
  );
}

type CardContentProps = { enquiry: ListedEnquiry; title?: ReactNode; onAssign?: (() => void) | undefined };

function CardContent({ enquiry, title = enquiry.fullName, onAssign }: CardContentProps) {
  const { companyName, description, stage, stageSince, lostReason, value, currency, dueAt, due } = enquiry;
  return (
    <>
      <Text as="h3" weight="medium">
        <UnseenDot enquiry={enquiry} />
        {title}
        <Text block size="small" tone="muted" weight="regular" look="line">
          {companyName}
        </Text>
      </Text>
      <Text size="caption" tone="muted" look="three">
        {lostReason || description || 'No message'}
      </Text>
      <Inline gap={3} wrap={false}>
        {value !== null && (
          <Text size="figure" look="numbers">
            {formatValue(value, currency, 'short')}
          </Text>
        )}
        <Text size="caption" tone={due === 'overdue' ? 'bad' : 'muted'}>
          {!isOpenStage(stage)
            ? formatDay(stageSince)
            : dueAt
              ? formatDueNote(dueAt)
              : `Arrived ${formatBriefTime(enquiry.createdAt)}`}
        </Text>
        {enquiry.attachment && (
          <>
            <Icon path={clip} size={16} />
            <span className={visuallyHidden}>With an attachment</span>
          </>
        )}
        <span className={css.owner}>
          <Owner name={enquiry.ownerName} onAssign={onAssign} />
        </span>
      </Inline>
    </>
  );
}

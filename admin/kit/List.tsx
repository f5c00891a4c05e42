import {
  type Announcements,
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/Button';
import { classNames } from '../../components/ui/class-names';
import { Icon } from '../../components/ui/Icon';
import { IconButton } from '../../components/ui/IconButton';
import { iconButton } from '../../components/ui/IconButton.css';
import { down, plus, trash } from '../../components/ui/icons';
import { visuallyHidden } from '../../styles/layout.css';
import { grip, up } from '../forms/icons';
import { ActionMenu } from './ActionMenu';
import { createFlatOrder, getRowId, type ListOrder, type MoveDirection, type OrderedRow } from './list-order';
import * as css from './rows.css';

type AddOption = { label: string; add: () => void };

type ListProps<Row extends OrderedRow> = {
  /** Accessible name, also used in announcements. */
  label: string;
  rows: readonly Row[];
  getTitle: (row: Row) => string;
  look?: keyof typeof css.list;
  /** Receives all rows in the new order. If missing, rows can't be moved. */
  move?: (rows: Row[]) => void;
  remove?: (row: Row) => void;
  add?: readonly AddOption[];
  /** Handlers that add a new entry or a duplicate below another entry. `noun` names an entry. */
  insertion?:
    | { noun: string; add: (index: number) => void; duplicate: (row: Row, index: number) => void }
    | undefined;
  /** Replaces an entry's title. */
  renderHead?: (row: Row, index: number) => ReactNode;
  /** Extra buttons of an entry. */
  renderExtra?: (row: Row, index: number) => ReactNode;
  /** ID of the open entry, and a handler that opens another. If set, entries are collapsible. */
  disclosure?: { open: string | undefined; onOpen: (id: string | undefined) => void };
  /** Rules for moving nested entries. Defaults to a flat list. */
  order?: ListOrder<Row>;
  /** ID of the entry that is edited elsewhere. */
  selected?: string | undefined;
  /** Called when an entry is picked up or dropped. In between, the list handles Escape. */
  onHold?: (isHeld: boolean) => void;
  children?: (row: Row, index: number) => ReactNode;
};

/** Empty announcements that replace the library's, because this component makes its own. */
const SILENT_ANNOUNCEMENTS: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
/** Horizontal drag distance in px per level. */
const INDENT_PX = 28;
const KEY_DIRECTIONS: Record<string, MoveDirection> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};
const FOCUSABLE =
  'input:not([type=checkbox]),textarea,select,[contenteditable=true],button[aria-expanded]:not([aria-haspopup])';

function focusEntry(container: HTMLElement | null, id: string): void {
  const entry = container?.querySelector(`[data-entry="${CSS.escape(id)}"]`);
  entry?.scrollIntoView({ block: 'nearest' });
  entry?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
}

/**
 * Renders entries that move by drag, buttons or keyboard. Space picks an entry up, arrow keys move it and Escape
 * cancels. Nothing changes until the entry is dropped.
 */
export function List<Row extends OrderedRow>(props: ListProps<Row>) {
  const {
    label,
    getTitle,
    look = 'boxes',
    move,
    remove,
    add = [],
    insertion,
    disclosure,
    onHold,
    children,
  } = props;
  const order = props.order ?? createFlatOrder<Row>();
  const [liftedState, setLiftedState] = useState<{ id: string; rows: readonly Row[] }>();
  const [draggedId, setDraggedId] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  /** Rows before an addition, to find and focus the new entry. */
  const [rowsBefore, setRowsBefore] = useState<readonly Row[]>();
  const list = useRef<HTMLOListElement>(null);
  const footer = useRef<HTMLDivElement>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));

  const rows = liftedState?.rows ?? props.rows;
  const visibleRows = rows.filter(row => order.isShown(rows, row, draggedId));
  const findRow = (id: string) => rows.find(row => getRowId(row) === id);
  const getTitleById = (id: string) => {
    const row = findRow(id);
    return row ? getTitle(row) : '';
  };
  const describePosition = (allRows: readonly Row[], id: string) =>
    `position ${order.getPosition(allRows, id)} in ${order.findParent(allRows, id) ?? label}`;

  // An entry loses the focus when its element moves.
  useEffect(() => {
    if (liftedState)
      list.current?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(liftedState.id)}"]`)?.focus();
  });
  useEffect(() => {
    if (!rowsBefore) return;
    const addedRow = props.rows.find(row => !rowsBefore.some(oldRow => getRowId(oldRow) === getRowId(row)));
    if (!addedRow) return;
    setRowsBefore(undefined);
    focusEntry(list.current, getRowId(addedRow));
  }, [rowsBefore, props.rows]);
  const isMoving = liftedState !== undefined || draggedId !== undefined;
  useEffect(() => onHold?.(isMoving), [onHold, isMoving]);

  function applyMove(newRows: Row[] | undefined, id: string) {
    if (newRows) move?.(newRows);
    setAnnouncement(
      newRows
        ? `${getTitleById(id)}, ${describePosition(newRows, id)}`
        : `${getTitleById(id)} can’t be moved there`,
    );
  }
  function onGripKey(event: KeyboardEvent, id: string) {
    const { key } = event;
    if (key === ' ' || key === 'Enter') {
      event.preventDefault();
      if (liftedState && liftedState.rows !== props.rows) move?.([...liftedState.rows]);
      setAnnouncement(
        liftedState
          ? `${getTitleById(id)} dropped, ${describePosition(rows, id)}`
          : `${getTitleById(id)} picked up, ${describePosition(rows, id)}. Arrow keys move it, Space drops it, Escape cancels.`,
      );
      return setLiftedState(liftedState ? undefined : { id, rows });
    }
    if (liftedState?.id !== id) return;
    if (key === 'Escape') {
      // Stop the event, so that a surrounding dialog stays open.
      event.stopPropagation();
      event.preventDefault();
      setLiftedState(undefined);
      setAnnouncement(`${getTitleById(id)} returned to its place`);
    } else if (key === 'Tab') {
      if (liftedState.rows !== props.rows) move?.([...liftedState.rows]);
      setLiftedState(undefined);
    } else if (KEY_DIRECTIONS[key]) {
      event.preventDefault();
      const movedRows = order.moveStep(rows, id, KEY_DIRECTIONS[key]);
      if (movedRows) setLiftedState({ id, rows: movedRows });
      setAnnouncement(
        movedRows
          ? `${getTitleById(id)}, ${describePosition(movedRows, id)}`
          : `${getTitleById(id)} can’t be moved there`,
      );
    }
  }
  function onEntryKey(event: KeyboardEvent, id: string) {
    const direction = KEY_DIRECTIONS[event.key];
    if (!event.altKey || !move || (direction !== 'up' && direction !== 'down')) return;
    event.preventDefault();
    event.stopPropagation();
    applyMove(order.moveStep(rows, id, direction), id);
  }
  function removeRow(row: Row) {
    remove?.(row);
    setAnnouncement(`${getTitle(row)} removed`);
    footer.current?.querySelector('button')?.focus();
  }

  function renderAddition(onAdd: () => void) {
    setRowsBefore(props.rows);
    onAdd();
  }

  return (
    <div>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements: SILENT_ANNOUNCEMENTS }}
        onDragStart={({ active }) => setDraggedId(String(active.id))}
        onDragCancel={() => setDraggedId(undefined)}
        onDragEnd={({ active, over, delta }) => {
          setDraggedId(undefined);
          const id = String(active.id);
          if (!over) return;
          const level = order.getLevel(rows, id) + Math.round(delta.x / INDENT_PX);
          applyMove(order.drop(rows, id, { overId: String(over.id), level, visibleRows }), id);
        }}
      >
        <SortableContext
          items={visibleRows.map(getRowId)}
          strategy={look === 'cards' ? rectSortingStrategy : verticalListSortingStrategy}
        >
          {visibleRows.length > 0 && (
            <ol ref={list} className={css.list[look]} aria-label={label}>
              {visibleRows.map((row, index) => {
                const id = getRowId(row);
                const isOpen = disclosure?.open === id;
                return (
                  <Entry
                    key={id}
                    id={id}
                    look={look}
                    title={getTitle(row)}
                    position={order.getPosition(rows, id)}
                    level={order.getLevel(rows, id)}
                    isChosen={props.selected === id}
                    isLifted={liftedState?.id === id}
                    head={props.renderHead?.(row, index)}
                    extraButtons={
                      <>
                        {props.renderExtra?.(row, index)}
                        {insertion && (
                          <ActionMenu
                            className={iconButton}
                            title="Add below"
                            // The new entry gets the focus, not the menu button.
                            onCloseAutoFocus={event => event.preventDefault()}
                            actions={[
                              {
                                label: `Add ${insertion.noun.toLowerCase()}`,
                                onPress: () => renderAddition(() => insertion.add(index + 1)),
                              },
                              {
                                label: 'Duplicate',
                                onPress: () => renderAddition(() => insertion.duplicate(row, index + 1)),
                              },
                            ]}
                          >
                            <span className={visuallyHidden}>Add below {getTitle(row).toLowerCase()}</span>
                            <Icon path={plus} />
                          </ActionMenu>
                        )}
                      </>
                    }
                    disclosure={
                      disclosure && { isOpen, onToggle: () => disclosure.onOpen(isOpen ? undefined : id) }
                    }
                    onGripKey={move && (event => onGripKey(event, id))}
                    onStep={move && (direction => applyMove(order.moveStep(rows, id, direction), id))}
                    onRemove={remove && (() => removeRow(row))}
                    onKeyDown={event => onEntryKey(event, id)}
                  >
                    {(!disclosure || isOpen) && children?.(row, index)}
                  </Entry>
                );
              })}
            </ol>
          )}
        </SortableContext>
      </DndContext>
      <span className={visuallyHidden} role="status">
        {announcement}
      </span>
      {add.length > 0 && (
        <div ref={footer} className={css.additions}>
          {add.map(({ label, add }) => (
            <Button key={label} className={css.addition} onClick={() => renderAddition(add)}>
              <Icon path={plus} size={16} />
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

type EntryProps = {
  id: string;
  look: keyof typeof css.list;
  title: string;
  /** Position, such as `2 of 5`. */
  position: string;
  /** Level, starting at 1. */
  level: number;
  isChosen: boolean;
  isLifted: boolean;
  head: ReactNode;
  extraButtons: ReactNode;
  disclosure: { isOpen: boolean; onToggle: () => void } | undefined;
  onGripKey: ((event: KeyboardEvent) => void) | undefined;
  onStep: ((direction: 'up' | 'down') => void) | undefined;
  onRemove: (() => void) | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
};

function Entry(props: EntryProps) {
  const { id, look, title, position, level, isLifted, head, disclosure, onStep, onRemove, children } = props;
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: !onStep,
  });
  const x = look === 'cards' || level > 1 || isDragging ? Math.round(transform?.x ?? 0) : 0;
  const transformStyle = transform ? `translate3d(${x}px,${Math.round(transform.y)}px,0)` : undefined;
  const step = look === 'rows' ? css.step : undefined;
  const handle = onStep && (
    <button
      {...listeners}
      ref={setActivatorNodeRef}
      type="button"
      className={classNames(iconButton, css.grip)}
      data-grip={id}
      aria-pressed={isLifted}
      onKeyDown={props.onGripKey}
    >
      <span className={visuallyHidden}>Move {title}</span>
      <Icon path={grip} size={20} />
    </button>
  );
  const buttons = (
    <span className={css.actions}>
      {props.extraButtons}
      {onStep && look !== 'cards' && (
        <>
          <IconButton className={step} label={`Move ${title} up`} icon={up} onClick={() => onStep('up')} />
          <IconButton
            className={step}
            label={`Move ${title} down`}
            icon={down}
            onClick={() => onStep('down')}
          />
        </>
      )}
      {onRemove && <IconButton label={`Remove ${title}`} icon={trash} isDanger onClick={onRemove} />}
    </span>
  );
  const label = head ?? title;
  return (
    <li
      ref={setNodeRef}
      data-entry={id}
      className={classNames(
        css.entry[look],
        level > 1 && css.nestedEntry[level === 2 ? 1 : 2],
        props.isChosen && css.selectedEntry,
        (isLifted || isDragging) && css.liftedEntry,
      )}
      style={{ transform: transformStyle, transition }}
      onKeyDown={props.onKeyDown}
    >
      {look === 'cards' ? (
        <>
          {children}
          <div className={css.cardFooter}>
            {handle}
            {buttons}
          </div>
        </>
      ) : (
        <>
          <div className={css.entryHead}>
            {handle}
            {disclosure ? (
              <button
                type="button"
                className={css.openButton}
                aria-expanded={disclosure.isOpen}
                onClick={disclosure.onToggle}
              >
                {label}
                <Icon path={down} size={18} className={disclosure.isOpen ? css.openChevron : undefined} />
              </button>
            ) : (
              <span className={css.entryTitle}>{label}</span>
            )}
            {!head && !disclosure && <span className={css.entryPosition}>{position}</span>}
            {!disclosure && buttons}
          </div>
          {children && (
            <div className={classNames(css.entryBody, css.borderedBody)}>
              {children}
              {disclosure && buttons}
            </div>
          )}
        </>
      )}
    </li>
  );
}

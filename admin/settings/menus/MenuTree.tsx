import { useState } from 'react';
import { IconButton } from '../../../components/ui/IconButton';
import { edit } from '../../../components/ui/icons';
import { dropRow, indentRow, moveRowBy, outdentRow } from '../../../domain/menu-moves';
import {
  FOOTER_LEVELS_MAX,
  findLevel,
  type LinkTargetState,
  listRowsWithin,
  type MenuRow,
  sortByReadingOrder,
} from '../../../domain/menus';
import { formatCount } from '../../format-count';
import { Badge } from '../../kit/Badge';
import { List } from '../../kit/List';
import type { ListOrder } from '../../kit/list-order';
import { Text } from '../../kit/Text';
import * as css from './Menus.css';

type TreeProps = {
  /** Example: “Header”. */
  label: string;
  rows: readonly MenuRow[];
  levels: number;
  states: Readonly<Record<string, LinkTargetState>>;
  /** ID of the selected row. */
  selected: string | undefined;
  onChange: (rows: MenuRow[]) => void;
  onChoose: (id: string) => void;
};

export function MenuTree({ label, rows, levels, states, selected, onChange, onChoose }: TreeProps) {
  const isFooter = levels === FOOTER_LEVELS_MAX;
  const [closedIds, setClosedIds] = useState<ReadonlySet<string>>(
    // Footer columns start collapsed to save space beside the header's tree.
    () => new Set(isFooter ? listRowsWithin(rows, '').map(({ id }) => id) : []),
  );
  function toggle(id: string) {
    const newClosedIds = new Set(closedIds);
    if (!newClosedIds.delete(id)) newClosedIds.add(id);
    setClosedIds(newClosedIds);
  }
  return (
    <List
      label={label}
      look="rows"
      rows={sortByReadingOrder(rows)}
      getTitle={({ title }) => title}
      order={createMenuOrder(levels, id => closedIds.has(id))}
      selected={selected}
      move={onChange}
      renderHead={row => (
        <RowHead
          row={row}
          innerCount={listRowsWithin(rows, row.id).length}
          isColumn={isFooter && row.within === ''}
          isClosed={closedIds.has(row.id)}
          state={row.href ? states[row.href] : undefined}
          onToggle={() => toggle(row.id)}
        />
      )}
      renderExtra={({ id, title }) => (
        <IconButton
          label={`Edit ${title}`}
          icon={edit}
          aria-pressed={id === selected}
          onClick={() => onChoose(id)}
        />
      )}
    />
  );
}

type RowHeadProps = {
  row: MenuRow;
  innerCount: number;
  /** Whether the row is a footer column, which has no link. */
  isColumn: boolean;
  isClosed: boolean;
  state: LinkTargetState | undefined;
  onToggle: () => void;
};

function RowHead({ row, innerCount, isColumn, isClosed, state, onToggle }: RowHeadProps) {
  const targetNote =
    row.href ||
    (isColumn ? formatCount(innerCount, 'link') : innerCount > 0 ? 'opens its menu only' : 'no link yet');
  const content = (
    <>
      <Text tone={row.hidden || state === 'draft' ? 'muted' : undefined}>{row.title}</Text>
      <Text size="caption" tone="muted" weight="regular">
        {targetNote}
      </Text>
      <RowBadge row={row} state={state} hiddenCount={isClosed && !isColumn ? innerCount : 0} />
    </>
  );
  if (innerCount === 0) return <span className={css.name}>{content}</span>;
  return (
    <button type="button" className={css.name} aria-expanded={!isClosed} onClick={onToggle}>
      {content}
    </button>
  );
}

type BadgeProps = Pick<RowHeadProps, 'row' | 'state'> & { /** Number of hidden rows. */ hiddenCount: number };

function RowBadge({ row, state, hiddenCount }: BadgeProps) {
  if (state === 'dead') return <Badge tone="bad">Broken link</Badge>;
  if (state === 'draft') return <Badge tone="bad">Draft, hidden until published</Badge>;
  if (row.hidden) return <Badge>Hidden</Badge>;
  return hiddenCount > 0 && <Badge>{hiddenCount} collapsed</Badge>;
}

/** Creates an order that allows entries on this many levels. */
function createMenuOrder(levels: number, isClosed: (id: string) => boolean): ListOrder<MenuRow> {
  const findRow = (rows: readonly MenuRow[], id: string) => rows.find(row => row.id === id);
  return {
    moveStep(rows, id, offset) {
      if (offset === 'in') return indentRow(rows, id, levels);
      if (offset === 'out') return outdentRow(rows, id, levels);
      return moveRowBy(rows, id, offset === 'up' ? -1 : 1, levels);
    },
    drop: (rows, id, { overId, level, visibleRows }) =>
      dropRow(rows, id, { targetId: overId, level, levels, visibleRows }),
    getLevel: (rows, id) => findLevel(rows, id) ?? 1,
    getPosition(rows, id) {
      const siblings = listRowsWithin(rows, findRow(rows, id)?.within ?? '');
      return `${siblings.findIndex(sibling => sibling.id === id) + 1} of ${siblings.length}`;
    },
    findParent: (rows, id) => findRow(rows, findRow(rows, id)?.within ?? '')?.title,
    isShown(rows, row, draggedId) {
      for (let parentId = row.within; parentId; parentId = findRow(rows, parentId)?.within ?? '')
        if (isClosed(parentId) || parentId === draggedId) return false;
      return true;
    },
  };
}

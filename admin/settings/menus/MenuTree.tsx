import { useState } from 'react';
import { IconButton } from '../../../components/ui/IconButton';
import { edit } from '../../../components/ui/icons';
import {
  FOOTER_LEVELS_MAX,
  type LinkTargetState,
  listRowsWithin,
  type MenuRow,
  sortByReadingOrder,
} from '../../../domain/menus';
import { Badge } from '../../kit/Badge';
import { List } from '../../kit/List';
import { Text } from '../../kit/Text';
import * as css from './Menus.css';
import { createMenuOrder } from './menu-order';

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
  const [closed, setClosed] = useState<ReadonlySet<string>>(
    // Footer columns start collapsed to save space beside the header's tree.
    () => new Set(isFooter ? listRowsWithin(rows, '').map(({ id }) => id) : []),
  );
  function toggle(id: string) {
    const next = new Set(closed);
    if (!next.delete(id)) next.add(id);
    setClosed(next);
  }
  return (
    <List
      label={label}
      look="rows"
      rows={sortByReadingOrder(rows)}
      getTitle={({ title }) => title}
      order={createMenuOrder(levels, id => closed.has(id))}
      selected={selected}
      move={onChange}
      head={row => (
        <RowHead
          row={row}
          inside={listRowsWithin(rows, row.id).length}
          isColumn={isFooter && row.within === ''}
          isClosed={closed.has(row.id)}
          state={row.href ? states[row.href] : undefined}
          onToggle={() => toggle(row.id)}
        />
      )}
      more={({ id, title }) => (
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
  inside: number;
  /** Whether the row is a footer column, which has no link. */
  isColumn: boolean;
  isClosed: boolean;
  state: LinkTargetState | undefined;
  onToggle: () => void;
};

function RowHead({ row, inside, isColumn, isClosed, state, onToggle }: RowHeadProps) {
  const linkCount = `${inside} ${inside === 1 ? 'link' : 'links'}`;
  const targetNote = row.href || (isColumn ? linkCount : inside > 0 ? 'opens its menu only' : 'no link yet');
  const texts = (
    <>
      <Text tone={row.hidden || state === 'draft' ? 'muted' : undefined}>{row.title}</Text>
      <Text size="caption" tone="muted" weight="regular">
        {targetNote}
      </Text>
      <RowBadge row={row} state={state} folded={isClosed && !isColumn ? inside : 0} />
    </>
  );
  if (inside === 0) return <span className={css.name}>{texts}</span>;
  return (
    <button type="button" className={css.name} aria-expanded={!isClosed} onClick={onToggle}>
      {texts}
    </button>
  );
}

type BadgeProps = Pick<RowHeadProps, 'row' | 'state'> & { /** Number of hidden rows. */ folded: number };

function RowBadge({ row, state, folded }: BadgeProps) {
  if (state === 'dead') return <Badge tone="bad">Broken link</Badge>;
  if (state === 'draft') return <Badge tone="bad">Draft, hidden until published</Badge>;
  if (row.hidden) return <Badge>Hidden</Badge>;
  return folded > 0 && <Badge>{folded} collapsed</Badge>;
}

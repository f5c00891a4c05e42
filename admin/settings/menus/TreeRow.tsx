import { useSortable } from '@dnd-kit/sortable';
import type { KeyboardEvent } from 'react';
import { classNames } from '../../../components/ui/class-names';
import { Icon } from '../../../components/ui/Icon';
import { IconButton } from '../../../components/ui/IconButton';
import { down, edit } from '../../../components/ui/icons';
import type { MenuRow, TargetState } from '../../../domain/menus';
import { visuallyHidden } from '../../../styles/layout.css';
import { grip, up } from '../../forms/icons';
import * as css from './Menus.css';

type TreeRowProps = {
  row: MenuRow;
  /** From 1. */
  level: number;
  /** How many rows stand in it. */
  inside: number;
  /** A column of the footer, which leads nowhere itself. */
  isColumn: boolean;
  closed: boolean;
  chosen: boolean;
  lifted: boolean;
  state: TargetState | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  onStep: (by: 1 | -1) => void;
  onToggle: () => void;
  onChoose: () => void;
};

/** One row of a menu: its handle, its words, where it leads, and what is to be said of that. */
export function TreeRow(props: TreeRowProps) {
  const { row, level, inside, isColumn, closed, chosen, lifted, state } = props;
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: row.id,
  });
  const aside = isDragging ? Math.round(transform?.x ?? 0) : 0;
  const moved = transform ? `translate3d(${aside}px,${Math.round(transform.y)}px,0)` : undefined;
  const counted = `${inside} ${inside === 1 ? 'link' : 'links'}`;
  const where = row.href || (isColumn ? counted : inside > 0 ? 'opens its list only' : 'leads nowhere yet');
  const look = classNames(css.name, (row.hidden || state === 'draft') && css.away);
  const words = (
    <>
      {row.title}
      <span className={css.where}>{where}</span>
    </>
  );
  return (
    <li
      ref={setNodeRef}
      className={classNames(
        css.row,
        css.levels[level - 1],
        chosen && css.chosen,
        (lifted || isDragging) && css.lifted,
      )}
      style={{ transform: moved, transition }}
    >
      <button
        {...listeners}
        ref={setActivatorNodeRef}
        type="button"
        className={css.grip}
        data-grip={row.id}
        aria-pressed={lifted}
        onKeyDown={props.onKeyDown}
      >
        <span className={visuallyHidden}>Move {row.title}</span>
        <Icon path={grip} size={20} />
      </button>
      {inside > 0 ? (
        <button type="button" className={look} aria-expanded={!closed} onClick={props.onToggle}>
          {words}
        </button>
      ) : (
        <span className={look}>{words}</span>
      )}
      <Badge row={row} state={state} folded={closed && !isColumn ? inside : 0} />
      <span className={css.acts}>
        <IconButton
          className={css.step}
          label={`${row.title}, up`}
          icon={up}
          onClick={() => props.onStep(-1)}
        />
        <IconButton
          className={css.step}
          label={`${row.title}, down`}
          icon={down}
          onClick={() => props.onStep(1)}
        />
        <IconButton label={`Edit ${row.title}`} icon={edit} aria-pressed={chosen} onClick={props.onChoose} />
      </span>
    </li>
  );
}

type BadgeProps = Pick<TreeRowProps, 'row' | 'state'> & { /** Rows that are not seen. */ folded: number };

function Badge({ row, state, folded }: BadgeProps) {
  const bad = classNames(css.badge, css.badgeBad);
  if (state === 'dead') return <span className={bad}>Leads nowhere</span>;
  if (state === 'draft') return <span className={bad}>Draft, hidden until published</span>;
  if (row.hidden) return <span className={css.badge}>Hidden</span>;
  return folded > 0 && <span className={css.badge}>{folded} inside, closed</span>;
}

import { useSortable } from '@dnd-kit/sortable';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { classNames } from '../../../components/ui/class-names';
import { Icon } from '../../../components/ui/Icon';
import { IconButton } from '../../../components/ui/IconButton';
import { iconButton } from '../../../components/ui/IconButton.css';
import { down, trash } from '../../../components/ui/icons';
import { text } from '../../../styles/text.css';
import { grip, up } from '../icons';
import * as css from './ItemList.css';

type ListItemProps = {
  id: string;
  title: string;
  /** "2 of 5" */
  place: string;
  /** Left out where there is nowhere to go. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** What stands before the buttons. */
  more: ReactNode;
  children: ReactNode;
};

/** One entry of a list in its box, with a handle and buttons. */
export function ListItem(props: ListItemProps) {
  const { id, title, place, onUp, onDown, onRemove, onKeyDown, more, children } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const titleId = useId();
  const moved = transform ? `translate3d(0,${Math.round(transform.y)}px,0)` : undefined;
  const what = `${title.toLowerCase()} ${place}`;

  return (
    <li
      ref={setNodeRef}
      className={classNames(css.item, isDragging && css.dragged)}
      style={{ transform: moved, transition }}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
    >
      <div className={css.head}>
        <button
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          type="button"
          className={classNames(iconButton, css.handle)}
          aria-label={`Drag ${what}`}
        >
          <Icon path={grip} />
        </button>
        <span id={titleId} className={text.strong}>
          {title}
        </span>
        <span className={css.place}>{place}</span>
        <span className={css.acts}>
          {more}
          {/* Not disabled where they lead nowhere: they would lose the focus on arriving there. */}
          <IconButton label={`Move ${what} up`} icon={up} aria-disabled={!onUp} onClick={onUp} />
          <IconButton label={`Move ${what} down`} icon={down} aria-disabled={!onDown} onClick={onDown} />
          <IconButton label={`Remove ${what}`} icon={trash} danger onClick={onRemove} />
        </span>
      </div>
      <div className={css.content}>{children}</div>
    </li>
  );
}

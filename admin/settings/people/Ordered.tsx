import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { classNames } from '../../../components/ui/class-names';
import { Icon } from '../../../components/ui/Icon';
import { IconButton } from '../../../components/ui/IconButton';
import { iconButton } from '../../../components/ui/IconButton.css';
import { edit } from '../../../components/ui/icons';
import { moveAnnouncements } from '../../forms/fields/move-announcements';
import { grip } from '../../forms/icons';
import * as css from './People.css';

type Entry = { id: string; title: string };
type OrderedProps<Of extends Entry> = {
  label: string;
  className: string;
  entries: readonly Of[];
  onMove: (entries: Of[]) => void;
  onEdit: (id: string) => void;
  children: (entry: Of) => ReactNode;
};

/** Cards in an order of their own: dragged, or moved from the keyboard. */
export function Ordered<Of extends Entry>(props: OrderedProps<Of>) {
  const { label, className, entries, onMove, onEdit, children } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const at = (id: unknown) => entries.findIndex(entry => entry.id === id);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(arrayMove([...entries], at(active.id), at(over.id)));
      }}
      accessibility={{
        announcements: moveAnnouncements(id => ({
          title: entries[at(id)]?.title ?? '',
          place: `${at(id) + 1} of ${entries.length}`,
        })),
      }}
    >
      <SortableContext items={[...entries]} strategy={rectSortingStrategy}>
        <ul className={className} aria-label={label}>
          {entries.map(entry => (
            <Card key={entry.id} entry={entry} onEdit={() => onEdit(entry.id)}>
              {children(entry)}
            </Card>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

type CardProps = { entry: Entry; onEdit: () => void; children: ReactNode };

function Card({ entry: { id, title }, onEdit, children }: CardProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const moved = transform
    ? `translate3d(${Math.round(transform.x)}px,${Math.round(transform.y)}px,0)`
    : undefined;
  return (
    <li
      ref={setNodeRef}
      className={classNames(css.card, isDragging && css.dragged)}
      style={{ transform: moved, transition }}
    >
      {children}
      <div className={css.acts}>
        <button
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          type="button"
          className={classNames(iconButton, css.grip)}
          aria-label={`Move ${title}`}
        >
          <Icon path={grip} />
        </button>
        <IconButton label={`Edit ${title}`} icon={edit} onClick={onEdit} />
      </div>
    </li>
  );
}

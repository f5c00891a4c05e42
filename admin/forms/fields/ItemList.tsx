import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type FieldValues, useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../../components/ui/Button';
import { FieldMessage } from '../../../components/ui/Field';
import { Icon } from '../../../components/ui/Icon';
import { plus } from '../../../components/ui/icons';
import { visuallyHidden } from '../../../styles/layout.css';
import { useHeldEscape } from '../form-frame';
import * as css from './ItemList.css';
import { ListItem } from './ListItem';
import { ListItemMenu } from './ListItemMenu';
import { moveAnnouncements } from './move-announcements';
import { useProblem } from './use-problem';

/** An entry that a list can be given, and the button for it. */
export type Addition = { label: string; make: () => object };

export type ItemListProps = {
  name: string;
  /** What the list is called; said with its problems. */
  label: string;
  additions: readonly Addition[];
  /** What an entry is called: "Paragraph". */
  titleOf: (entry: { type?: string }) => string;
  max?: number;
  children: (index: number, entry: { type?: string }) => ReactNode;
};

const FOCUSABLE = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]';

/** Entries that are added, removed and put in order: by dragging, from the keyboard, or with two buttons. */
export function ItemList({ name, label, additions, titleOf, max = 100, children }: ItemListProps) {
  const { control, getValues } = useFormContext<FieldValues>();
  const { fields, insert, remove, move } = useFieldArray({ control, name });
  /** Of their contents only the type is read here: it never changes. */
  const entries = fields as readonly { type?: string }[];
  const error = useProblem(name);
  const [said, say] = useState('');
  const [dragging, setDragging] = useState(false);
  /** Which entry gets the focus once it is drawn. */
  const [arrived, setArrived] = useState<string>();
  const list = useRef<HTMLOListElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  useHeldEscape(dragging);

  const title = (index: number) => titleOf(entries[index] ?? {});
  const place = (index: number) => `${index + 1} of ${fields.length}`;

  function onDragEnd({ active, over }: DragEndEvent) {
    setDragging(false);
    const from = fields.findIndex(({ id }) => id === active.id);
    const to = fields.findIndex(({ id }) => id === over?.id);
    if (from >= 0 && to >= 0 && from !== to) move(from, to);
  }
  function step(index: number, by: 1 | -1) {
    move(index, index + by);
    say(`${title(index)} moved to place ${place(index + by)}`);
  }
  function drop(index: number) {
    remove(index);
    say(`${title(index)} removed`);
    bar.current?.querySelector('button')?.focus();
  }
  function put(entry: object, index: number) {
    insert(index, entry, { shouldFocus: false });
    setArrived(String(index));
  }
  function double(index: number) {
    put(withoutIds(getValues(`${name}.${index}`)), index + 1);
    say(`${title(index)} doubled`);
  }
  function onKeyDown(event: KeyboardEvent, index: number) {
    const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
    if (!by || !event.altKey || !fields[index + by]) return;
    event.preventDefault();
    event.stopPropagation();
    step(index, by);
  }
  useEffect(() => {
    if (arrived === undefined) return;
    setArrived(undefined);
    const entry = list.current?.children[Number(arrived)];
    entry?.scrollIntoView({ block: 'nearest' });
    entry?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  }, [arrived]);

  return (
    <div>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragStart={() => setDragging(true)}
        onDragCancel={() => setDragging(false)}
        onDragEnd={onDragEnd}
        accessibility={{
          announcements: moveAnnouncements(id => {
            const index = fields.findIndex(field => field.id === id);
            return { title: title(index), place: place(index) };
          }),
        }}
      >
        <SortableContext items={fields} strategy={verticalListSortingStrategy}>
          <ol ref={list} className={css.list} aria-label={label}>
            {fields.map(({ id }, index) => (
              <ListItem
                key={id}
                id={id}
                title={title(index)}
                place={place(index)}
                onUp={index > 0 ? () => step(index, -1) : undefined}
                onDown={index < fields.length - 1 ? () => step(index, 1) : undefined}
                onRemove={() => drop(index)}
                onKeyDown={event => onKeyDown(event, index)}
                more={
                  fields.length < max && (
                    <ListItemMenu
                      what={`${title(index).toLowerCase()} ${place(index)}`}
                      additions={additions}
                      onAdd={({ make }) => put(make(), index + 1)}
                      onDouble={() => double(index)}
                    />
                  )
                }
              >
                {children(index, entries[index] ?? {})}
              </ListItem>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <span className={visuallyHidden} role="status">
        {said}
      </span>
      {error && <FieldMessage>{error}</FieldMessage>}
      {fields.length < max && (
        <div ref={bar} className={css.additions} data-problem={error ? '' : undefined}>
          {additions.map(addition => (
            <Button
              key={addition.label}
              variant="outlined_black"
              className={css.addition}
              onClick={() => put(addition.make(), fields.length)}
            >
              <Icon path={plus} size={16} />
              {addition.label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** A copy that is nobody yet, whatever is in it. */
const withoutIds = (entry: object): object =>
  JSON.parse(JSON.stringify(entry, (key, value) => (key === '_id' ? undefined : value)));

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FieldMessage } from '../../../components/ui/Field';
import { withNewIds } from '../../fields/row-ids';
import { focusEntry, List } from '../../kit/List';
import { useHeldEscape } from '../form-frame';
import { newId } from '../new-id';
import { ListItemMenu } from './ListItemMenu';
import { useField } from './use-field';

type Row = { _id: string };

export type ItemListProps = {
  name: string;
  /** Label of the list, used in its errors. */
  label: string;
  /** Label of an entry: "Detail image". */
  one: string;
  make: () => object;
  max?: number;
  /** @param path of the entry. @param title its label and position: "Detail image 2". */
  children(path: string, title: string): ReactNode;
};

/** Renders a sortable list with buttons to add, duplicate and remove entries. */
export function ItemList({ name, label, one, make, max = 100, children }: ItemListProps) {
  const { value: rows = [], error, set } = useField<readonly Row[]>(name);
  const [isHeld, setHeld] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  /** Id of the entry to focus after rendering. */
  const [arrived, setArrived] = useState<string>();
  useHeldEscape(isHeld);
  useEffect(() => {
    if (arrived === undefined) return;
    setArrived(undefined);
    focusEntry(element.current, arrived);
  }, [arrived]);

  const title = (row: Row) => `${one} ${rows.indexOf(row) + 1}`;
  const create = (): Row => ({ _id: newId(), ...make() });
  function put(row: Row, at: number) {
    set(rows.toSpliced(at, 0, row));
    setArrived(row._id);
  }

  return (
    <div ref={element} data-problem={error ? '' : undefined}>
      <List
        label={label}
        rows={rows}
        titleOf={title}
        head={title}
        onHold={setHeld}
        move={set}
        remove={row => set(rows.toSpliced(rows.indexOf(row), 1))}
        add={
          rows.length < max
            ? [{ label: `Add ${one.toLowerCase()}`, add: () => set([...rows, create()]) }]
            : []
        }
        more={(row, index) =>
          rows.length < max && (
            <ListItemMenu
              what={title(row).toLowerCase()}
              one={one}
              onAdd={() => put(create(), index + 1)}
              onDouble={() => put(withNewIds(row, newId), index + 1)}
            />
          )
        }
      >
        {row => children(`${name}.${row._id}`, title(row))}
      </List>
      {error && <FieldMessage>{error}</FieldMessage>}
    </div>
  );
}

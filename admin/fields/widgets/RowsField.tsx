import { useEffect, useState } from 'react';
import { FieldMessage } from '../../../components/ui/Field';
import { createExample } from '../../../domain/fields/examples';
import { useEscapeHold } from '../../forms/form-frame';
import { createId } from '../../forms/new-id';
import { List } from '../../kit/List';
import * as css from '../fields.css';
import { useForm } from '../form-context';
import { addIds, replaceIds } from '../row-ids';
import type { WidgetProps } from '../widget';
import { Pictogram } from './Pictogram';

type Row = Record<string, unknown> & { _id: string };
/** Labels an entry by its first text. */
const getRowLabel = (row: Row): string =>
  String(
    Object.entries(row).find(
      ([name, value]) =>
        name !== '_id' &&
        name !== 'icon' &&
        typeof value === 'string' &&
        value &&
        !/^(art|pictogram):/.test(value),
    )?.[1] ?? '',
  );

/** Renders a sortable list of entries, with all entries or only one expanded. */
export function RowsField({ field, value: rows = [], error, set, entry }: WidgetProps<readonly Row[]>) {
  const { selectedPath } = useForm();
  const { label, max, path, meta, entry: schema } = field;
  const { one = 'Entry', unfolded } = meta;
  const selectedId = selectedPath?.startsWith(`${path}.`)
    ? selectedPath.slice(path.length + 1).split('.')[0]
    : undefined;
  const [open, setOpen] = useState(selectedId);
  const [isHeld, setHeld] = useState(false);
  useEscapeHold(isHeld);
  useEffect(() => {
    if (selectedId !== undefined) setOpen(selectedId);
  }, [selectedId]);

  const getTitle = (row: Row) => (!unfolded && getRowLabel(row)) || `${one} ${rows.indexOf(row) + 1}`;
  function put(row: unknown, at: number) {
    const added = { ...(replaceIds(addIds(row), createId) as Row), _id: createId() };
    set(rows.toSpliced(at, 0, added));
    setOpen(added._id);
  }
  const add = (at: number) => put(schema && createExample(schema), at);
  return (
    <div data-problem={error ? '' : undefined}>
      {!unfolded && (
        <p className={css.rowsHead}>
          <b>{label}</b>
          <span className={css.count}>{Number.isFinite(max) ? `${rows.length} of ${max}` : rows.length}</span>
        </p>
      )}
      <List
        label={label}
        look={unfolded ? 'boxes' : 'rows'}
        rows={rows}
        getTitle={getTitle}
        head={row =>
          unfolded ? (
            getTitle(row)
          ) : (
            <>
              {typeof row.icon === 'string' && <Pictogram name={row.icon} />}
              <span className={css.rowText}>{getTitle(row)}</span>
            </>
          )
        }
        folded={unfolded ? undefined : { open, onOpen: setOpen }}
        onHold={setHeld}
        move={set}
        remove={row => set(rows.filter(other => other !== row))}
        add={rows.length < max ? [{ label: `Add ${one.toLowerCase()}`, add: () => add(rows.length) }] : []}
        put={rows.length < max ? { one, add, double: put } : undefined}
      >
        {row => entry(row._id, getTitle(row))}
      </List>
      {error && <FieldMessage>{error}</FieldMessage>}
    </div>
  );
}

import { type KeyboardEvent, useEffect, useState } from 'react';
import { classNames } from '../../../components/ui/class-names';
import { Icon } from '../../../components/ui/Icon';
import { IconButton } from '../../../components/ui/IconButton';
import { down, plus, trash } from '../../../components/ui/icons';
import { createExample } from '../../../domain/fields/examples';
import { visuallyHidden } from '../../../styles/layout.css';
import { newId } from '../../forms/new-id';
import * as css from '../fields.css';
import { useForm } from '../form-context';
import { double, moveDown, moveUp } from '../icons';
import { withIds, withNewIds } from '../row-ids';
import type { WidgetProps } from '../widget';
import { Pictogram } from './Pictogram';

type Row = Record<string, unknown> & { _id: string };
/** Returns the label of an entry: its first text. */
const nameOf = (row: Row): string =>
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

/** Renders a sortable list whose entries expand one at a time. */
export function RowsField({ field, value: rows = [], error, set, entry }: WidgetProps<readonly Row[]>) {
  const { chosen } = useForm();
  const { max, entry: schema } = field;
  const one = field.meta.one ?? 'Entry';
  const asked = chosen?.startsWith(`${field.path}.`)
    ? chosen.slice(field.path.length + 1).split('.')[0]
    : undefined;
  const [open, setOpen] = useState(asked);
  const [said, say] = useState('');
  useEffect(() => {
    if (asked !== undefined) setOpen(asked);
  }, [asked]);

  function move(index: number, by: number) {
    const row = rows[index];
    const to = index + by;
    if (!row || to < 0 || to >= rows.length) return;
    set(rows.toSpliced(index, 1).toSpliced(to, 0, row));
    say(`${nameOf(row) || one}, now ${to + 1} of ${rows.length}`);
  }
  function add(at: number, made: Row) {
    set(rows.toSpliced(at, 0, made));
    setOpen(made._id);
  }
  function onKeyDown(event: KeyboardEvent, index: number) {
    const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
    if (!by || !event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    move(index, by);
  }
  return (
    <fieldset className={css.group}>
      <legend className={visuallyHidden}>{field.label}</legend>
      <p className={css.rowsHead}>
        <b>{field.label}</b>
        <span className={css.count}>{Number.isFinite(max) ? `${rows.length} of ${max}` : rows.length}</span>
        {rows.length < max && (
          <button
            type="button"
            className={css.way}
            onClick={() =>
              add(rows.length, { ...(withIds(schema && createExample(schema)) as Row), _id: newId() })
            }
          >
            <Icon path={plus} size={16} />
            Add {one.toLowerCase()}
          </button>
        )}
      </p>
      {error && <p className={css.problem}>{error}</p>}
      <ol className={css.rows}>
        {rows.map((row, index) => {
          const isOpen = open === row._id;
          const name = nameOf(row) || `${one} ${index + 1}`;
          return (
            <li key={row._id} className={classNames(css.row, isOpen && css.rowOpen)}>
              <button
                type="button"
                className={css.rowName}
                aria-expanded={isOpen}
                onClick={() => setOpen(isOpen ? undefined : row._id)}
                onKeyDown={event => onKeyDown(event, index)}
              >
                {typeof row.icon === 'string' && <Pictogram name={row.icon} />}
                <span className={css.rowWords}>{name}</span>
                <Icon path={down} size={18} />
              </button>
              {isOpen && (
                <div className={css.rowBody}>
                  {entry(row._id)}
                  <div className={css.rowActs}>
                    <IconButton
                      label={`Move ${name} up`}
                      icon={moveUp}
                      aria-disabled={index === 0}
                      onClick={() => move(index, -1)}
                    />
                    <IconButton
                      label={`Move ${name} down`}
                      icon={moveDown}
                      aria-disabled={index === rows.length - 1}
                      onClick={() => move(index, 1)}
                    />
                    {rows.length < max && (
                      <IconButton
                        label={`Duplicate ${name}`}
                        icon={double}
                        onClick={() => add(index + 1, withNewIds(row, newId))}
                      />
                    )}
                    <IconButton
                      label={`Remove ${name}`}
                      icon={trash}
                      danger
                      onClick={() => set(rows.toSpliced(index, 1))}
                    />
                  </div>
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <span className={visuallyHidden} role="status">
        {said}
      </span>
    </fieldset>
  );
}

import { useEffect, useState } from 'react';
import { FieldMessage } from '../../../components/ui/Field';
import { createExample } from '../../../domain/fields/examples';
import { useEscape } from '../../forms/form-frame';
import { createId } from '../../forms/new-id';
import { List } from '../../kit/List';
import { Inline } from '../../kit/Stack';
import { Text } from '../../kit/Text';
import { useForm } from '../form-context';
import { addIds, replaceIds } from '../row-ids';
import type { WidgetProps } from '../widget';
import { Pictogram } from './PictogramField';

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
export function RowsField({ field, value: rows = [], error, set, renderEntry }: WidgetProps<readonly Row[]>) {
  const { selectedPath } = useForm();
  const { label, max, path, meta, entry: schema } = field;
  const { singular = 'Entry', expanded } = meta;
  const selectedId = selectedPath?.startsWith(`${path}.`)
    ? selectedPath.slice(path.length + 1).split('.')[0]
    : undefined;
  const [openId, setOpenId] = useState(selectedId);
  const [isDragging, setIsDragging] = useState(false);
  useEscape(() => isDragging);
  useEffect(() => {
    if (selectedId !== undefined) setOpenId(selectedId);
  }, [selectedId]);

  const getTitle = (row: Row) => (!expanded && getRowLabel(row)) || `${singular} ${rows.indexOf(row) + 1}`;
  function insertRow(row: unknown, index: number) {
    const newRow = { ...(replaceIds(addIds(row), createId) as Row), _id: createId() };
    set(rows.toSpliced(index, 0, newRow));
    setOpenId(newRow._id);
  }
  const addRow = (index: number) => insertRow(schema && createExample(schema), index);
  return (
    <div data-problem={error ? '' : undefined}>
      {!expanded && (
        <Inline as="p">
          <b>{label}</b>
          <Text size="caption" tone="muted" look="numbers">
            {Number.isFinite(max) ? `${rows.length} of ${max}` : rows.length}
          </Text>
        </Inline>
      )}
      <List
        label={label}
        look={expanded ? 'boxes' : 'rows'}
        rows={rows}
        getTitle={getTitle}
        renderHead={row =>
          expanded ? (
            getTitle(row)
          ) : (
            <>
              {typeof row.icon === 'string' && <Pictogram name={row.icon} />}
              <Text look="line">{getTitle(row)}</Text>
            </>
          )
        }
        disclosure={expanded ? undefined : { open: openId, onOpen: setOpenId }}
        onHold={setIsDragging}
        move={set}
        remove={row => set(rows.filter(otherRow => otherRow !== row))}
        add={
          rows.length < max
            ? [{ label: `Add ${singular.toLowerCase()}`, add: () => addRow(rows.length) }]
            : []
        }
        insertion={rows.length < max ? { noun: singular, add: addRow, duplicate: insertRow } : undefined}
      >
        {row => renderEntry(row._id, getTitle(row))}
      </List>
      {error && <FieldMessage>{error}</FieldMessage>}
    </div>
  );
}

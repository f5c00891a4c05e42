import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '../../../components/ui/Button';
import { Icon } from '../../../components/ui/Icon';
import { IconButton } from '../../../components/ui/IconButton';
import { edit, plus } from '../../../components/ui/icons';
import { List } from '../../kit/List';
import { getRowId, type OrderedRow } from '../../kit/list-order';
import type { EntryFormProps } from './EntryDialog';

type EntryCardsProps<Entry extends OrderedRow> = {
  label: string;
  entries: readonly Entry[];
  getTitle: (entry: Entry) => string;
  addLabel: string;
  createEntry: () => Entry;
  Form: ComponentType<EntryFormProps<Entry>>;
  onChange: (entries: Entry[]) => void;
  renderCard: (entry: Entry) => ReactNode;
  /** Lays out the add button and the cards. */
  children: (addButton: ReactNode, cards: ReactNode) => ReactNode;
};

/** Lists entries as cards. A dialog adds, changes or removes one. */
export function EntryCards<Entry extends OrderedRow>(props: EntryCardsProps<Entry>) {
  const { label, entries, getTitle, addLabel, createEntry, Form, onChange, renderCard, children } = props;
  const [openEntry, setOpenEntry] = useState<Entry>();
  const close = () => setOpenEntry(undefined);
  function change(newEntries: Entry[]) {
    close();
    onChange(newEntries);
  }
  const isOpen = (entry: Entry) => openEntry !== undefined && getRowId(entry) === getRowId(openEntry);
  const isNew = !entries.some(isOpen);
  return (
    <>
      {children(
        <Button onClick={() => setOpenEntry(createEntry())}>
          <Icon path={plus} size={16} />
          {addLabel}
        </Button>,
        <List
          label={label}
          look="cards"
          rows={entries}
          getTitle={getTitle}
          move={change}
          renderExtra={entry => (
            <IconButton label={`Edit ${getTitle(entry)}`} icon={edit} onClick={() => setOpenEntry(entry)} />
          )}
        >
          {renderCard}
        </List>,
      )}
      {openEntry && (
        <Form
          entry={openEntry}
          onSave={savedEntry =>
            change(
              isNew ? [...entries, savedEntry] : entries.map(entry => (isOpen(entry) ? savedEntry : entry)),
            )
          }
          onRemove={isNew ? undefined : () => change(entries.filter(entry => !isOpen(entry)))}
          onClose={close}
        />
      )}
    </>
  );
}

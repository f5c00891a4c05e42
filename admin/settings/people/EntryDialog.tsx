import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/Button';
import { form as rows } from '../../../components/ui/Field';
import Modal from '../../../components/ui/Modal';
import type { Values } from '../../../domain/publishing/merge';
import type { z } from '../../../domain/zod';
import { Form, useStoredForm } from '../../fields/Form';
import { Inline } from '../../kit/Stack';

export type EntryFormProps<Entry> = {
  entry: Entry;
  onSave: (entry: Entry) => void;
  /** Undefined for a new entry. */
  onRemove: (() => void) | undefined;
  onClose: () => void;
};

type EntryDialogProps<Own extends z.ZodType> = EntryFormProps<z.output<Own>> & {
  title: string;
  schema: Own;
  children: ReactNode;
};

export function EntryDialog<Own extends z.ZodType>(props: EntryDialogProps<Own>) {
  const { title, schema, entry, onSave, onRemove, onClose, children } = props;
  const form = useStoredForm({ schema, values: entry as Values });
  return (
    <Modal title={title} onClose={onClose}>
      <Form form={form} className={rows} onSubmit={onSave}>
        {children}
        <Inline>
          <Button variant="red_black" size="large" type="submit">
            Save
          </Button>
          {onRemove && (
            <Button size="large" onClick={onRemove}>
              Remove
            </Button>
          )}
        </Inline>
      </Form>
    </Modal>
  );
}

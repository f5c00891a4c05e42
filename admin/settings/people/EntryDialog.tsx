import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/Button';
import { form as rows } from '../../../components/ui/Field';
import Modal from '../../../components/ui/Modal';
import type { Values } from '../../../domain/publishing/merge';
import type { z } from '../../../domain/zod';
import { Form, useStoredForm } from '../../fields/Form';

import { Inline } from '../../kit/Stack';

type EntryDialogProps<Own extends z.ZodType> = {
  title: string;
  schema: Own;
  entry: Values;
  onSave: (entry: z.output<Own>) => void;
  /** Undefined for a new entry. */
  onRemove: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
};

export function EntryDialog<Own extends z.ZodType>(props: EntryDialogProps<Own>) {
  const { title, schema, entry, onSave, onRemove, onClose, children } = props;
  const form = useStoredForm({ schema, values: entry });
  return (
    <Modal title={title} onClose={onClose}>
      <Form form={form} className={rows} onSubmit={onSave}>
        {children}
        <Inline>
          <Button variant="red_black" size="large" type="submit">
            Save
          </Button>
          {onRemove && (
            <Button variant="outlined_black" size="large" onClick={onRemove}>
              Remove
            </Button>
          )}
        </Inline>
      </Form>
    </Modal>
  );
}

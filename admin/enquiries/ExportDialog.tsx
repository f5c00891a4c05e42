import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { form as rows } from '../../components/ui/Field';
import { getSite } from '../../domain/current-site';
import { describeField } from '../../domain/fields/meta';
import { z } from '../../domain/zod';
import { adminMessages } from '../admin-messages';
import { readStorage, writeStorage } from '../browser-storage';
import { CSV_SEPARATORS, saveCsv } from '../csv';
import { Fields } from '../fields/Fields';
import { Form, useStoredForm } from '../fields/Form';
import { Dialog } from '../kit/Dialog';
import type { ListedEnquiry } from './EnquiryList';
import { CSV_COLUMNS, toEnquiriesCsv } from './enquiries-csv';

const KEY = 'staff:request-csv';

const schema = z.object({
  columns: describeField(z.array(z.enum(CSV_COLUMNS)).min(1, 'Choose at least one column'), {
    label: 'Columns',
    widget: 'picks',
    options: Object.fromEntries(CSV_COLUMNS.map(name => [name, name])),
  }),
  separator: describeField(z.enum(CSV_SEPARATORS), {
    label: 'Column separator',
    options: { ',': 'Comma', ';': 'Semicolon' },
    help: 'Spreadsheets in languages with a decimal comma need semicolons.',
  }),
});

/** Returns the member's last choice, or all columns by default. */
function readChoice(): z.output<typeof schema> {
  try {
    return schema.parse(JSON.parse(readStorage(KEY) ?? ''));
  } catch {
    return { columns: CSV_COLUMNS, separator: ',' };
  }
}

type ExportDialogProps = { fetchEnquiries: () => Promise<readonly ListedEnquiry[]>; onClose: () => void };

export default function ExportDialog({ fetchEnquiries, onClose }: ExportDialogProps) {
  const id = useId();
  const [values] = useState(readChoice);
  const form = useStoredForm({ schema, values });
  const save = useMutation({
    meta: { failed: adminMessages.requestsFailed },
    async mutationFn(choice: z.output<typeof schema>) {
      writeStorage(KEY, JSON.stringify(choice));
      saveCsv('requests', toEnquiriesCsv(await fetchEnquiries(), choice.columns, choice.separator));
    },
    onSuccess: onClose,
  });
  return (
    <Dialog
      title="Export requests"
      onClose={onClose}
      confirm={{ label: 'Download CSV', onConfirm: id, isSending: save.isPending }}
    >
      <Form form={form} id={id} className={rows} onSubmit={choice => save.mutate(choice)}>
        <p>Times are in {getSite().office.clock.name} time.</p>
        <Fields path="" />
      </Form>
    </Dialog>
  );
}

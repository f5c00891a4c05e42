import { useId, useState } from 'react';
import { form as rows } from '../../components/ui/Field';
import Modal from '../../components/ui/Modal';
import { describeField } from '../../domain/fields/meta';
import { LOST_REASON_MAX } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { z } from '../../domain/zod';
import { DialogFooter } from '../DialogFooter';
import { Fields } from '../fields/Fields';
import { Form, useStoredForm } from '../fields/Form';

const schema = z.object({
  lostReason: describeField(z.string().trim().min(1, messages.lostReasonMissing).max(LOST_REASON_MAX), {
    label: 'Reason',
    help: 'Only your team sees it.',
  }),
});

type LostDialogProps = { onConfirm: (reason: string) => void; onClose: () => void };

export function LostDialog({ onConfirm, onClose }: LostDialogProps) {
  const id = useId();
  const [values] = useState({ lostReason: '' });
  const form = useStoredForm({ schema, values });
  return (
    <Modal
      title="Why was it lost?"
      onClose={onClose}
      footer={
        <DialogFooter onConfirm={id} onCancel={onClose}>
          Move to Lost
        </DialogFooter>
      }
    >
      <Form form={form} id={id} className={rows} onSubmit={({ lostReason }) => onConfirm(lostReason)}>
        <Fields path="" />
      </Form>
    </Modal>
  );
}

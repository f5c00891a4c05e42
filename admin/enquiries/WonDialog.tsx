import { useId } from 'react';
import { pair } from '../../components/ui/Field';
import type { EnquiryChanges } from '../../domain/enquiry-stage';
import { z } from '../../domain/zod';
import { DialogFooter } from '../DialogFooter';
import { Fields } from '../fields/Fields';
import { Form, useStoredForm } from '../fields/Form';
import { Dialog } from '../kit/Dialog';
import { valueFields } from './enquiry-fields';
import type { OpenEnquiry } from './use-enquiry';

const schema = z.object(valueFields);

type WonDialogProps = {
  enquiry: Pick<OpenEnquiry, 'value' | 'currency'>;
  onConfirm: (value: Pick<EnquiryChanges, 'value' | 'currency'>) => void;
  onClose: () => void;
};

export function WonDialog({ enquiry: { value, currency }, onConfirm, onClose }: WonDialogProps) {
  const id = useId();
  const form = useStoredForm({ schema, values: { value: value ?? undefined, currency } });
  return (
    <Dialog
      size="small"
      title="What is it worth?"
      onClose={onClose}
      footer={
        <DialogFooter onConfirm={id} onCancel={onClose}>
          Move to Won
        </DialogFooter>
      }
    >
      <Form
        form={form}
        id={id}
        className={pair}
        onSubmit={values => onConfirm({ value: values.value ?? null, currency: values.currency })}
      >
        <Fields path="" />
      </Form>
    </Dialog>
  );
}

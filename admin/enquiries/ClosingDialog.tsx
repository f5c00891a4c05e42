import { useId } from 'react';
import { pair, form as rows } from '../../components/ui/Field';
import {
  type Currency,
  type EnquiryChanges,
  type EnquiryStage,
  STAGE_LABELS,
} from '../../domain/enquiry-stage';
import { describeField } from '../../domain/fields/meta';
import { LOST_REASON_MAX } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { z } from '../../domain/zod';
import { Fields } from '../fields/Fields';
import { Form, useStoredForm } from '../fields/Form';
import { Dialog } from '../kit/Dialog';
import { valueFields } from './enquiry-fields';
import type { OpenEnquiry } from './use-enquiry';

type Values = { value?: number | undefined; currency?: Currency; lostReason?: string };

const DIALOGS: Record<'won' | 'lost', { title: string; className: string; schema: z.ZodType<Values> }> = {
  won: { title: 'What is the request worth?', className: pair, schema: z.object(valueFields) },
  lost: {
    title: 'Why was the request lost?',
    className: rows,
    schema: z.object({
      lostReason: describeField(z.string().trim().min(1, messages.lostReasonMissing).max(LOST_REASON_MAX), {
        label: 'Reason',
        help: 'Visible only to your team.',
      }),
    }),
  },
};

type ClosingDialogProps = {
  /** The new stage. An open stage requires no details. */
  stage: EnquiryStage | undefined;
  enquiry: Pick<OpenEnquiry, 'value' | 'currency'>;
  onConfirm: (changes: EnquiryChanges) => void;
  onClose: () => void;
};

/** Asks for the reason of a lost request, or for the value of a won one. */
export const ClosingDialog = ({ stage, ...props }: ClosingDialogProps) =>
  (stage === 'won' || stage === 'lost') && <ClosingForm key={stage} stage={stage} {...props} />;

function ClosingForm({
  stage,
  enquiry: { value, currency },
  onConfirm,
  onClose,
}: ClosingDialogProps & { stage: 'won' | 'lost' }) {
  const id = useId();
  const { title, className, schema } = DIALOGS[stage];
  const form = useStoredForm({
    schema,
    values: { value: value ?? undefined, currency, lostReason: '' },
    focus: stage === 'won' ? 'value' : 'lostReason',
  });
  return (
    <Dialog
      size="small"
      title={title}
      onClose={onClose}
      confirm={{ label: `Move to ${STAGE_LABELS[stage]}`, onConfirm: id }}
    >
      <Form
        form={form}
        id={id}
        className={className}
        onSubmit={({ value: amount = null, ...changes }) =>
          onConfirm({ stage, ...changes, ...(stage === 'won' && { value: amount }) })
        }
      >
        <Fields path="" />
      </Form>
    </Dialog>
  );
}

import { useId, useState } from 'react';
import { navigate } from 'vike/client/router';
import { pair, form as rows } from '../../components/ui/Field';
import { createContactSchema } from '../../domain/contact';
import { getSite } from '../../domain/current-site';
import { describeField } from '../../domain/fields/meta';
import { getEnquiryPath } from '../../domain/paths';
import { z } from '../../domain/zod';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { Fields } from '../fields/Fields';
import { Form, useStoredForm } from '../fields/Form';
import { Dialog } from '../kit/Dialog';

type AddEnquiryProps = {
  /** Search text without results: a name or an email address. */
  initialText?: string;
  onClose: () => void;
};

function createEnquirySchema(types: readonly string[]) {
  const { fullName, companyName, email, department, description } = createContactSchema(types).shape;
  return z.object({
    fullName: describeField(fullName, { label: 'Full name' }),
    companyName: describeField(companyName, { label: 'Company' }),
    email: describeField(email, { label: 'Work email', widget: 'email' }),
    department: describeField(department, {
      label: 'Request type',
      widget: 'picks',
      options: Object.fromEntries(types.map(type => [type, type])),
    }),
    description: describeField(description, {
      label: 'Message',
      widget: 'text',
      help: 'No emails are sent.',
    }),
  });
}

/** Renders a form for requests made by phone or in person. */
export default function AddEnquiry({ initialText = '', onClose }: AddEnquiryProps) {
  const id = useId();
  const { enquiries } = trpc.useUtils();
  const [schema] = useState(() => createEnquirySchema(getSite().requestTypes));
  const form = useStoredForm({
    schema,
    values: {
      fullName: initialText.includes('@') ? '' : initialText,
      companyName: '',
      email: initialText.includes('@') ? initialText : '',
      department: [],
      description: '',
    },
  });
  const add = trpc.enquiries.add.useMutation({
    meta: { done: adminMessages.requestAdded, failed: adminMessages.requestAddFailed, form },
    async onSuccess({ id }) {
      await enquiries.invalidate();
      onClose();
      await navigate(getEnquiryPath(id));
    },
  });
  return (
    <Dialog
      title="Add a request manually"
      onClose={onClose}
      confirm={{ label: 'Add request', onConfirm: id, isSending: add.isPending }}
    >
      <Form form={form} id={id} className={rows} onSubmit={values => add.mutate(values)}>
        <div className={pair}>
          <Fields path="" only={['fullName', 'companyName']} />
        </div>
        <Fields path="" only={['email', 'department', 'description']} />
      </Form>
    </Dialog>
  );
}

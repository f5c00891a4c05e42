import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { navigate } from 'vike/client/router';
import type { z } from 'zod';
import { FieldMessage, form, legend, pair, TextArea, TextField } from '../../components/ui/Field';
import Modal from '../../components/ui/Modal';
import { Pick } from '../../components/ui/Pick';
import { toast } from '../../components/ui/toast-store';
import { site } from '../../content/site';
import { type ContactValues, type contactFields, contactSchema } from '../../domain/contact';
import { requestPath } from '../../domain/paths';
import { failureOf, trpc } from '../../trpc/client';
import { DialogFoot } from '../DialogFoot';
import { picks } from '../forms/form.css';
import { words } from '../words';

type AddEnquiryProps = {
  /** What was looked for and not found: a name, or an address. */
  begun?: string;
  onClose: () => void;
};

/** A request that came by telephone or in person, written down by somebody of the staff. */
export default function AddEnquiry({ begun = '', onClose }: AddEnquiryProps) {
  const id = useId();
  const { enquiries } = trpc.useUtils();
  const { register, handleSubmit, setError, formState } = useForm<
    z.input<typeof contactFields>,
    unknown,
    ContactValues
  >({
    resolver: zodResolver(contactSchema(site.requestTypes)),
    defaultValues: {
      department: [],
      fullName: begun.includes('@') ? '' : begun,
      email: begun.includes('@') ? begun : '',
      companyName: '',
      description: '',
    },
  });
  const { errors } = formState;
  const add = trpc.enquiries.add.useMutation({
    meta: { done: words.requestAdded },
    async onSuccess({ id }) {
      await enquiries.invalidate();
      onClose();
      await navigate(requestPath(id));
    },
    onError(error) {
      const { kind, errors, message } = failureOf(error);
      for (const { path, message } of errors) setError(path as keyof ContactValues, { message });
      if (errors.length === 0) toast({ variant: 'error', message: kind ? message : words.requestAddFailed });
    },
  });
  return (
    <Modal
      title="Add a request by hand"
      onClose={onClose}
      footer={
        <DialogFoot act={id} sending={add.isPending} onCancel={onClose}>
          Add it
        </DialogFoot>
      }
    >
      <form id={id} className={form} noValidate onSubmit={handleSubmit(values => add.mutate(values))}>
        <div className={pair}>
          <TextField label="Full name" required error={errors.fullName?.message} {...register('fullName')} />
          <TextField label="Company" error={errors.companyName?.message} {...register('companyName')} />
        </div>
        <TextField
          label="Work email"
          type="email"
          required
          error={errors.email?.message}
          {...register('email')}
        />
        <fieldset>
          <legend className={legend}>What it is about</legend>
          <div className={picks}>
            {site.requestTypes.map(type => (
              <Pick key={type} label={type} value={type} {...register('department')} />
            ))}
          </div>
          {errors.department && <FieldMessage>{errors.department.message}</FieldMessage>}
        </fieldset>
        <TextArea
          label="What was said"
          rows={5}
          hint="Nobody is mailed about it."
          error={errors.description?.message}
          {...register('description')}
        />
      </form>
    </Modal>
  );
}

import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { form as rows } from '../../components/ui/Field';
import { toast } from '../../components/ui/toast-store';
import { ownPasswordSchema } from '../../domain/member';
import { toCallError } from '../../trpc/client';
import { Fields } from '../fields/Fields';
import { Form, useStoredForm } from '../fields/Form';
import { Dialog } from '../kit/Dialog';
import { useCurrentUser } from '../use-current-user';

type PasswordDialogProps = {
  title: string;
  /** Explanation of the consequences. */
  children: ReactNode;
  confirmLabel: string;
  /** Rejects with the server's error. */
  action: (password: string) => Promise<unknown>;
  /** Message for unknown errors. */
  errorMessage: string;
  onClose: () => void;
};

/** Asks for the password before sign-in methods change. */
export function PasswordDialog({
  title,
  children,
  confirmLabel,
  action,
  errorMessage,
  onClose,
}: PasswordDialogProps) {
  const email = useCurrentUser()?.email ?? '';
  const id = useId();
  const form = useStoredForm({ schema: ownPasswordSchema, values: { password: '' } });
  const { mutate, isPending } = useMutation({
    mutationFn: action,
    onSuccess: onClose,
    onError(error) {
      const { kind, errors, message } = toCallError(error);
      const passwordError = errors.find(({ path }) => path === 'password');
      if (passwordError || kind === 'too_many')
        return form.setServerErrors([{ path: 'password', message: passwordError?.message ?? message }]);
      toast({ variant: 'error', message: kind ? message : errorMessage });
      onClose();
    },
  });
  return (
    <Dialog
      title={title}
      onClose={onClose}
      confirm={{ label: confirmLabel, onConfirm: id, isSending: isPending }}
    >
      <Form form={form} id={id} className={rows} onSubmit={({ password }) => mutate(password)}>
        <p>{children}</p>
        {/* Helps password managers recognise the account. */}
        <input hidden autoComplete="username" value={email} readOnly />
        <Fields path="" />
      </Form>
    </Dialog>
  );
}

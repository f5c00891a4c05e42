import { Button } from '../../components/ui/Button';
import { toast } from '../../components/ui/toast-store';
import { changePasswordSchema } from '../../domain/member';
import { toCallError, trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { Fields } from '../fields/Fields';
import { Form, useStoredForm } from '../fields/Form';
import { formRow, toolButton } from '../kit/layout.css';
import { Sheet } from '../kit/Sheet';

const EMPTY = { current: '', next: '' };

export function PasswordForm({ email }: { email: string }) {
  const { members } = trpc.useUtils();
  const form = useStoredForm({ schema: changePasswordSchema, values: EMPTY });
  const change = trpc.members.changePassword.useMutation({
    meta: { done: adminMessages.passwordChanged },
    onSuccess() {
      form.reset(EMPTY);
      return members.sessions.invalidate();
    },
    onError(error) {
      const { kind, errors, message } = toCallError(error);
      if (kind === 'too_many') form.setServerErrors([{ path: 'current', message }]);
      else if (errors.length > 0) form.setServerErrors(errors);
      else toast({ variant: 'error', message: kind ? message : adminMessages.passwordFailed });
    },
  });

  return (
    <Sheet title="Password" note="Changing it ends all your other sessions.">
      <Form form={form} className={formRow} onSubmit={passwords => change.mutate(passwords)}>
        {/* Helps password managers recognise the account. */}
        <input hidden autoComplete="username" value={email} readOnly />
        <Fields path="" />
        <Button className={toolButton} variant="outlined_black" type="submit" isSending={change.isPending}>
          Change password
        </Button>
      </Form>
    </Sheet>
  );
}

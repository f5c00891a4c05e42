import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import { form as rows } from '../../components/ui/Field';
import { toast } from '../../components/ui/toast-store';
import { changePasswordSchema } from '../../domain/member';
import { toCallError, trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { Fields } from '../fields/Fields';
import { Form, useStoredForm } from '../fields/Form';
import { Sheet } from '../kit/Sheet';
import { Inline, Stack } from '../kit/Stack';
import { QueryBoundary } from '../ListBody';
import { useCurrentUser } from '../use-current-user';
import { Passkeys } from './Passkeys';
import { RecoveryCodes } from './RecoveryCodes';
import { Sessions } from './Sessions';
import { SettingsPage } from './SettingsPage';
import { TwoFactor } from './TwoFactor';

export function Security() {
  const me = useCurrentUser();
  const factors = trpc.members.factors.useQuery();
  // Codes stay visible until the member leaves the page, because the server stores only hashes.
  const [newCodes, setNewCodes] = useState<string[]>();
  return (
    <SettingsPage title="Your security" description={me?.owesSecondFactor && adminMessages.factorOwed}>
      <Stack columns={2}>
        <QueryBoundary query={factors} errorMessage={adminMessages.factorsFailed} height={240}>
          {({ codes, passkeys, recoveryCodes }) => {
            const hasTwoFactor = codes || passkeys.length > 0;
            return (
              <>
                <TwoFactor isOn={codes} onCodes={setNewCodes} />
                {hasTwoFactor && (
                  <RecoveryCodes remainingCount={recoveryCodes} newCodes={newCodes} onCodes={setNewCodes} />
                )}
                <Passkeys passkeys={passkeys} onCodes={setNewCodes} />
              </>
            );
          }}
        </QueryBoundary>
        <Sessions />
        {me && <PasswordForm email={me.email} />}
      </Stack>
    </SettingsPage>
  );
}

const EMPTY_VALUES = { current: '', next: '' };

function PasswordForm({ email }: { email: string }) {
  const { members } = trpc.useUtils();
  const form = useStoredForm({ schema: changePasswordSchema, values: EMPTY_VALUES });
  const change = trpc.members.changePassword.useMutation({
    meta: { done: adminMessages.passwordChanged },
    onSuccess() {
      form.reset(EMPTY_VALUES);
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
      <Form form={form} className={rows} onSubmit={passwords => change.mutate(passwords)}>
        {/* Helps password managers recognise the account. */}
        <input hidden autoComplete="username" value={email} readOnly />
        <Fields path="" />
        <Inline>
          <Button type="submit" isSending={change.isPending}>
            Change password
          </Button>
        </Inline>
      </Form>
    </Sheet>
  );
}

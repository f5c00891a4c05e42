import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import { form as rows } from '../../components/ui/Field';
import { toast } from '../../components/ui/toast-store';
import { confirmCodesSchema } from '../../domain/member';
import { type RouterOutputs, toCallError, trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { Fields } from '../fields/Fields';
import { Form, useStoredForm } from '../fields/Form';
import { secretValue as toCopy } from '../kit/parts.css';
import { Sheet } from '../kit/Sheet';
import { Inline, Split } from '../kit/Stack';
import { Text } from '../kit/Text';
import { PasswordDialog } from './PasswordDialog';
import * as css from './SettingsPage.css';

type TwoFactorProps = {
  /** Whether an authenticator app is set up. */
  isOn: boolean;
  /** Called with recovery codes when two-factor authentication is turned on. */
  onCodes: (codes: string[]) => void;
};

export function TwoFactor({ isOn, onCodes }: TwoFactorProps) {
  const { members } = trpc.useUtils();
  const [isConfirming, setIsConfirming] = useState(false);
  const startSetup = trpc.members.beginCodes.useMutation();
  const turnOff = trpc.members.turnOffCodes.useMutation({
    meta: { done: adminMessages.codesOff },
    onSuccess: () => members.factors.invalidate(),
  });
  function handleConfirmed(codes: string[] | undefined) {
    startSetup.reset();
    if (codes) onCodes(codes);
    return Promise.all([members.factors.invalidate(), members.me.invalidate()]);
  }

  return (
    <Sheet title="Authenticator app" note="A code from your phone, in addition to your password.">
      {startSetup.data && !isOn ? (
        <Setup setup={startSetup.data} onDone={handleConfirmed} />
      ) : (
        <Inline gap={4}>
          <Button onClick={() => setIsConfirming(true)}>{isOn ? 'Turn off' : 'Set up'}</Button>
          <Text size="small" weight="medium" tone={isOn ? 'good' : 'muted'}>
            {isOn ? 'On' : 'Off'}
          </Text>
        </Inline>
      )}
      {isConfirming && (
        <PasswordDialog
          title={isOn ? 'Turn off the authenticator app?' : 'Set up an authenticator app'}
          confirmLabel={isOn ? 'Turn off' : 'Continue'}
          action={password => (isOn ? turnOff : startSetup).mutateAsync({ password })}
          errorMessage={adminMessages.codesFailed}
          onClose={() => setIsConfirming(false)}
        >
          {isOn
            ? 'You’ll no longer be asked for a code. Unless you have a passkey, your password alone is enough to sign in.'
            : 'You’ll be asked for a code from your phone each time you sign in.'}
        </PasswordDialog>
      )}
    </Sheet>
  );
}

type SetupProps = {
  setup: RouterOutputs['members']['beginCodes'];
  onDone: (codes: string[] | undefined) => void;
};

function Setup({ setup: { secret, picture: qrPath }, onDone }: SetupProps) {
  const form = useStoredForm({ schema: confirmCodesSchema, values: { code: '' } });
  const confirmCode = trpc.members.confirmCodes.useMutation({
    meta: { done: adminMessages.codesOn },
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
    onError(error) {
      const { kind, message } = toCallError(error);
      if (kind) form.setServerErrors([{ path: 'code', message }]);
      else toast({ variant: 'error', message: adminMessages.codesFailed });
    },
  });
  return (
    <Split side="start" width="196px" collapse="phone" gap={6}>
      <svg
        className={css.qr}
        viewBox={`0 0 ${qrPath.side} ${qrPath.side}`}
        role="img"
        aria-label="QR code for the authenticator app"
        shapeRendering="crispEdges"
      >
        <path d={qrPath.path} />
      </svg>
      <Form form={form} className={rows} onSubmit={values => confirmCode.mutate(values)}>
        <Text as="p" size="small">
          Open your authenticator app and scan the code. No camera? Enter this key:
          <br />
          <b className={toCopy}>{secret.replace(/.{4}(?=.)/g, '$& ')}</b>
        </Text>
        <Fields path="" />
        <Inline>
          <Button variant="red_black" type="submit" isSending={confirmCode.isPending}>
            Turn on
          </Button>
        </Inline>
      </Form>
    </Split>
  );
}

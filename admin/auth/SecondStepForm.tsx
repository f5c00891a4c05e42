import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import { form as rows } from '../../components/ui/Field';
import { secondFactorCodeSchema } from '../../domain/member';
import { api, toCallError } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { Field } from '../fields/Fields';
import { Form, useStoredForm } from '../fields/Form';
import type { SecondStep, SignInResult } from '../SignInForm';
import { FormError } from './parts';
import { formatError } from './use-auth-form';

type SecondStepFormProps = {
  step: SecondStep;
  onSignedIn: (result: SignInResult) => void;
  /** Called when the step has expired or its single-use passkey challenge has been used. */
  onStartAgain: (message: string) => void;
};

/** Accepts a passkey, an app code or a recovery code. */
export function SecondStepForm({ step, onSignedIn, onStartAgain }: SecondStepFormProps) {
  const { ticket, passkey: passkeyOptions, codes } = step;
  const [isSigning, setIsSigning] = useState(false);
  const form = useStoredForm({ schema: secondFactorCodeSchema, values: { code: '' }, focus: 'code' });
  const [isSending, setIsSending] = useState(false);

  async function submit({ code }: { code: string }) {
    setIsSending(true);
    try {
      onSignedIn(await api.members.finishSignIn.mutate({ ticket, code }));
    } catch (error) {
      form.setServerErrors([{ path: 'code', message: formatError(error) }]);
      form.focus('code');
    }
    setIsSending(false);
  }

  async function signInWithPasskey() {
    if (!passkeyOptions) return;
    setIsSigning(true);
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const passkey = await startAuthentication({ optionsJSON: passkeyOptions }).catch(() => undefined);
    setIsSigning(false);
    // The passkey may be unavailable, so the member can enter a code instead.
    if (!passkey) return form.setServerErrors([{ path: '', message: adminMessages.passkeyGivenUp }]);
    try {
      onSignedIn(await api.members.finishSignIn.mutate({ ticket, passkey: { ...passkey } }));
    } catch (error) {
      onStartAgain(toCallError(error).message);
    }
  }

  return (
    <Form form={form} className={rows} method="post" onSubmit={submit}>
      {passkeyOptions && (
        <Button variant="red_black" size="large" isSending={isSigning} onClick={signInWithPasskey}>
          Use a passkey
        </Button>
      )}
      <FormError />
      <Field
        path="code"
        {...(codes
          ? { help: 'The six-digit code from your app, or a recovery code.' }
          : { label: 'Recovery code' })}
      />
      <Button
        variant={passkeyOptions ? 'outlined_black' : 'black_red'}
        size="large"
        type="submit"
        isSending={isSending}
      >
        Continue
      </Button>
    </Form>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '../../components/ui/Button';
import { FieldMessage, form, TextField } from '../../components/ui/Field';
import { confirmCodesSchema } from '../../domain/member';
import { api, failureOf } from '../../trpc/client';
import type { SecondStep, SignedIn } from '../SignInForm';
import { words } from '../words';
import { refusal } from './show-refusal';

type SecondStepFormProps = {
  step: SecondStep;
  onSignedIn: (signedIn: SignedIn) => void;
  /** Asked for once the step cannot be answered any more: what a passkey is asked is asked once. */
  onStartAgain: (message: string) => void;
};

/** What is asked beside the password: a passkey, or a code of an app or of the recovery codes. */
export function SecondStepForm({ step, onSignedIn, onStartAgain }: SecondStepFormProps) {
  const { ticket, passkey: question, codes } = step;
  const [signing, setSigning] = useState(false);
  const { register, handleSubmit, setError, setFocus, formState } = useForm<
    z.output<typeof confirmCodesSchema>
  >({ resolver: zodResolver(confirmCodesSchema), defaultValues: { code: '' } });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('code'), [setFocus]);

  const submit = handleSubmit(async ({ code }) => {
    try {
      onSignedIn(await api.members.finishSignIn.mutate({ ticket, code }));
    } catch (error) {
      setError('code', { message: refusal(error) });
      setFocus('code', { shouldSelect: true });
    }
  });

  async function sign() {
    if (!question) return;
    setSigning(true);
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const passkey = await startAuthentication({ optionsJSON: question }).catch(() => undefined);
    setSigning(false);
    // Closed, or no passkey at hand: a code may still do.
    if (!passkey) return setError('root', { message: words.passkeyGivenUp });
    try {
      onSignedIn(await api.members.finishSignIn.mutate({ ticket, passkey: { ...passkey } }));
    } catch (error) {
      onStartAgain(failureOf(error).message);
    }
  }

  return (
    <form className={form} method="post" noValidate onSubmit={submit}>
      {question && (
        <Button variant="red_black" size="large" sending={signing} onClick={sign}>
          Use a passkey
        </Button>
      )}
      {errors.root && (
        <div role="alert">
          <FieldMessage>{errors.root.message}</FieldMessage>
        </div>
      )}
      <TextField
        label={codes ? 'Code' : 'Recovery code'}
        autoComplete="one-time-code"
        inputMode="text"
        autoCapitalize="characters"
        spellCheck={false}
        required
        hint={codes ? 'The six digits of your app, or a recovery code.' : undefined}
        error={errors.code?.message}
        {...register('code')}
      />
      <Button
        variant={question ? 'outlined_black' : 'black_red'}
        size="large"
        type="submit"
        sending={isSubmitting}
      >
        Go on
      </Button>
    </form>
  );
}

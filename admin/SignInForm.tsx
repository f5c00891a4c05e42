import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { form, TextField } from '../components/ui/Field';
import { signInSchema } from '../domain/member';
import { api, type Outputs } from '../trpc/client';
import { Last } from './entry/parts';
import { refusal } from './entry/show-refusal';

type Credentials = z.output<typeof signInSchema>;
export type SecondStep = Extract<Outputs['members']['signIn'], { kind: 'second_step' }>;
/** Who came in, and whether a fresh site asks them first. */
export type SignedIn = Outputs['members']['finishSignIn'];

type SignInFormProps = {
  /** Who it was, where that is known and told beside it: then the password alone is asked for. */
  email?: string | undefined;
  /** Of a form whose button stands elsewhere. */
  id?: string | undefined;
  onSending?: ((sending: boolean) => void) | undefined;
  /** Called once the session is there, as a cookie. */
  onSignedIn: (signedIn: SignedIn) => void;
  /** Called when the password was right and more is asked for. */
  onSecondStep: (step: SecondStep) => void;
};

/** E-mail and password. */
export function SignInForm({ email, id, onSending, onSignedIn, onSecondStep }: SignInFormProps) {
  // Until the script is there the browser would send the password to the page's own address.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Credentials>({
    resolver: zodResolver(signInSchema),
    // Without it nothing is put in: somebody may have begun to type before the script was there.
    ...(email && { defaultValues: { email } }),
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async credentials => {
    onSending?.(true);
    try {
      const outcome = await api.members.signIn.mutate(credentials);
      if (outcome.kind === 'second_step') onSecondStep(outcome);
      else onSignedIn(outcome);
    } catch (error) {
      setError('root', { message: refusal(error) });
      setFocus('password', { shouldSelect: true });
    } finally {
      onSending?.(false);
    }
  });

  return (
    <form id={id} className={form} method="post" noValidate onSubmit={submit}>
      {email ? (
        // What keeps passwords knows by it whose this is.
        <input type="email" autoComplete="username" hidden readOnly {...register('email')} />
      ) : (
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          required
          error={errors.email?.message}
          {...register('email')}
        />
      )}
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register('password')}
      />
      <Last
        refused={errors.root?.message}
        disabled={!ready}
        sending={isSubmitting}
        elsewhere={id !== undefined}
      >
        Sign in
      </Last>
    </form>
  );
}

import { useEffect, useState } from 'react';
import { form as rows } from '../components/ui/Field';
import { signInSchema } from '../domain/member';
import { api, type RouterOutputs } from '../trpc/client';
import { FormError, FormSubmit } from './auth/parts';
import { useAuthForm } from './auth/use-auth-form';
import { Field } from './fields/Fields';
import { Form } from './fields/Form';

export type SecondStep = Extract<RouterOutputs['members']['signIn'], { kind: 'second_step' }>;
/** Member who signed in, and whether setup should start. */
export type SignInResult = RouterOutputs['members']['finishSignIn'];

type SignInFormProps = {
  /** Known email address. If set, only the password is requested. */
  email?: string | undefined;
  /** Form ID, for a submit button outside the form. */
  id?: string | undefined;
  onSending?: ((isSending: boolean) => void) | undefined;
  /** Called once the session cookie is set. */
  onSignedIn: (result: SignInResult) => void;
  /** Called if the password was correct and a second factor is required. */
  onSecondStep: (step: SecondStep) => void;
};

export function SignInForm({ email, id, onSending, onSignedIn, onSecondStep }: SignInFormProps) {
  // Before hydration, the browser would submit the password to the page's own URL.
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  const { form, isSending, submit } = useAuthForm({
    schema: signInSchema,
    values: { email: email ?? '', password: '' },
    errorFocus: 'password',
    async send(credentials) {
      onSending?.(true);
      try {
        const result = await api.members.signIn.mutate(credentials);
        if (result.kind === 'second_step') onSecondStep(result);
        else onSignedIn(result);
      } finally {
        onSending?.(false);
      }
    },
  });

  return (
    <Form form={form} id={id} className={rows} method="post" onSubmit={submit}>
      {email ? (
        // Helps password managers recognise the account.
        <input type="email" autoComplete="username" hidden readOnly value={email} />
      ) : (
        <Field path="email" />
      )}
      <Field path="password" />
      {id === undefined ? (
        <FormSubmit disabled={!isReady} isSending={isSending}>
          Sign in
        </FormSubmit>
      ) : (
        <FormError />
      )}
    </Form>
  );
}

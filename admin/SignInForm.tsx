import { useEffect, useState } from 'react';
import { form as rows } from '../components/ui/Field';
import { signInSchema } from '../domain/member';
import { api, type Outputs } from '../trpc/client';
import { Last, Refusal } from './entry/parts';
import { useEntryForm } from './entry/use-entry-form';
import { Field } from './fields/Fields';
import { Form } from './fields/Form';

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
  const { form, sending, submit } = useEntryForm({
    schema: signInSchema,
    values: { email: email ?? '', password: '' },
    again: 'password',
    async send(credentials) {
      onSending?.(true);
      try {
        const outcome = await api.members.signIn.mutate(credentials);
        if (outcome.kind === 'second_step') onSecondStep(outcome);
        else onSignedIn(outcome);
      } finally {
        onSending?.(false);
      }
    },
  });

  return (
    <Form form={form} id={id} className={rows} method="post" onSubmit={submit}>
      {email ? (
        // What keeps passwords knows by it whose this is.
        <input type="email" autoComplete="username" hidden readOnly value={email} />
      ) : (
        <Field path="email" />
      )}
      <Field path="password" />
      {id === undefined ? (
        <Last disabled={!ready} sending={sending}>
          Sign in
        </Last>
      ) : (
        <Refusal />
      )}
    </Form>
  );
}

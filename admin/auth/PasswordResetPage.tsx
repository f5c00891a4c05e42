import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import { FieldMessage, form as rows, TextField } from '../../components/ui/Field';
import { Skeleton } from '../../components/ui/Skeleton';
import { requestPasswordResetSchema, resetPasswordSchema } from '../../domain/member';
import { adminPaths } from '../../domain/paths';
import { text } from '../../styles/text.css';
import { api } from '../../trpc/client';
import { AuthPage } from '../AuthPage';
import { Fields } from '../fields/Fields';
import { Form } from '../fields/Form';
import { FormSubmit } from './parts';
import { useAuthForm } from './use-auth-form';
import { useAuthLink } from './use-auth-link';

const backLink = (
  <a className={text.link} href={adminPaths.signIn}>
    Back to sign-in
  </a>
);

/** Asks for the email address or, if the page was opened with a link, for the new password. */
export function PasswordResetPage() {
  const link = useAuthLink('password-reset');
  const [isDone, setIsDone] = useState(false);
  if (isDone)
    return (
      <AuthPage
        title="Password changed"
        description="All your sessions have ended. Sign in with your new password."
      >
        <p>
          <Button variant="black_red" size="large" href={adminPaths.signIn}>
            Sign in
          </Button>
        </p>
      </AuthPage>
    );
  return (
    <AuthPage
      title="New password"
      description={
        link.kind === 'open'
          ? 'This replaces your current password and ends all your sessions.'
          : 'We’ll email you a link. It works once and expires after an hour.'
      }
      footer={backLink}
    >
      {link.kind === 'reading' && <Skeleton height={160} />}
      {(link.kind === 'none' || link.kind === 'over') && (
        <div className={rows}>
          {link.kind === 'over' && <FieldMessage>{link.message}</FieldMessage>}
          <ResetRequestForm />
        </div>
      )}
      {link.kind === 'open' && (
        <NewPasswordForm
          key={link.token}
          token={link.token}
          email={link.email}
          onDone={() => setIsDone(true)}
        />
      )}
    </AuthPage>
  );
}

/** Shows the same message whether or not the account exists, so that attackers can't find accounts. */
function ResetRequestForm() {
  const [result, setResult] = useState<{ mailed: boolean }>();
  const { form, isSending, submit } = useAuthForm({
    schema: requestPasswordResetSchema,
    values: { email: '' },
    send: async values => setResult(await api.members.askForReset.mutate(values)),
  });
  if (result)
    return (
      <p role="status">
        {result.mailed
          ? 'If an account with this email address exists, the link is on its way.'
          : 'This site can’t send email. Ask an owner for a link. If you’re an owner, see the operating guide.'}
      </p>
    );
  return (
    <Form form={form} className={rows} method="post" onSubmit={submit}>
      <Fields path="" />
      <FormSubmit isSending={isSending}>Send link</FormSubmit>
    </Form>
  );
}

type NewPasswordProps = { token: string; email: string; onDone: () => void };

const newPasswordSchema = resetPasswordSchema.omit({ token: true });

function NewPasswordForm({ token, email, onDone }: NewPasswordProps) {
  const { form, isSending, submit } = useAuthForm({
    schema: newPasswordSchema,
    values: { password: '' },
    async send({ password }) {
      await api.members.resetPassword.mutate({ token, password });
      onDone();
    },
  });
  return (
    <Form form={form} className={rows} method="post" onSubmit={submit}>
      <TextField label="Email" type="email" autoComplete="username" value={email} readOnly />
      <Fields path="" />
      <FormSubmit isSending={isSending}>Change password</FormSubmit>
    </Form>
  );
}

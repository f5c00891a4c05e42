import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import { FieldMessage, form as rows, TextField } from '../../components/ui/Field';
import { Skeleton } from '../../components/ui/Skeleton';
import { askForResetSchema, resetPasswordSchema } from '../../domain/member';
import { adminPaths } from '../../domain/paths';
import { text } from '../../styles/text.css';
import { api } from '../../trpc/client';
import { EntryPage } from '../EntryPage';
import { Fields } from '../fields/Fields';
import { Form } from '../fields/Form';
import { Last } from './parts';
import { useEntryForm } from './use-entry-form';
import { useLink } from './use-link';

const back = (
  <a className={text.link} href={adminPaths.signIn}>
    Back to sign-in
  </a>
);

/** A new password: asks for a link, and is where that link leads. */
export function Reset() {
  const link = useLink('password-reset');
  const [done, setDone] = useState(false);
  if (done)
    return (
      <EntryPage title="Done" line="The password is changed, and every session has ended.">
        <p>
          <Button variant="black_red" size="large" href={adminPaths.signIn}>
            Sign in
          </Button>
        </p>
      </EntryPage>
    );
  return (
    <EntryPage
      title="New password"
      line={
        link.kind === 'open'
          ? 'It takes the place of the old one, and ends every session.'
          : 'We mail a link to the address of your account. It works once, within an hour.'
      }
      foot={back}
    >
      {link.kind === 'reading' && <Skeleton height={160} />}
      {(link.kind === 'none' || link.kind === 'over') && (
        <div className={rows}>
          {link.kind === 'over' && <FieldMessage>{link.message}</FieldMessage>}
          <AskForm />
        </div>
      )}
      {link.kind === 'open' && (
        <NewPasswordForm
          key={link.token}
          token={link.token}
          email={link.email}
          onDone={() => setDone(true)}
        />
      )}
    </EntryPage>
  );
}

/** Says the same whether the address has an account or not. */
function AskForm() {
  const [answer, setAnswer] = useState<{ mailed: boolean }>();
  const { form, sending, submit } = useEntryForm({
    schema: askForResetSchema,
    values: { email: '' },
    send: async values => setAnswer(await api.members.askForReset.mutate(values)),
  });
  if (answer)
    return (
      <p role="status">
        {answer.mailed
          ? 'If there is an account under that address, the link is on its way.'
          : 'This site sends no mail. Ask an owner for a link; owners find help in the operating guide.'}
      </p>
    );
  return (
    <Form form={form} className={rows} method="post" onSubmit={submit}>
      <Fields path="" />
      <Last sending={sending}>Send me the link</Last>
    </Form>
  );
}

type NewPasswordProps = { token: string; email: string; onDone: () => void };

const newPasswordSchema = resetPasswordSchema.omit({ token: true });

function NewPasswordForm({ token, email, onDone }: NewPasswordProps) {
  const { form, sending, submit } = useEntryForm({
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
      <Last sending={sending}>Change the password</Last>
    </Form>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '../../components/ui/Button';
import { FieldMessage, form, TextField } from '../../components/ui/Field';
import { Skeleton } from '../../components/ui/Skeleton';
import { askForResetSchema, resetPasswordSchema } from '../../domain/member';
import { adminPaths } from '../../domain/paths';
import { text } from '../../styles/text.css';
import { api } from '../../trpc/client';
import { EntryPage } from '../EntryPage';
import { Last, NewPassword } from './parts';
import { showRefusal } from './show-refusal';
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
        <div className={form}>
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
  const { register, handleSubmit, setError, formState } = useForm<z.output<typeof askForResetSchema>>({
    resolver: zodResolver(askForResetSchema),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async values => {
    try {
      setAnswer(await api.members.askForReset.mutate(values));
    } catch (error) {
      showRefusal(error, ['email'], setError);
    }
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
    <form className={form} method="post" noValidate onSubmit={submit}>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <Last refused={errors.root?.message} sending={isSubmitting}>
        Send me the link
      </Last>
    </form>
  );
}

type NewPasswordProps = { token: string; email: string; onDone: () => void };

function NewPasswordForm({ token, email, onDone }: NewPasswordProps) {
  const { register, handleSubmit, setError, formState } = useForm<z.output<typeof resetPasswordSchema>>({
    resolver: zodResolver(resetPasswordSchema),
    defaultValues: { token, password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async values => {
    try {
      await api.members.resetPassword.mutate(values);
      onDone();
    } catch (error) {
      showRefusal(error, ['password'], setError);
    }
  });
  return (
    <form className={form} method="post" noValidate onSubmit={submit}>
      <TextField label="Email" type="email" autoComplete="username" value={email} readOnly />
      <NewPassword error={errors.password?.message} {...register('password')} />
      <Last refused={errors.root?.message} sending={isSubmitting}>
        Change the password
      </Last>
    </form>
  );
}

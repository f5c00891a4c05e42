import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { FieldMessage, form, TextField } from '../../components/ui/Field';
import { Skeleton } from '../../components/ui/Skeleton';
import { site } from '../../content/site';
import { acceptSchema } from '../../domain/member';
import { messages } from '../../domain/messages';
import { adminPaths } from '../../domain/paths';
import { api } from '../../trpc/client';
import { EntryPage } from '../EntryPage';
import { Last, NewPassword } from './parts';
import { showRefusal } from './show-refusal';
import { useLink } from './use-link';

/** Where an invitation leads: name and password, and one is in. */
export function Invitation() {
  const link = useLink('invitation');
  return (
    <EntryPage title="Welcome" line={`You are invited to the staff area of ${site.name}.`}>
      {link.kind === 'reading' && <Skeleton height={280} />}
      {(link.kind === 'none' || link.kind === 'over') && (
        <FieldMessage>{link.kind === 'over' ? link.message : messages.linkOver}</FieldMessage>
      )}
      {link.kind === 'open' && <AcceptForm key={link.token} token={link.token} email={link.email} />}
    </EntryPage>
  );
}

function AcceptForm({ token, email }: { token: string; email: string }) {
  const { register, handleSubmit, setError, formState } = useForm<z.output<typeof acceptSchema>>({
    resolver: zodResolver(acceptSchema),
    defaultValues: { token, name: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async values => {
    try {
      await api.members.acceptInvitation.mutate(values);
      // With a full load, which knows who is signed in.
      location.replace(adminPaths.base);
    } catch (error) {
      showRefusal(error, ['name', 'password'], setError);
    }
  });
  return (
    <form className={form} method="post" noValidate onSubmit={submit}>
      <TextField label="Email" type="email" autoComplete="username" value={email} readOnly />
      <TextField
        label="Name"
        autoComplete="name"
        required
        error={errors.name?.message}
        {...register('name')}
      />
      <NewPassword label="Password" error={errors.password?.message} {...register('password')} />
      <Last refused={errors.root?.message} sending={isSubmitting}>
        Accept the invitation
      </Last>
    </form>
  );
}

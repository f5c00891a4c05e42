import { FieldMessage, form as rows, TextField } from '../../components/ui/Field';
import { Skeleton } from '../../components/ui/Skeleton';
import { getSite } from '../../domain/current-site';
import { acceptInvitationSchema } from '../../domain/member';
import { messages } from '../../domain/messages';
import { adminPaths } from '../../domain/paths';
import { api } from '../../trpc/client';
import { AuthPage } from '../AuthPage';
import { Fields } from '../fields/Fields';
import { Form } from '../fields/Form';
import { FormSubmit } from './parts';
import { useAuthForm } from './use-auth-form';
import { useAuthLink } from './use-auth-link';

export function InvitationPage() {
  const link = useAuthLink('invitation');
  return (
    <AuthPage title="Welcome" description={`You’ve been invited to ${getSite().name}.`}>
      {link.kind === 'reading' && <Skeleton height={280} />}
      {(link.kind === 'none' || link.kind === 'over') && (
        <FieldMessage>{link.kind === 'over' ? link.message : messages.linkOver}</FieldMessage>
      )}
      {link.kind === 'open' && <AcceptForm key={link.token} token={link.token} email={link.email} />}
    </AuthPage>
  );
}

const schema = acceptInvitationSchema.omit({ token: true });

function AcceptForm({ token, email }: { token: string; email: string }) {
  const { form, isSending, submit } = useAuthForm({
    schema,
    values: { name: '', password: '' },
    async send(values) {
      await api.members.acceptInvitation.mutate({ ...values, token });
      // Reload, because the server renders the pages for the new session.
      location.replace(adminPaths.base);
    },
  });
  return (
    <Form form={form} className={rows} method="post" onSubmit={submit}>
      <TextField label="Email" type="email" autoComplete="username" value={email} readOnly />
      <Fields path="" />
      <FormSubmit isSending={isSending}>Accept invitation</FormSubmit>
    </Form>
  );
}

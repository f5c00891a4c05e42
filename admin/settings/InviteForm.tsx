import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '../../components/ui/Button';
import { Select, TextField } from '../../components/ui/Field';
import { toast } from '../../components/ui/toast-store';
import { inviteSchema } from '../../domain/member';
import { ROLES } from '../../domain/members/permissions';
import { ROLE_WORDS } from '../../domain/members/role-words';
import { failureOf, trpc } from '../../trpc/client';
import { words } from '../words';
import * as css from './Members.css';
import { SettingsBlock } from './SettingsPage';
import { ShownLink } from './ShownLink';

/** Lets somebody in: by mail, or with a link to pass on where the site sends no mail. */
export function InviteForm() {
  const { members } = trpc.useUtils();
  const { register, handleSubmit, setError, reset, formState } = useForm<z.output<typeof inviteSchema>>({
    resolver: zodResolver(inviteSchema),
    defaultValues: { email: '', role: 'author' },
  });
  const invite = trpc.members.invite.useMutation({
    onSuccess(sent) {
      reset();
      if (sent.mailed) toast({ variant: 'success', message: words.invitationSent });
      return members.list.invalidate();
    },
    onError(error) {
      const { errors, message, kind } = failureOf(error);
      if (errors.length > 0) setError('email', { message }, { shouldFocus: true });
      else toast({ variant: 'error', message: kind ? message : words.inviteFailed });
    },
  });
  const sent = invite.data;
  return (
    <SettingsBlock title="Invite">
      <form className={css.invite} noValidate onSubmit={handleSubmit(values => invite.mutate(values))}>
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          required
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <Select label="Role" {...register('role')}>
          {[...ROLES].reverse().map(role => (
            <option key={role} value={role}>
              {ROLE_WORDS[role].name}
            </option>
          ))}
        </Select>
        <Button className={css.send} variant="red_black" type="submit" sending={invite.isPending}>
          Send the invitation
        </Button>
      </form>
      {sent && !sent.mailed && <ShownLink address={sent.address} />}
      <dl className={css.roleList}>
        {ROLES.map(role => (
          <div key={role} className={css.role}>
            <dt className={css.roleName}>{ROLE_WORDS[role].name}</dt>
            <dd className={css.roleSays}>{ROLE_WORDS[role].says}</dd>
          </div>
        ))}
      </dl>
    </SettingsBlock>
  );
}

import { Button } from '../../components/ui/Button';
import { toast } from '../../components/ui/toast-store';
import { inviteSchema } from '../../domain/member';
import { ROLES } from '../../domain/members/permissions';
import { ROLE_WORDS } from '../../domain/members/role-words';
import { failureOf, trpc } from '../../trpc/client';
import { Fields } from '../fields/Fields';
import { Form, useStoredForm } from '../fields/Form';
import { words } from '../words';
import * as css from './Members.css';
import { SettingsBlock } from './SettingsPage';
import { ShownLink } from './ShownLink';

const EMPTY = { email: '', role: 'author' };

/** Lets somebody in: by mail, or with a link to pass on where the site sends no mail. */
export function InviteForm() {
  const { members } = trpc.useUtils();
  const form = useStoredForm({ schema: inviteSchema, values: EMPTY });
  const invite = trpc.members.invite.useMutation({
    onSuccess(sent) {
      form.begin(EMPTY);
      if (sent.mailed) toast({ variant: 'success', message: words.invitationSent });
      return members.list.invalidate();
    },
    onError(error) {
      const { errors, message, kind } = failureOf(error);
      if (errors.length > 0) form.refuse([{ path: 'email', message }]);
      else toast({ variant: 'error', message: kind ? message : words.inviteFailed });
    },
  });
  const sent = invite.data;
  return (
    <SettingsBlock title="Invite">
      <Form form={form} className={css.invite} onSubmit={values => invite.mutate(values)}>
        <Fields path="" />
        <Button className={css.send} variant="red_black" type="submit" sending={invite.isPending}>
          Send the invitation
        </Button>
      </Form>
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

import { Button } from '../../components/ui/Button';
import { toast } from '../../components/ui/toast-store';
import { inviteSchema } from '../../domain/member';
import { ROLES } from '../../domain/members/permissions';
import { ROLE_LABELS } from '../../domain/members/role-labels';
import { toCallError, trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { Fields } from '../fields/Fields';
import { Form, useStoredForm } from '../fields/Form';
import { formRow, toolButton } from '../kit/layout.css';
import { Sheet } from '../kit/Sheet';
import { Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { OneTimeLink } from './OneTimeLink';

const EMPTY = { email: '', role: 'author' };

/** Invites a member by email, or shows a link to pass on if the site can't send email. */
export function InviteForm() {
  const { members } = trpc.useUtils();
  const form = useStoredForm({ schema: inviteSchema, values: EMPTY });
  const invite = trpc.members.invite.useMutation({
    onSuccess(invitation) {
      form.reset(EMPTY);
      if (invitation.mailed) toast({ variant: 'success', message: adminMessages.invitationSent });
      return members.list.invalidate();
    },
    onError(error) {
      const { errors, message, kind } = toCallError(error);
      if (errors.length > 0) form.setServerErrors([{ path: 'email', message }]);
      else toast({ variant: 'error', message: kind ? message : adminMessages.inviteFailed });
    },
  });
  const invitation = invite.data;
  return (
    <Sheet title="Invite">
      <Form form={form} className={formRow} onSubmit={values => invite.mutate(values)}>
        <Fields path="" />
        <Button className={toolButton} variant="red_black" type="submit" isSending={invite.isPending}>
          Send invitation
        </Button>
      </Form>
      {invitation && !invitation.mailed && <OneTimeLink url={invitation.address} />}
      <Stack as="dl" columns={4} gap={4}>
        {ROLES.map(role => (
          <div key={role}>
            <Text as="dt" size="caption" weight="strong">
              {ROLE_LABELS[role].name}
            </Text>
            <Text as="dd" size="caption" tone="muted">
              {ROLE_LABELS[role].description}
            </Text>
          </div>
        ))}
      </Stack>
    </Sheet>
  );
}

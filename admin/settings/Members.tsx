import { useId } from 'react';
import { Button } from '../../components/ui/Button';
import { Switch } from '../../components/ui/Switch';
import { toast } from '../../components/ui/toast-store';
import { capitalise } from '../../domain/kinds/areas';
import { inviteSchema } from '../../domain/member';
import { ROLES } from '../../domain/members/permissions';
import { ROLE_LABELS } from '../../domain/members/role-labels';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { Fields } from '../fields/Fields';
import { Form, useStoredForm } from '../fields/Form';
import { spellNumber } from '../format-count';
import { formRow, toolButton } from '../kit/layout.css';
import { Sheet } from '../kit/Sheet';
import { Inline, Stack } from '../kit/Stack';
import { Table } from '../kit/Table';
import { Text } from '../kit/Text';
import { QueryBoundary } from '../ListBody';
import { useCurrentUser } from '../use-current-user';
import { MemberRow } from './MemberRow';
import { OneTimeLink } from './OneTimeLink';
import { SettingsPage } from './SettingsPage';

/** Returns text such as `Five people, one invited`. */
function formatHeading(members: readonly { state: string }[]): string {
  const invitedCount = members.filter(({ state }) => state === 'invited').length;
  const people = members.length - invitedCount;
  const peopleText = `${capitalise(spellNumber(people))} ${people === 1 ? 'person' : 'people'}`;
  return invitedCount === 0 ? peopleText : `${peopleText}, ${spellNumber(invitedCount)} invited`;
}

export function Members() {
  const me = useCurrentUser();
  const members = trpc.members.list.useQuery();
  return (
    <SettingsPage title="Users">
      <Stack>
        <InviteForm />
        <QueryBoundary query={members} errorMessage={adminMessages.membersFailed} height={320}>
          {data => (
            <Sheet title={formatHeading(data)}>
              <Stack gap={4}>
                <Table
                  columns={[
                    { title: 'User', look: 'line' },
                    { title: 'Role' },
                    { title: 'Last seen', look: 'wide' },
                    { title: 'Two-factor', look: 'named' },
                    { title: 'Actions', look: 'actions' },
                  ]}
                >
                  {data.map(member => (
                    <MemberRow key={member._id} member={member} isMe={member._id === me?._id} />
                  ))}
                </Table>
                <RequireTwoFactorSwitch />
                <Text as="p" size="caption" tone="muted">
                  Disabling a user ends all their sessions immediately. Their name stays on articles and
                  requests. The last owner can’t be disabled.
                </Text>
              </Stack>
            </Sheet>
          )}
        </QueryBoundary>
      </Stack>
    </SettingsPage>
  );
}

const EMPTY_VALUES = { email: '', role: 'author' };

/** Invites a member by email, or shows a link to pass on if the site can't send email. */
function InviteForm() {
  const { members } = trpc.useUtils();
  const form = useStoredForm({ schema: inviteSchema, values: EMPTY_VALUES });
  const invite = trpc.members.invite.useMutation({
    meta: { failed: adminMessages.inviteFailed, form },
    onSuccess(invitation) {
      form.reset(EMPTY_VALUES);
      if (invitation.mailed) toast({ variant: 'success', message: adminMessages.invitationSent });
      return members.list.invalidate();
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
      <Stack as="dl" columns={2} gap={2}>
        {ROLES.map(role => (
          <Inline key={role} gap={1} align="baseline">
            <Text as="dt" size="caption" weight="strong">
              {ROLE_LABELS[role].name}
            </Text>
            <Text as="dd" size="caption" tone="muted">
              {ROLE_LABELS[role].description}
            </Text>
          </Inline>
        ))}
      </Stack>
    </Sheet>
  );
}

/** Renders a switch that reverts if the request fails. */
function RequireTwoFactorSwitch() {
  const id = useId();
  const { members } = trpc.useUtils();
  const { data: isRequired } = trpc.members.factorForAll.useQuery();
  const setRequired = trpc.members.askAllForFactor.useMutation({
    meta: { failed: adminMessages.memberChangeFailed },
    onSuccess: () => members.factorForAll.invalidate(),
  });
  if (isRequired === undefined) return null;
  return (
    <Inline gap={3} wrap={false}>
      <Text as="label" size="small" htmlFor={id}>
        Require two-factor authentication for everyone
      </Text>
      <Switch
        id={id}
        checked={setRequired.isPending ? setRequired.variables.on : isRequired}
        disabled={setRequired.isPending}
        onChange={({ target }) => setRequired.mutate({ on: target.checked })}
      />
    </Inline>
  );
}

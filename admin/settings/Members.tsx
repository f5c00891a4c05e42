import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { Sheet } from '../kit/Sheet';
import { Stack } from '../kit/Stack';
import { Table } from '../kit/Table';
import { Text } from '../kit/Text';
import { QueryBoundary } from '../ListBody';
import { useCurrentUser } from '../use-current-user';
import { InviteForm } from './InviteForm';
import { MemberRow } from './MemberRow';
import { RequireTwoFactorSwitch } from './RequireTwoFactorSwitch';
import { SettingsPage } from './SettingsPage';

const NUMBER_WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const spellNumber = (count: number) => NUMBER_WORDS[count] ?? String(count);

/** Returns text such as `Five people, one invited`. */
function formatHeading(members: readonly { state: string }[]): string {
  const invitedCount = members.filter(({ state }) => state === 'invited').length;
  const people = members.length - invitedCount;
  const peopleText = `${spellNumber(people)} ${people === 1 ? 'person' : 'people'}`;
  return invitedCount === 0
    ? peopleText
    : `${peopleText}, ${spellNumber(invitedCount).toLowerCase()} invited`;
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
            <Sheet title={formatHeading(data)} action={<RequireTwoFactorSwitch />}>
              <Stack gap={4}>
                <Table
                  columns={[
                    { title: 'User', look: 'line' },
                    { title: 'Role' },
                    { title: 'Last seen', look: 'wide' },
                    { title: 'Two-factor', look: 'wide' },
                    { title: 'Actions', look: 'actions' },
                  ]}
                >
                  {data.map(member => (
                    <MemberRow key={member._id} member={member} isMe={member._id === me?._id} />
                  ))}
                </Table>
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

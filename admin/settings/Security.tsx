import { useState } from 'react';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { Stack } from '../kit/Stack';
import { QueryBoundary } from '../ListBody';
import { useCurrentUser } from '../use-current-user';
import { Passkeys } from './Passkeys';
import { PasswordForm } from './PasswordForm';
import { RecoveryCodes } from './RecoveryCodes';
import { Sessions } from './Sessions';
import { SettingsPage } from './SettingsPage';
import { TwoFactor } from './TwoFactor';

export function Security() {
  const me = useCurrentUser();
  const factors = trpc.members.factors.useQuery();
  // Codes stay visible until the member leaves the page, because the server stores only hashes.
  const [newCodes, setNewCodes] = useState<string[]>();
  return (
    <SettingsPage title="Your security" description={me?.owesSecondFactor && adminMessages.factorOwed}>
      <Stack>
        <Stack columns={2}>
          <QueryBoundary query={factors} errorMessage={adminMessages.factorsFailed} height={240}>
            {({ codes, passkeys, recoveryCodes }) => {
              const hasTwoFactor = codes || passkeys.length > 0;
              return (
                <>
                  <TwoFactor isOn={codes} onCodes={setNewCodes} />
                  <RecoveryCodes
                    remainingCount={hasTwoFactor ? recoveryCodes : undefined}
                    newCodes={hasTwoFactor ? newCodes : undefined}
                    onCodes={setNewCodes}
                  />
                  <Passkeys passkeys={passkeys} onCodes={setNewCodes} />
                </>
              );
            }}
          </QueryBoundary>
          <Sessions />
        </Stack>
        {me && <PasswordForm email={me.email} />}
      </Stack>
    </SettingsPage>
  );
}

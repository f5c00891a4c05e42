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
  const [fresh, setFresh] = useState<string[]>();
  return (
    <SettingsPage title="Your security" line={me?.owesSecondFactor && adminMessages.factorOwed}>
      <Stack>
        <Stack columns={2}>
          <QueryBoundary query={factors} errorMessage={adminMessages.factorsFailed} height={240}>
            {({ codes, passkeys, recoveryCodes }) => {
              const has = codes || passkeys.length > 0;
              return (
                <>
                  <TwoFactor on={codes} onCodes={setFresh} />
                  <RecoveryCodes
                    left={has ? recoveryCodes : undefined}
                    fresh={has ? fresh : undefined}
                    onCodes={setFresh}
                  />
                  <Passkeys passkeys={passkeys} onCodes={setFresh} />
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

import { useState } from 'react';
import { trpc } from '../../trpc/client';
import { Stack } from '../kit/Stack';
import { Loaded } from '../ListBody';
import { useMe } from '../use-me';
import { words } from '../words';
import { Passkeys } from './Passkeys';
import { PasswordForm } from './PasswordForm';
import { RecoveryCodes } from './RecoveryCodes';
import { Sessions } from './Sessions';
import { SettingsPage } from './SettingsPage';
import { TwoFactor } from './TwoFactor';

/** Renders the member's sign-in methods and sessions. */
export function Security() {
  const me = useMe();
  const factors = trpc.members.factors.useQuery();
  // Kept until this page is left; the server stores only hashes.
  const [fresh, setFresh] = useState<string[]>();
  return (
    <SettingsPage title="Your security" line={me?.owesSecondFactor && words.factorOwed}>
      <Stack>
        <Stack columns={2}>
          <Loaded query={factors} failed={words.factorsFailed} height={240}>
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
          </Loaded>
          <Sessions />
        </Stack>
        {me && <PasswordForm email={me.email} />}
      </Stack>
    </SettingsPage>
  );
}

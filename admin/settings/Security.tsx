import { useState } from 'react';
import { Skeleton } from '../../components/ui/Skeleton';
import { trpc } from '../../trpc/client';
import { ListFailure } from '../ListBody';
import { useMe } from '../use-me';
import { words } from '../words';
import { Passkeys } from './Passkeys';
import { PasswordForm } from './PasswordForm';
import { RecoveryCodes } from './RecoveryCodes';
import * as css from './Security.css';
import { Sessions } from './Sessions';
import { SettingsPage } from './SettingsPage';
import { TwoFactor } from './TwoFactor';

/** How the signed-in person proves who they are, and where they have. */
export function Security() {
  const me = useMe();
  const { data: factors, error, refetch } = trpc.members.factors.useQuery();
  // Kept here only, until this page is left: nobody can show them again.
  const [fresh, setFresh] = useState<string[]>();
  const has = factors && (factors.codes || factors.passkeys.length > 0);
  return (
    <SettingsPage title="Your security" line={me?.owesSecondFactor && words.factorOwed}>
      <div className={css.pair}>
        {error && !factors && <ListFailure error={error} failed={words.factorsFailed} onRetry={refetch} />}
        {!factors && !error && <Skeleton height={240} />}
        {factors && (
          <>
            <TwoFactor on={factors.codes} onCodes={setFresh} />
            <RecoveryCodes
              left={has ? factors.recoveryCodes : undefined}
              fresh={has ? fresh : undefined}
              onCodes={setFresh}
            />
            <Passkeys passkeys={factors.passkeys} onCodes={setFresh} />
          </>
        )}
        <Sessions />
        {me && <PasswordForm email={me.email} />}
      </div>
    </SettingsPage>
  );
}

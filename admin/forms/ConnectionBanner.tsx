import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import * as css from './ConnectionBanner.css';
import type { SaveState } from './save-state';
import { useIsOnline } from './use-online';

type ConnectionBannerProps = { saveState: SaveState; onRetry: () => void; onSignIn: () => void };

/** Tells the editor where changes are stored while they can't be saved (rule 61). */
export function ConnectionBanner({ saveState, onRetry, onSignIn }: ConnectionBannerProps) {
  const isOnline = useIsOnline();
  // Show the last message during a retry.
  const [shownState, setShownState] = useState(saveState);
  if (saveState.kind !== 'saving' && saveState !== shownState) setShownState(saveState);
  const reason = shownState.kind === 'waiting' ? shownState.reason : undefined;
  // The form bar reports changes that aren't stored anywhere.
  if (shownState.kind === 'waiting' && !shownState.isLocal) return null;
  if (reason === 'signed-out')
    return (
      <div className={css.banner} role="status">
        <p>
          <b>Your session has ended.</b> Your changes are stored on this device.
        </p>
        <Button className={css.action} onClick={onSignIn}>
          Sign in
        </Button>
      </div>
    );
  if (isOnline && reason !== 'offline') return null;
  return (
    <div className={css.offlineBanner} role="status">
      <p>
        <b>{isOnline ? 'The server isn’t responding.' : 'You’re offline.'}</b> Your changes are stored on this
        device and will be saved when the connection is back.
      </p>
      <Button className={css.action} onClick={onRetry}>
        Try now
      </Button>
    </div>
  );
}

import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import * as css from './AwayBanner.css';
import type { Keeping } from './keeping';
import { useOnline } from './use-online';

type AwayBannerProps = { keeping: Keeping; onTry: () => void; onSignIn: () => void };

/** Renders a banner when changes can't be saved: where they are stored, and how to fix it (rule 61). */
export function AwayBanner({ keeping, onTry, onSignIn }: AwayBannerProps) {
  const online = useOnline();
  // Keeps the last message during a retry.
  const [known, setKnown] = useState(keeping);
  if (keeping.kind !== 'saving' && keeping !== known) setKnown(keeping);
  const why = known.kind === 'waiting' ? known.why : undefined;
  // The footer reports text that isn't stored anywhere.
  if (known.kind === 'waiting' && !known.local) return null;
  if (why === 'signed-out')
    return (
      <div className={css.banner} role="status">
        <p>
          <b>Your session has ended.</b> Your words stay on this device.
        </p>
        <Button variant="outlined_black" className={css.way} onClick={onSignIn}>
          Sign in
        </Button>
      </div>
    );
  if (online && why !== 'offline') return null;
  return (
    <div className={css.offline} role="status">
      <p>
        <b>{online ? 'The site does not answer.' : 'You are offline.'}</b> What you write stays on this device
        and is saved when the line is back.
      </p>
      <Button variant="outlined_black" className={css.way} onClick={onTry}>
        Try now
      </Button>
    </div>
  );
}

import { useMe } from '../use-me';
import { PasswordForm } from './PasswordForm';
import * as css from './Security.css';
import { Sessions } from './Sessions';
import { SettingsPage } from './SettingsPage';

/** How the signed-in person proves who they are, and where they have. */
export function Security() {
  const me = useMe();
  return (
    <SettingsPage title="Your security">
      <div className={css.pair}>
        <Sessions />
        {me && <PasswordForm email={me.email} />}
      </div>
    </SettingsPage>
  );
}

import { settingsPaths } from '../domain/members/areas';
import { text } from '../styles/text.css';
import { Dialog } from './kit/Dialog';
import { ProfileForm } from './ProfileForm';
import type { CurrentUser } from './use-current-user';

export default function ProfileDialog({ me, onClose }: { me: CurrentUser; onClose: () => void }) {
  return (
    <Dialog title="Profile" size="medium" onClose={onClose}>
      <ProfileForm me={me} />
      <p>
        <a className={text.link} href={settingsPaths.security} onClick={onClose}>
          Password, two-factor authentication and sessions
        </a>
      </p>
    </Dialog>
  );
}

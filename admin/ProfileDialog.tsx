import Modal from '../components/ui/Modal';
import { settingsPaths } from '../domain/members/areas';
import { text } from '../styles/text.css';
import * as css from './ProfileDialog.css';
import { ProfileForm } from './ProfileForm';
import type { Me } from './use-me';

/** The signed-in person's own matters. */
export default function ProfileDialog({ me, onClose }: { me: Me; onClose: () => void }) {
  return (
    <Modal title="Profile" className={css.width} onClose={onClose}>
      <ProfileForm me={me} />
      <p className={css.part}>
        <a className={text.link} href={settingsPaths.security} onClick={onClose}>
          Password, two-factor and sessions
        </a>
      </p>
    </Modal>
  );
}

import Modal from '../ui/Modal';
import { PasswordForm } from './PasswordForm';
import * as css from './ProfileDialog.css';
import { ProfileForm } from './ProfileForm';
import { SessionList } from './SessionList';
import type { Me } from './use-me';

/** The signed-in person's own matters. */
export default function ProfileDialog({ me, onClose }: { me: Me; onClose: () => void }) {
  return (
    <Modal title="Profile" className={css.width} onClose={onClose}>
      <ProfileForm me={me} />
      <PasswordForm email={me.email} />
      <SessionList />
    </Modal>
  );
}

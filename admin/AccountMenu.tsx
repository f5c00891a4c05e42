import { useState } from 'react';
import { Avatar } from '../components/ui/Avatar';
import { loadOnDemand } from '../components/ui/on-demand';
import { adminPaths } from '../domain/paths';
import { visuallyHidden } from '../styles/layout.css';
import * as css from './AdminHeader.css';
import { ActionMenu } from './kit/ActionMenu';
import { Text } from './kit/Text';
import { signOut } from './sign-out';
import { useCan, useCurrentUser } from './use-current-user';

const ProfileDialog = loadOnDemand(() => import('./ProfileDialog'));

export function AccountMenu() {
  const me = useCurrentUser();
  const can = useCan();
  const [isProfileOpen, setIsProfileOpen] = useState(false);
  if (!me) return null;
  return (
    <>
      <ActionMenu
        className={css.account}
        actions={[
          { label: 'Profile', onPress: () => setIsProfileOpen(true) },
          can('system.read') && { label: 'System', href: adminPaths.system },
          { label: 'Logout', onPress: signOut },
        ]}
      >
        <Text visuallyHiddenUpTo="tablet">{me.name || me.email}</Text>
        <Avatar name={me.name || me.email} rim={-30} size={40} photo={me.photo} />
        <span className={visuallyHidden}>Account menu</span>
      </ActionMenu>
      {isProfileOpen && <ProfileDialog me={me} onClose={() => setIsProfileOpen(false)} />}
    </>
  );
}

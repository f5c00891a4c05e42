import { useState } from 'react';
import { Avatar } from '../components/ui/Avatar';
import { loadOnDemand } from '../components/ui/on-demand';
import { adminPaths } from '../domain/paths';
import { getInitials } from '../domain/person';
import { visuallyHidden } from '../styles/layout.css';
import * as css from './AdminHeader.css';
import { menu, menuItem } from './forms/menu.css';
import { Text } from './kit/Text';
import * as Menu from './Menu';
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
      <Menu.Root>
        <Menu.Trigger className={css.account}>
          <Text visuallyHiddenUpTo="tablet">{me.name || me.email}</Text>
          <Avatar initials={getInitials(me.name || me.email)} rim={-30} size={40} photo={me.photo} />
          <span className={visuallyHidden}>Account menu</span>
        </Menu.Trigger>
        <Menu.Content className={menu} align="end" sideOffset={10}>
          <Menu.Item className={menuItem} onSelect={() => setIsProfileOpen(true)}>
            Profile
          </Menu.Item>
          {can('system.read') && (
            <Menu.Item className={menuItem} asChild>
              <a href={adminPaths.system}>System</a>
            </Menu.Item>
          )}
          <Menu.Item className={menuItem} onSelect={signOut}>
            Logout
          </Menu.Item>
        </Menu.Content>
      </Menu.Root>
      {isProfileOpen && <ProfileDialog me={me} onClose={() => setIsProfileOpen(false)} />}
    </>
  );
}

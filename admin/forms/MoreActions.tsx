import { Icon } from '../../components/ui/Icon';
import { down } from '../../components/ui/icons';
import { visuallyHidden } from '../../styles/layout.css';
import * as Menu from '../Menu';
import { menu, menuItem } from './menu.css';

export type MenuAction = { label: string; onPress: () => void };

export const MoreActions = ({
  actions,
  className,
}: {
  actions: readonly MenuAction[];
  className: string;
}) => (
  <Menu.Root>
    <Menu.Trigger className={className}>
      <span className={visuallyHidden}>More actions</span>
      <Icon path={down} size={20} />
    </Menu.Trigger>
    <Menu.Portal>
      <Menu.Content className={menu} align="end" collisionPadding={8}>
        {actions.map(({ label, onPress }) => (
          <Menu.Item key={label} className={menuItem} onSelect={onPress}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Portal>
  </Menu.Root>
);

import { Icon } from '../../components/ui/Icon';
import { down } from '../../components/ui/icons';
import { visuallyHidden } from '../../styles/layout.css';
import * as Menu from '../Menu';
import { act, acts } from './menu.css';

/** A menu action. */
export type Way = { label: string; onPress: () => void };

/** Renders the menu beside the Save or Publish button. */
export const MoreWays = ({ ways, className }: { ways: readonly Way[]; className: string }) => (
  <Menu.Root>
    <Menu.Trigger className={className}>
      <span className={visuallyHidden}>More ways</span>
      <Icon path={down} size={20} />
    </Menu.Trigger>
    <Menu.Portal>
      <Menu.Content className={acts} align="end" collisionPadding={8}>
        {ways.map(({ label, onPress }) => (
          <Menu.Item key={label} className={act} onSelect={onPress}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Portal>
  </Menu.Root>
);

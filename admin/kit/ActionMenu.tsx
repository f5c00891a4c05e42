import type { ComponentProps } from 'react';
import { classNames } from '../../components/ui/class-names';
import { menu, menuItem } from '../forms/menu.css';
import * as Menu from '../Menu';

export type MenuAction = {
  label: string;
  onPress?: () => void;
  /** Page to open instead. */
  href?: string;
  /** Whether the page is public. It opens in a new tab. */
  isOnSite?: boolean;
  className?: string | undefined;
};

type ActionMenuProps = ComponentProps<typeof Menu.Trigger> & {
  /** Unavailable actions are false. */
  actions: readonly (MenuAction | false)[];
  /** Whether the menu is outside the page’s layout, which would cover it. */
  isPortaled?: boolean;
} & Pick<ComponentProps<typeof Menu.Content>, 'align' | 'side' | 'onCloseAutoFocus'>;

/** Renders a button that opens a menu of actions. */
export function ActionMenu(props: ActionMenuProps) {
  const { actions, isPortaled, align = 'end', side, onCloseAutoFocus, ...trigger } = props;
  const content = (
    <Menu.Content
      className={menu}
      align={align}
      side={side}
      sideOffset={4}
      collisionPadding={8}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      {actions.map(
        (action, index) =>
          action && (
            <Menu.Item
              // The index is the key, because two members can have the same name.
              key={index}
              className={classNames(menuItem, action.className)}
              asChild={action.href !== undefined}
              onSelect={action.onPress}
            >
              {action.href === undefined ? (
                action.label
              ) : (
                <a href={action.href} {...(action.isOnSite && { target: '_blank', rel: 'noopener' })}>
                  {action.label}
                </a>
              )}
            </Menu.Item>
          ),
      )}
    </Menu.Content>
  );
  return (
    <Menu.Root>
      <Menu.Trigger {...trigger} />
      {isPortaled ? <Menu.Portal>{content}</Menu.Portal> : content}
    </Menu.Root>
  );
}

import { Icon } from '../../components/ui/Icon';
import { iconButton } from '../../components/ui/IconButton.css';
import { plus } from '../../components/ui/icons';
import { visuallyHidden } from '../../styles/layout.css';
import { menu, menuItem } from '../forms/menu.css';
import * as Menu from '../Menu';

type ListItemMenuProps = {
  /** Label and position of the entry, such as "Block 2". */
  name: string;
  /** Noun for one entry. */
  entryLabel: string;
  onAdd: () => void;
  onDuplicate: () => void;
};

/** Renders a menu that adds a new entry or a duplicate below another. */
export const ListItemMenu = ({ name, entryLabel, onAdd, onDuplicate }: ListItemMenuProps) => (
  <Menu.Root>
    <Menu.Trigger className={iconButton} title="Add below">
      <span className={visuallyHidden}>Add below {name.toLowerCase()}</span>
      <Icon path={plus} />
    </Menu.Trigger>
    {/* The new entry gets the focus, not the menu button. */}
    <Menu.Content
      className={menu}
      align="end"
      collisionPadding={8}
      onCloseAutoFocus={event => event.preventDefault()}
    >
      <Menu.Item className={menuItem} onSelect={onAdd}>
        Add {entryLabel.toLowerCase()}
      </Menu.Item>
      <Menu.Item className={menuItem} onSelect={onDuplicate}>
        Duplicate
      </Menu.Item>
    </Menu.Content>
  </Menu.Root>
);

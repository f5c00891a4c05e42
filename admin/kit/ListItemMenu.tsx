import { Icon } from '../../components/ui/Icon';
import { iconButton } from '../../components/ui/IconButton.css';
import { plus } from '../../components/ui/icons';
import { visuallyHidden } from '../../styles/layout.css';
import { act, acts } from '../forms/menu.css';
import * as Menu from '../Menu';

type ListItemMenuProps = {
  /** Names the entry: "Block 2". */
  what: string;
  /** Label of an entry. */
  one: string;
  onAdd: () => void;
  onDouble: () => void;
};

/** Renders a menu that adds a new entry or a duplicate below an entry. */
export const ListItemMenu = ({ what, one, onAdd, onDouble }: ListItemMenuProps) => (
  <Menu.Root>
    <Menu.Trigger className={iconButton} title="Add below">
      <span className={visuallyHidden}>Add below {what.toLowerCase()}</span>
      <Icon path={plus} />
    </Menu.Trigger>
    {/* What is put in takes the focus. */}
    <Menu.Content
      className={acts}
      align="end"
      collisionPadding={8}
      onCloseAutoFocus={event => event.preventDefault()}
    >
      <Menu.Item className={act} onSelect={onAdd}>
        Add {one.toLowerCase()}
      </Menu.Item>
      <Menu.Item className={act} onSelect={onDouble}>
        Duplicate
      </Menu.Item>
    </Menu.Content>
  </Menu.Root>
);

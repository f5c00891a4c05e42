import { Icon } from '../../../components/ui/Icon';
import { iconButton } from '../../../components/ui/IconButton.css';
import { plus } from '../../../components/ui/icons';
import { visuallyHidden } from '../../../styles/layout.css';
import * as Menu from '../../Menu';
import { act, acts } from '../menu.css';
import type { Addition } from './ItemList';

type ListItemMenuProps = {
  /** Names the entry: "paragraph 2 of 5". */
  what: string;
  additions: readonly Addition[];
  onAdd: (addition: Addition) => void;
  onDouble: () => void;
};

/** What can be put below an entry: a new one of each kind, or another like it. */
export const ListItemMenu = ({ what, additions, onAdd, onDouble }: ListItemMenuProps) => (
  <Menu.Root>
    <Menu.Trigger className={iconButton} title="Add below">
      <span className={visuallyHidden}>Add below {what}</span>
      <Icon path={plus} />
    </Menu.Trigger>
    {/* What is put in takes the focus. */}
    <Menu.Content
      className={acts}
      align="end"
      collisionPadding={8}
      onCloseAutoFocus={event => event.preventDefault()}
    >
      {additions.map(addition => (
        <Menu.Item key={addition.label} className={act} onSelect={() => onAdd(addition)}>
          {addition.label}
        </Menu.Item>
      ))}
      <Menu.Item className={act} onSelect={onDouble}>
        Duplicate
      </Menu.Item>
    </Menu.Content>
  </Menu.Root>
);

import type { Editor } from '@tiptap/react';
import { Icon } from '../../../components/ui/Icon';
import * as Menu from '../../Menu';
import * as menu from '../menu.css';
import {
  type BlockName,
  blockAt,
  canTurn,
  duplicateBlock,
  moveBlock,
  removeBlock,
  turnInto,
  WORDLESS,
} from './blocks';
import { blocksIn } from './slash-items';
import * as css from './writing.css';

/** Renders the menu of a block: convert, move, duplicate, delete. */
export function BlockActions({ editor, index }: { editor: Editor; index: number }) {
  const { doc } = editor.state;
  if (index >= doc.childCount) return null;
  const { node } = blockAt(doc, index);
  const act = (label: string, keys: string, onSelect: () => unknown) => (
    <Menu.Item key={label} className={menu.act} onSelect={onSelect}>
      {label} <kbd>{keys}</kbd>
    </Menu.Item>
  );
  const turns = blocksIn(editor.schema).filter(
    ({ name }) => name !== node.type.name && !WORDLESS.includes(name),
  );
  const turn = (name: BlockName) => () => turnInto(editor, index, name);
  return (
    <Menu.Content
      className={menu.acts}
      align="start"
      sideOffset={4}
      collisionPadding={8}
      onCloseAutoFocus={event => {
        event.preventDefault();
        editor.commands.focus();
      }}
    >
      {canTurn(node) && (
        <>
          <Menu.Label className={css.actsLabel}>Turn into</Menu.Label>
          {turns.map(({ name, label, icon }) => (
            <Menu.Item key={name} className={menu.act} onSelect={turn(name)}>
              <Icon path={icon} size={18} /> {label}
            </Menu.Item>
          ))}
          <Menu.Separator className={css.actsRule} />
        </>
      )}
      {index > 0 && act('Move up', 'Alt ↑', () => moveBlock(editor, index, -1))}
      {index < doc.childCount - 1 && act('Move down', 'Alt ↓', () => moveBlock(editor, index, 1))}
      {act('Duplicate', 'Ctrl D', () => duplicateBlock(editor, index))}
      {act('Delete', '', () => removeBlock(editor, index))}
    </Menu.Content>
  );
}

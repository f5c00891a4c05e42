import type { Editor } from '@tiptap/react';
import { Icon } from '../../../components/ui/Icon';
import * as Menu from '../../Menu';
import * as menu from '../menu.css';
import {
  type BlockName,
  canConvert,
  convertBlock,
  duplicateBlock,
  getBlockAt,
  moveBlock,
  NON_TEXT_BLOCKS,
  removeBlock,
} from './blocks';
import * as css from './editor.css';
import { listAllowedBlocks } from './slash-items';

export function BlockActions({ editor, index }: { editor: Editor; index: number }) {
  const { doc } = editor.state;
  if (index >= doc.childCount) return null;
  const { node } = getBlockAt(doc, index);
  const renderAction = (label: string, keys: string, onSelect: () => unknown) => (
    <Menu.Item key={label} className={menu.menuItem} onSelect={onSelect}>
      {label} <kbd>{keys}</kbd>
    </Menu.Item>
  );
  const conversions = listAllowedBlocks(editor.schema).filter(
    ({ name }) => name !== node.type.name && !NON_TEXT_BLOCKS.includes(name),
  );
  const convert = (name: BlockName) => () => convertBlock(editor, index, name);
  return (
    <Menu.Content
      className={menu.menu}
      align="start"
      sideOffset={4}
      collisionPadding={8}
      onCloseAutoFocus={event => {
        event.preventDefault();
        editor.commands.focus();
      }}
    >
      {canConvert(node) && (
        <>
          <Menu.Label className={css.actionsLabel}>Turn into</Menu.Label>
          {conversions.map(({ name, label, icon }) => (
            <Menu.Item key={name} className={menu.menuItem} onSelect={convert(name)}>
              <Icon path={icon} size={18} /> {label}
            </Menu.Item>
          ))}
          <Menu.Separator className={css.actionsRule} />
        </>
      )}
      {index > 0 && renderAction('Move up', 'Alt ↑', () => moveBlock(editor, index, -1))}
      {index < doc.childCount - 1 && renderAction('Move down', 'Alt ↓', () => moveBlock(editor, index, 1))}
      {renderAction('Duplicate', 'Ctrl D', () => duplicateBlock(editor, index))}
      {renderAction('Delete', '', () => removeBlock(editor, index))}
    </Menu.Content>
  );
}

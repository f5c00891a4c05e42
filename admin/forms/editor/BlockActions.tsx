import type { Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/ui/Icon';
import { down, trash } from '../../../components/ui/icons';
import * as Menu from '../../Menu';
import { copy, up } from '../icons';
import * as menu from '../menu.css';
import {
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

/** Renders a menu that returns the focus to the text. */
export const EditorMenu = ({ editor, children }: { editor: Editor; children: ReactNode }) => (
  <Menu.Content
    className={menu.menu}
    align="start"
    sideOffset={4}
    collisionPadding={8}
    onCloseAutoFocus={event => {
      event.preventDefault();
      editor.view.focus();
    }}
  >
    {children}
  </Menu.Content>
);

/** Lists the types to which a block of text can be converted. */
export function BlockTypes({ editor, index }: { editor: Editor; index: number }) {
  const { node } = getBlockAt(editor.state.doc, index);
  return (
    <>
      <Menu.Label className={css.actionsLabel}>Turn into</Menu.Label>
      {listAllowedBlocks(editor.schema)
        .filter(({ name }) => name !== node.type.name && !NON_TEXT_BLOCKS.includes(name))
        .map(({ name, label, icon, keys }) => (
          <Menu.Item key={name} className={menu.menuItem} onSelect={() => convertBlock(editor, index, name)}>
            <Icon path={icon} size={18} /> {label} <kbd>{keys}</kbd>
          </Menu.Item>
        ))}
    </>
  );
}

export function BlockActions({ editor, index }: { editor: Editor; index: number }) {
  const { doc } = editor.state;
  if (index >= doc.childCount) return null;
  const renderAction = (label: string, icon: string, keys: string, onSelect: () => unknown) => (
    <Menu.Item key={label} className={menu.menuItem} onSelect={onSelect}>
      <Icon path={icon} size={18} /> {label} <kbd>{keys}</kbd>
    </Menu.Item>
  );
  return (
    <EditorMenu editor={editor}>
      {canConvert(getBlockAt(doc, index).node) && (
        <>
          <BlockTypes editor={editor} index={index} />
          <Menu.Separator className={css.actionsRule} />
        </>
      )}
      {index > 0 && renderAction('Move up', up, 'Alt ↑', () => moveBlock(editor, index, -1))}
      {index < doc.childCount - 1 &&
        renderAction('Move down', down, 'Alt ↓', () => moveBlock(editor, index, 1))}
      {renderAction('Duplicate', copy, 'Ctrl D', () => duplicateBlock(editor, index))}
      <Menu.Separator className={css.actionsRule} />
      {renderAction('Delete', trash, '', () => removeBlock(editor, index))}
    </EditorMenu>
  );
}

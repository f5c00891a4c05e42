import { redoDepth, undoDepth } from '@tiptap/pm/history';
import { type Editor, useEditorState } from '@tiptap/react';
import { useRef } from 'react';
import { Icon } from '../../../components/ui/Icon';
import { down, image, link, plus } from '../../../components/ui/icons';
import { PHOTO_TYPES } from '../../../domain/limits';
import { visuallyHidden } from '../../../styles/layout.css';
import { FileInput } from '../../kit/FileInput';
import * as Menu from '../../Menu';
import { pages } from '../../media/icons';
import { LibraryButton } from '../../media/LibraryButton';
import { redo, undo } from '../icons';
import * as menu from '../menu.css';
import { BlockActions, EditorMenu } from './BlockActions';
import { getCurrentBlock, insertBelow, insertNodes } from './blocks';
import * as css from './editor.css';
import { MARK_BUTTONS, moveToolbarFocus, preserveSelection } from './SelectionBubble';
import { listAllowedBlocks } from './slash-items';

type EditorToolbarProps = {
  editor: Editor;
  isLinking: boolean;
  onLinking: (isLinking: boolean) => void;
  onImage: (file: File) => void;
};

/** Renders the toolbar of touch screens as a single tab stop with arrow key navigation. */
export function EditorToolbar({ editor, isLinking, onLinking, onImage }: EditorToolbarProps) {
  const imageInput = useRef<HTMLInputElement>(null);
  const now = useEditorState({
    editor,
    selector: ({ editor }) => {
      const { index } = getCurrentBlock(editor.state);
      return {
        on: MARK_BUTTONS.filter(({ name }) => editor.isActive(name)).map(({ name }) => name as string),
        link: editor.isActive('link'),
        index,
        undo: undoDepth(editor.state) > 0,
        redo: redoDepth(editor.state) > 0,
      };
    },
  });

  const { marks } = editor.schema;

  function runCommand(command: () => boolean) {
    editor.view.focus();
    command();
  }
  const getButtonProps = (label: string, icon: string, keys = '') => ({
    type: 'button' as const,
    className: css.tool,
    tabIndex: -1,
    onPointerDown: preserveSelection,
    title: keys ? `${label} (${keys})` : label,
    children: (
      <>
        <span className={visuallyHidden}>{label}</span>
        <Icon path={icon} size={18} />
      </>
    ),
  });
  return (
    <div className={css.editorTop}>
      <div
        className={css.tools}
        role="toolbar"
        aria-label="Text tools"
        onKeyDown={moveToolbarFocus}
        tabIndex={-1}
      >
        <Menu.Root>
          <Menu.Trigger className={css.toolLabel} tabIndex={0}>
            <Icon path={plus} size={16} /> Add <Icon path={down} size={14} />
          </Menu.Trigger>
          <EditorMenu editor={editor}>
            {listAllowedBlocks(editor.schema).map(({ name, label, icon, shortcut }) => (
              <Menu.Item
                key={name}
                className={menu.menuItem}
                onSelect={() =>
                  name === 'image' ? imageInput.current?.click() : insertBelow(editor, now.index, name)
                }
              >
                <Icon path={icon} size={18} /> {label} <kbd>{shortcut}</kbd>
              </Menu.Item>
            ))}
          </EditorMenu>
        </Menu.Root>
        {MARK_BUTTONS.filter(({ name }) => name in marks).map(({ name, label, icon, keys }) => (
          <button
            key={name}
            {...getButtonProps(label, icon, keys)}
            aria-pressed={now.on.includes(name)}
            onClick={() => runCommand(() => editor.commands.toggleMark(name))}
          />
        ))}
        {'link' in marks && (
          <button
            {...getButtonProps('Link', link, 'Ctrl K')}
            aria-pressed={now.link}
            aria-expanded={isLinking}
            onClick={() => onLinking(!isLinking)}
          />
        )}
        <Menu.Root>
          <Menu.Trigger className={css.toolLabel} tabIndex={-1}>
            This block <Icon path={down} size={14} />
          </Menu.Trigger>
          <BlockActions editor={editor} index={now.index} />
        </Menu.Root>
        <button {...getButtonProps('Image', image)} onClick={() => imageInput.current?.click()} />
        <LibraryButton
          onChoose={({ url, alt, decorative }) =>
            insertNodes(editor, [editor.schema.nodes.image!.create({ src: url, alt, decorative })])
          }
        >
          {open => <button {...getButtonProps('Image from the library', pages)} onClick={open} />}
        </LibraryButton>
        <button
          {...getButtonProps('Undo', undo, 'Ctrl Z')}
          aria-disabled={!now.undo}
          onClick={() => runCommand(editor.commands.undo)}
        />
        <button
          {...getButtonProps('Redo', redo, 'Ctrl Shift Z')}
          aria-disabled={!now.redo}
          onClick={() => runCommand(editor.commands.redo)}
        />
      </div>
      <FileInput input={imageInput} label="Image" accept={PHOTO_TYPES.join(',')} onFile={onImage} />
    </div>
  );
}

import { type Editor, useEditorState } from '@tiptap/react';
import type { KeyboardEvent } from 'react';
import { visuallyHidden } from '../../../../styles/layout.css';
import { Icon } from '../../../ui/Icon';
import { link } from '../../../ui/icons';
import { bold, bullets, code, italic, numbers } from '../icons';
import { LinkRow } from './LinkRow';
import * as css from './RichText.css';

type Tool = { name: string; label: string; icon: string; use: (editor: Editor) => void };

const tools: Tool[] = [
  { name: 'bold', label: 'Bold', icon: bold, use: editor => editor.chain().focus().toggleBold().run() },
  {
    name: 'italic',
    label: 'Italic',
    icon: italic,
    use: editor => editor.chain().focus().toggleItalic().run(),
  },
  { name: 'code', label: 'Code', icon: code, use: editor => editor.chain().focus().toggleCode().run() },
  {
    name: 'bulletList',
    label: 'Bulleted list',
    icon: bullets,
    use: editor => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: 'Numbered list',
    icon: numbers,
    use: editor => editor.chain().focus().toggleOrderedList().run(),
  },
];
const names = [...tools.map(({ name }) => name), 'link'];

type ToolsProps = { editor: Editor; linking: boolean; onLinking: (linking: boolean) => void };

/** One stop of the Tab key; the arrows go from tool to tool. */
export function Tools({ editor, linking, onLinking }: ToolsProps) {
  const active = useEditorState({
    editor,
    selector: ({ editor }) => names.filter(name => editor.isActive(name)),
  });

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex(button => button.matches(':focus'));
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  }
  const face = (name: string, label: string, icon: string) => ({
    type: 'button' as const,
    className: css.tool,
    tabIndex: name === 'bold' ? 0 : -1,
    'aria-pressed': active.includes(name),
    // The words stay selected while a tool is pressed.
    onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    title: label,
    children: (
      <>
        <span className={visuallyHidden}>{label}</span>
        <Icon path={icon} size={18} />
      </>
    ),
  });

  return (
    <>
      <div className={css.tools} role="toolbar" aria-label="Text tools" onKeyDown={onKeyDown} tabIndex={-1}>
        {tools.map(({ name, label, icon, use }) => (
          <button key={name} {...face(name, label, icon)} onClick={() => use(editor)} />
        ))}
        <button {...face('link', 'Link', link)} aria-expanded={linking} onClick={() => onLinking(!linking)} />
      </div>
      {linking && <LinkRow editor={editor} onDone={() => onLinking(false)} />}
    </>
  );
}

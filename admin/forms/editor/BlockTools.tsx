import { TextSelection } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
} from '@tiptap/pm/tables';
import { type Editor, useEditorState } from '@tiptap/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../../components/ui/Icon';
import { plus } from '../../../components/ui/icons';
import { CODE_LANGUAGE_MAX } from '../../../domain/limits';
import { visuallyHidden } from '../../../styles/layout.css';
import { applyVars } from '../../../styles/set-vars';
import * as Menu from '../../Menu';
import { useEscapeHold } from '../form-frame';
import { grip } from '../icons';
import * as menu from '../menu.css';
import { EditorMenu } from './BlockActions';
import * as css from './BlockTools.css';
import { getBlockAt, getCurrentBlock, leaveBlock } from './blocks';
import { findCell, moveLine, selectLine, type TableLine } from './tables';

const CAPTION_MAX = 300;

/** Renders the controls of the current table or code beside it. */
export function BlockTools({ editor }: { editor: Editor }) {
  const tools = useRef<HTMLDivElement>(null);
  const now = useEditorState({
    editor,
    selector: ({ editor }) => {
      const { index, node } = getCurrentBlock(editor.state);
      const cell = node.type.name === 'table' ? findCell(editor.state) : null;
      if (!cell && node.type.name !== 'codeBlock') return null;
      return {
        isFocused: editor.isFocused,
        index,
        cell,
        value: String(node.attrs[cell ? 'caption' : 'language'] ?? ''),
      };
    },
  });
  const isShown = now !== null;
  // Escape leaves the block first.
  useEscapeHold(Boolean(now?.isFocused));
  useLayoutEffect(() => {
    if (!isShown) return;
    const update = () => tools.current && place(tools.current, editor);
    // The editor ignores Escape, because the dialog around it handles Escape first.
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const { selection } = editor.state;
      const hasText = selection instanceof TextSelection && !selection.empty;
      if (key === 'Escape' && !hasText) leaveBlock(editor);
    };
    const { dom } = editor.view;
    update();
    editor.on('transaction', update);
    dom.addEventListener('keydown', onKeyDown);
    return () => {
      editor.off('transaction', update);
      dom.removeEventListener('keydown', onKeyDown);
    };
  }, [isShown, editor]);
  if (!now) return null;

  const renderField = (
    [name, label, maxLength]: readonly ['language' | 'caption', string, number],
    styles: { label: string; input: string },
  ) => (
    <label key={now.index} className={styles.label}>
      {label}
      <input
        className={styles.input}
        defaultValue={now.value}
        maxLength={maxLength}
        autoComplete="off"
        onChange={({ target }) => {
          const { pos } = getBlockAt(editor.state.doc, now.index);
          editor.view.dispatch(editor.state.tr.setNodeAttribute(pos, name, target.value));
        }}
      />
    </label>
  );
  if (!now.cell) {
    return (
      <div ref={tools} className={css.tools}>
        {renderField(['language', 'Language', CODE_LANGUAGE_MAX], {
          label: css.language,
          input: css.languageInput,
        })}
      </div>
    );
  }
  const add = (command: typeof addRowAfter) => () => {
    command(editor.state, editor.view.dispatch);
    editor.commands.focus();
  };
  return (
    <div ref={tools} className={css.tools}>
      {(['column', 'row'] as const).map(line => (
        <LineMenu key={line} editor={editor} line={line} {...now.cell![line]} />
      ))}
      <button
        type="button"
        className={css.addColumnButton}
        title="Add a column"
        onClick={add(addColumnAfter)}
      >
        <span className={visuallyHidden}>Add a column</span>
        <Icon path={plus} size={14} />
      </button>
      <div className={css.tableFooter} key={now.index}>
        <button type="button" className={css.addRowButton} title="Add a row" onClick={add(addRowAfter)}>
          <span className={visuallyHidden}>Add a row</span>
          <Icon path={plus} size={14} />
        </button>
        <span className={css.hint}>Tab in the last cell adds a row</span>
        {renderField(['caption', 'Caption', CAPTION_MAX], { label: css.caption, input: css.captionInput })}
      </div>
    </div>
  );
}

type LineMenuProps = { editor: Editor; line: TableLine; index: number; count: number };

/** A press selects the row or column and opens its actions. */
function LineMenu({ editor, line, index, count }: LineMenuProps) {
  const isRow = line === 'row';
  const [open, setOpen] = useState(false);
  const run = (command: typeof addRowAfter) => () => command(editor.state, editor.view.dispatch);
  const actions: readonly [string, () => unknown, boolean?][] = [
    [isRow ? 'Add a row above' : 'Add a column before', run(isRow ? addRowBefore : addColumnBefore)],
    [isRow ? 'Add a row below' : 'Add a column after', run(isRow ? addRowAfter : addColumnAfter)],
    [isRow ? 'Move up' : 'Move left', () => moveLine(editor, line, -1), index > 0],
    [isRow ? 'Move down' : 'Move right', () => moveLine(editor, line, 1), index < count - 1],
    [isRow ? 'Delete the row' : 'Delete the column', run(isRow ? deleteRow : deleteColumn), count > 1],
  ];
  return (
    <Menu.Root
      open={open}
      onOpenChange={isOpen => {
        if (isOpen) selectLine(editor, line);
        setOpen(isOpen);
      }}
    >
      <Menu.Trigger className={isRow ? css.rowHandle : css.columnHandle}>
        <span className={visuallyHidden}>
          {isRow ? 'Row' : 'Column'} {index + 1} of {count}
        </span>
        <Icon path={grip} size={14} />
      </Menu.Trigger>
      <EditorMenu editor={editor}>
        {actions.map(
          ([label, onSelect, isPossible = true]) =>
            isPossible && (
              <Menu.Item key={label} className={menu.menuItem} onSelect={onSelect}>
                {label}
              </Menu.Item>
            ),
        )}
      </EditorMenu>
    </Menu.Root>
  );
}

/** Tells the controls where the current block and cell are, relative to the text. */
function place(tools: HTMLElement, { view, state }: Editor): void {
  const block = view.nodeDOM(getCurrentBlock(state).pos);
  const sheet = tools.parentElement?.getBoundingClientRect();
  if (!(block instanceof HTMLElement) || !sheet) return;
  const { node } = view.domAtPos(state.selection.from);
  const cell = (node instanceof HTMLElement ? node : node.parentElement)?.closest('td, th') ?? block;
  const [outer, inner] = [block.getBoundingClientRect(), cell.getBoundingClientRect()];
  const table = block.querySelector('tbody')?.getBoundingClientRect() ?? outer;
  const px = (value: number) => `${Math.round(value)}px`;
  applyVars(tools, {
    [css.blockTop]: px(table.top - sheet.top),
    [css.blockBottom]: px(table.bottom - sheet.top),
    [css.blockLeft]: px(outer.left - sheet.left),
    [css.blockRight]: px(Math.min(outer.right, table.right) - sheet.left),
    [css.cellTop]: px(inner.top - sheet.top),
    [css.cellLeft]: px(Math.max(inner.left, outer.left) - sheet.left),
    [css.cellWidth]: px(inner.width),
    [css.cellHeight]: px(inner.height),
  });
}

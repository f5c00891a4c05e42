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
import { useEscape } from '../form-frame';
import { grip } from '../icons';
import * as menu from '../menu.css';
import { EditorMenu } from './BlockActions';
import * as css from './BlockTools.css';
import { getBlockAt, getCurrentBlock, leaveBlock } from './blocks';
import { findCell, moveLine, selectLine, type TableLine } from './tables';

const CAPTION_MAX = 300;

/** Renders controls beside the current table or code block. */
export function BlockTools({ editor }: { editor: Editor }) {
  const tools = useRef<HTMLDivElement>(null);
  const toolState = useEditorState({
    editor,
    selector: ({ editor }) => {
      const { index, node } = getCurrentBlock(editor.state);
      const cell = node.type.name === 'table' ? findCell(editor.state) : null;
      if (!cell && node.type.name !== 'codeBlock') return null;
      return {
        index,
        cell,
        value: String(node.attrs[cell ? 'caption' : 'language'] ?? ''),
      };
    },
  });
  const isShown = toolState !== null;
  useEscape(() => {
    const { selection } = editor.state;
    const hasText = selection instanceof TextSelection && !selection.empty;
    return isShown && editor.isFocused && (hasText || leaveBlock(editor));
  });
  useLayoutEffect(() => {
    if (!isShown) return;
    const update = () => tools.current && positionTools(tools.current, editor);
    update();
    editor.on('transaction', update);
    return () => void editor.off('transaction', update);
  }, [isShown, editor]);
  if (!toolState) return null;

  const renderField = (
    [name, label, maxLength]: readonly ['language' | 'caption', string, number],
    styles: { label: string; input: string },
  ) => (
    <label key={toolState.index} className={styles.label}>
      {label}
      <input
        className={styles.input}
        defaultValue={toolState.value}
        maxLength={maxLength}
        autoComplete="off"
        onChange={({ target }) => {
          const { pos } = getBlockAt(editor.state.doc, toolState.index);
          editor.view.dispatch(editor.state.tr.setNodeAttribute(pos, name, target.value));
        }}
      />
    </label>
  );
  if (!toolState.cell) {
    return (
      <div ref={tools} className={css.tools}>
        {renderField(['language', 'Language', CODE_LANGUAGE_MAX], {
          label: css.language,
          input: css.languageInput,
        })}
      </div>
    );
  }
  const runCommand = (command: typeof addRowAfter) => () => {
    command(editor.state, editor.view.dispatch);
    editor.view.focus();
  };
  return (
    <div ref={tools} className={css.tools}>
      {(['column', 'row'] as const).map(line => (
        <LineMenu key={line} editor={editor} line={line} {...toolState.cell![line]} />
      ))}
      <button
        type="button"
        className={css.addColumnButton}
        title="Add a column"
        onClick={runCommand(addColumnAfter)}
      >
        <span className={visuallyHidden}>Add a column</span>
        <Icon path={plus} size={14} />
      </button>
      <div className={css.tableFooter} key={toolState.index}>
        <button
          type="button"
          className={css.addRowButton}
          title="Add a row"
          onClick={runCommand(addRowAfter)}
        >
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

/** Renders a button that selects a row or column and opens its actions. */
function LineMenu({ editor, line, index, count }: LineMenuProps) {
  const isRow = line === 'row';
  const [isOpen, setIsOpen] = useState(false);
  const runCommand = (command: typeof addRowAfter) => () => command(editor.state, editor.view.dispatch);
  const actions: readonly [string, () => unknown, boolean?][] = [
    [isRow ? 'Add a row above' : 'Add a column before', runCommand(isRow ? addRowBefore : addColumnBefore)],
    [isRow ? 'Add a row below' : 'Add a column after', runCommand(isRow ? addRowAfter : addColumnAfter)],
    [isRow ? 'Move up' : 'Move left', () => moveLine(editor, line, -1), index > 0],
    [isRow ? 'Move down' : 'Move right', () => moveLine(editor, line, 1), index < count - 1],
    [isRow ? 'Delete the row' : 'Delete the column', runCommand(isRow ? deleteRow : deleteColumn), count > 1],
  ];
  return (
    <Menu.Root
      open={isOpen}
      onOpenChange={isOpen => {
        if (isOpen) selectLine(editor, line);
        setIsOpen(isOpen);
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

/** Passes the positions of the current block and cell to the controls, relative to the text. */
function positionTools(tools: HTMLElement, { view, state }: Editor): void {
  const block = view.nodeDOM(getCurrentBlock(state).pos);
  const sheetBox = tools.parentElement?.getBoundingClientRect();
  if (!(block instanceof HTMLElement) || !sheetBox) return;
  const { node } = view.domAtPos(state.selection.from);
  const cell = (node instanceof HTMLElement ? node : node.parentElement)?.closest('td, th') ?? block;
  const [blockBox, cellBox] = [block.getBoundingClientRect(), cell.getBoundingClientRect()];
  const tableBox = block.querySelector('tbody')?.getBoundingClientRect() ?? blockBox;
  const toPx = (value: number) => `${Math.round(value)}px`;
  applyVars(tools, {
    [css.blockTop]: toPx(tableBox.top - sheetBox.top),
    [css.blockBottom]: toPx(tableBox.bottom - sheetBox.top),
    [css.blockLeft]: toPx(blockBox.left - sheetBox.left),
    [css.blockRight]: toPx(Math.min(blockBox.right, tableBox.right) - sheetBox.left),
    [css.cellTop]: toPx(cellBox.top - sheetBox.top),
    [css.cellLeft]: toPx(Math.max(cellBox.left, blockBox.left) - sheetBox.left),
    [css.cellWidth]: toPx(cellBox.width),
    [css.cellHeight]: toPx(cellBox.height),
  });
}

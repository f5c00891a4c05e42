import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import {
  type DragEvent,
  type PointerEvent as ReactPointerEvent,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../../../components/ui/Icon';
import { plus } from '../../../components/ui/icons';
import { visuallyHidden } from '../../../styles/layout.css';
import * as Menu from '../../Menu';
import { grip } from '../icons';
import { BlockActions } from './BlockActions';
import { getBlockAt, getCurrentBlock, insertBelow, isEmptyLine, moveBlock } from './blocks';
import * as css from './editor.css';

/** Time (ms) without a change before the buttons move to the cursor. */
const CURSOR_DELAY_MS = 300;

/** Renders an add button and a drag handle beside the block under the pointer, or beside the current block. */
export function BlockMenu({ editor }: { editor: Editor }) {
  const [position, setPosition] = useState<{ index: number; top: number }>();
  const [open, setOpen] = useState(false);
  const gutter = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const sheet = gutter.current?.parentElement;
    if (!sheet) return;
    const onMove = ({ clientY, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || open) return;
      const blocks = editor.view.dom.querySelectorAll<HTMLElement>(':scope > :not(.ProseMirror-widget)');
      const { top } = sheet.getBoundingClientRect();
      const index = [...blocks].findIndex(block => top + block.offsetTop + block.offsetHeight + 8 >= clientY);
      const block = blocks[index];
      setPosition(block && index < editor.state.doc.childCount ? { index, top: block.offsetTop } : undefined);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const showAtCursor = () => {
      const { index, pos } = getCurrentBlock(editor.state);
      const block = editor.view.nodeDOM(pos);
      if (block instanceof HTMLElement) setPosition({ index, top: block.offsetTop });
    };
    const hide = () => {
      // Let the browser draw the typed letter first.
      const isShown = gutter.current?.dataset.shown !== undefined;
      if (isShown && !open) startTransition(() => setPosition(undefined));
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'F10' && !event.defaultPrevented) {
        event.preventDefault();
        showAtCursor();
        setOpen(true);
      } else hide();
    };
    const onSelection = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (editor.isFocused && !open) showAtCursor();
      }, CURSOR_DELAY_MS);
    };
    sheet.addEventListener('pointermove', onMove);
    sheet.addEventListener('pointerleave', onSelection);
    sheet.addEventListener('keydown', onKeyDown);
    editor.on('selectionUpdate', onSelection);
    return () => {
      clearTimeout(timer);
      sheet.removeEventListener('pointermove', onMove);
      sheet.removeEventListener('pointerleave', onSelection);
      sheet.removeEventListener('keydown', onKeyDown);
      editor.off('selectionUpdate', onSelection);
    };
  }, [editor, open]);

  function addBelow(index: number) {
    const { pos, node } = getBlockAt(editor.state.doc, index);
    if (isEmptyLine(node)) editor.commands.setTextSelection(pos + 1);
    else insertBelow(editor, index, 'paragraph');
    editor.commands.insertContent('/');
    editor.view.focus();
  }

  function onDragStart({ dataTransfer }: DragEvent) {
    if (!position) return;
    const { view, state } = editor;
    const { pos } = getBlockAt(state.doc, position.index);
    const selection = NodeSelection.create(state.doc, pos);
    view.dispatch(state.tr.setSelection(selection));
    const dom = view.nodeDOM(pos);
    if (dom instanceof HTMLElement) dataTransfer.setDragImage(dom, 0, 0);
    dataTransfer.effectAllowed = 'move';
    dataTransfer.setData('text/plain', selection.node.textContent);
    view.dragging = { slice: selection.content(), move: true };
  }

  const findBlock = (index: number) => {
    const { doc } = editor.state;
    const dom = index >= 0 && index < doc.childCount && editor.view.nodeDOM(getBlockAt(doc, index).pos);
    return dom instanceof HTMLElement ? dom : undefined;
  };
  /** Swaps the block with its neighbour as soon as the finger passes the neighbour's middle. */
  function onTouchMove({ clientY, pointerType, buttons }: ReactPointerEvent) {
    if (!position || pointerType === 'mouse' || buttons === 0) return;
    for (const step of [-1, 1] as const) {
      const box = findBlock(position.index + step)?.getBoundingClientRect();
      if (!box || (clientY - (box.top + box.bottom) / 2) * step < 0) continue;
      const index = position.index + step;
      moveBlock(editor, position.index, step);
      return setPosition({ index, top: findBlock(index)?.offsetTop ?? position.top });
    }
  }

  return (
    <div
      ref={gutter}
      className={css.gutter}
      style={{ top: position?.top }}
      data-shown={position ? '' : undefined}
    >
      {position && (
        <>
          <button
            type="button"
            className={css.gutterButton}
            tabIndex={-1}
            title="Add a block below"
            onClick={() => addBelow(position.index)}
          >
            <span className={visuallyHidden}>Add a block below</span>
            <Icon path={plus} size={18} />
          </button>
          <Menu.Root open={open} onOpenChange={setOpen}>
            <Menu.Trigger
              className={css.gutterButton}
              tabIndex={-1}
              title="Drag to move, click for actions"
              draggable
              onDragStart={onDragStart}
              onPointerMove={onTouchMove}
            >
              <span className={visuallyHidden}>Move or change this block</span>
              <Icon path={grip} size={18} />
            </Menu.Trigger>
            <BlockActions editor={editor} index={position.index} />
          </Menu.Root>
        </>
      )}
    </div>
  );
}

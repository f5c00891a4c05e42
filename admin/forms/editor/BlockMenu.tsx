import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../components/ui/Icon';
import { plus } from '../../../components/ui/icons';
import { visuallyHidden } from '../../../styles/layout.css';
import * as Menu from '../../Menu';
import { grip } from '../icons';
import { BlockActions } from './BlockActions';
import { getBlockAt, insertBelow } from './blocks';
import * as css from './editor.css';

/** Renders an add button and a drag handle beside the block under the pointer. */
export function BlockMenu({ editor }: { editor: Editor }) {
  const [place, setPlace] = useState<{ index: number; top: number }>();
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
      setPlace(block && index < editor.state.doc.childCount ? { index, top: block.offsetTop } : undefined);
    };
    const hide = () => !open && setPlace(undefined);
    sheet.addEventListener('pointermove', onMove);
    sheet.addEventListener('pointerleave', hide);
    sheet.addEventListener('keydown', hide);
    return () => {
      sheet.removeEventListener('pointermove', onMove);
      sheet.removeEventListener('pointerleave', hide);
      sheet.removeEventListener('keydown', hide);
    };
  }, [editor, open]);

  function onDragStart({ dataTransfer }: DragEvent) {
    if (!place) return;
    const { view, state } = editor;
    const { pos } = getBlockAt(state.doc, place.index);
    const selection = NodeSelection.create(state.doc, pos);
    view.dispatch(state.tr.setSelection(selection));
    const dom = view.nodeDOM(pos);
    if (dom instanceof HTMLElement) dataTransfer.setDragImage(dom, 0, 0);
    dataTransfer.effectAllowed = 'move';
    dataTransfer.setData('text/plain', selection.node.textContent);
    view.dragging = { slice: selection.content(), move: true };
  }

  return (
    <div ref={gutter} className={css.gutter} style={{ top: place?.top }} data-shown={place ? '' : undefined}>
      {place && (
        <>
          <button
            type="button"
            className={css.gutterButton}
            tabIndex={-1}
            title="Add a block below"
            onClick={() => insertBelow(editor, place.index, 'paragraph')}
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
            >
              <span className={visuallyHidden}>Move or change this block</span>
              <Icon path={grip} size={18} />
            </Menu.Trigger>
            <BlockActions editor={editor} index={place.index} />
          </Menu.Root>
        </>
      )}
    </div>
  );
}

import { TextSelection } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../../components/ui/Icon';
import { down, link } from '../../../components/ui/icons';
import { visuallyHidden } from '../../../styles/layout.css';
import { applyVars } from '../../../styles/set-vars';
import * as Menu from '../../Menu';
import { GUTTER } from '../Columns.css';
import { useEscape } from '../form-frame';
import { bold, code, italic } from '../icons';
import { LinkRow } from '../rich-text/LinkRow';
import { BlockTypes, EditorMenu } from './BlockActions';
import { canConvert, getCurrentBlock, toggleBlock } from './blocks';
import * as css from './editor.css';
import { listAllowedBlocks } from './slash-items';

export const MARK_BUTTONS = [
  { name: 'bold', label: 'Bold', keys: 'Ctrl B', icon: bold },
  { name: 'italic', label: 'Italic', keys: 'Ctrl I', icon: italic },
  { name: 'code', label: 'Code', keys: 'Ctrl E', icon: code },
] as const;

/** Preserves the selection when a toolbar button is pressed. */
export const preserveSelection = (event: { preventDefault: () => void }) => event.preventDefault();

/** Moves the focus to the next or previous button of a toolbar, in a circle. */
export function moveToolbarFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > button')];
  const focusedIndex = buttons.findIndex(button => button.matches(':focus'));
  if (focusedIndex < 0) return;
  event.preventDefault();
  buttons[(focusedIndex + step + buttons.length) % buttons.length]?.focus();
}

/** Block types with a button of their own. The menu offers the others. */
const QUICK_BLOCKS: readonly string[] = ['heading', 'subheading', 'quote'];

/** Time (ms) without a change before the bubble opens. */
const SHOW_DELAY_MS = 150;
/** Space (px) between the bubble and the selection. */
const GAP_PX = 4;
/** Height (px) of the bars that cover the top of the window. */
const BARS_HEIGHT_PX = 60;

/** Returns the selected text, or null where the bubble has no actions. */
function readSelection(editor: Editor) {
  const { state, schema } = editor;
  const { selection } = state;
  if (!(selection instanceof TextSelection) || selection.empty) return null;
  const { $from, from, to } = selection;
  if ($from.parent.type.spec.code || !state.doc.textBetween(from, to).trim()) return null;
  const { node, index } = getCurrentBlock(state);
  const marks = MARK_BUTTONS.filter(
    ({ name }) => schema.marks[name] && $from.parent.type.allowsMarkType(schema.marks[name]),
  );
  return {
    from,
    to,
    index,
    block: node.type.name,
    marks: marks.map(({ name }) => name as string),
    active: marks.map(({ name }) => name as string).filter(name => editor.isActive(name)),
    isLink: marks.length > 0 && editor.isActive('link'),
    canConvert: canConvert(node),
  };
}

type SelectionBubbleProps = {
  editor: Editor;
  isLinking: boolean;
  onLinking: (isLinking: boolean) => void;
};

/** Shows formatting buttons beside the selected text, or the field for its link. */
export function SelectionBubble({ editor, isLinking, onLinking }: SelectionBubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const selection = useEditorState({ editor, selector: ({ editor }) => readSelection(editor) });
  const range = selection ? `${selection.from} ${selection.to}` : undefined;
  /** The selected range after a pause without changes. Undefined once its bubble is dismissed. */
  const [restedRange, setRestedRange] = useState<string>();
  const isShown = isLinking || (selection !== null && restedRange === range);
  useEffect(() => {
    if (!range) return setRestedRange(undefined);
    const timer = setTimeout(() => setRestedRange(range), SHOW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [range]);
  const isToolbar = isShown && !isLinking;
  useEscape(() => {
    if (!isToolbar) return false;
    setRestedRange(undefined);
    editor.view.focus();
    return true;
  });

  useLayoutEffect(() => {
    if (isShown && bubble.current) positionBubble(bubble.current, editor, isLinking);
  });
  useEffect(() => (isLinking ? highlightSelection(editor) : undefined), [isLinking, editor]);

  const onEditorKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'F10') return;
    event.preventDefault();
    bubble.current?.querySelector('button')?.focus();
  });
  useEffect(() => {
    if (!isToolbar) return;
    const { dom } = editor.view;
    const onKeyDown = (event: globalThis.KeyboardEvent) => onEditorKey(event);
    dom.addEventListener('keydown', onKeyDown);
    return () => dom.removeEventListener('keydown', onKeyDown);
  }, [isToolbar, editor]);

  if (!isShown) return null;
  if (isLinking) {
    return (
      <div ref={bubble} className={css.linkBox}>
        <LinkRow editor={editor} onDone={() => onLinking(false)} />
      </div>
    );
  }
  if (!selection || !(selection.marks.length > 0 || selection.canConvert)) return null;
  const blocks = selection.canConvert ? listAllowedBlocks(editor.schema) : [];

  const renderButton = (
    { name, label, icon, keys }: { name: string; label: string; icon: string; keys?: string },
    isPressed: boolean,
    onClick: () => unknown,
  ) => (
    <button
      key={name}
      type="button"
      className={css.bubbleButton}
      aria-pressed={isPressed}
      title={keys ? `${label} (${keys})` : label}
      onPointerDown={preserveSelection}
      onClick={onClick}
    >
      <span className={visuallyHidden}>{label}</span>
      <Icon path={icon} size={18} />
    </button>
  );

  return (
    <div
      ref={bubble}
      className={css.bubble}
      role="toolbar"
      aria-label="Selected text"
      tabIndex={-1}
      onKeyDown={moveToolbarFocus}
    >
      {blocks.length > 0 && (
        <Menu.Root>
          <Menu.Trigger className={css.bubbleType} title="Turn into">
            {blocks.find(({ name }) => name === selection.block)?.label ?? 'Text'}
            <Icon path={down} size={14} />
          </Menu.Trigger>
          <EditorMenu editor={editor}>
            <BlockTypes editor={editor} index={selection.index} />
          </EditorMenu>
        </Menu.Root>
      )}
      {MARK_BUTTONS.filter(({ name }) => selection.marks.includes(name)).map(mark =>
        renderButton(mark, selection.active.includes(mark.name), () => {
          editor.view.focus();
          editor.commands.toggleMark(mark.name);
        }),
      )}
      {selection.marks.length > 0 &&
        renderButton({ name: 'link', label: 'Link', keys: 'Ctrl K', icon: link }, selection.isLink, () =>
          onLinking(true),
        )}
      {blocks
        .filter(({ name }) => QUICK_BLOCKS.includes(name))
        .map(block =>
          renderButton(block, selection.block === block.name, () => toggleBlock(editor, block.name)),
        )}
    </div>
  );
}

/** Keeps the selection visible while the link field has the focus. Returns a function that ends the highlight. */
function highlightSelection({ view, state }: Editor): (() => void) | undefined {
  if (!('highlights' in CSS)) return undefined;
  const range = new Range();
  const start = view.domAtPos(state.selection.from);
  const end = view.domAtPos(state.selection.to);
  range.setStart(start.node, start.offset);
  range.setEnd(end.node, end.offset);
  start.node.parentElement?.scrollIntoView({ block: 'nearest' });
  CSS.highlights.set(css.LINKED_TEXT, new Highlight(range));
  return () => CSS.highlights.delete(css.LINKED_TEXT);
}

/**
 * Places an element above the selection if it fits, otherwise below it, and within the text’s width.
 * @param isBelow places it below in any case, because its content can grow
 */
function positionBubble(element: HTMLElement, { view, state }: Editor, isBelow: boolean): void {
  const sheet = element.offsetParent?.getBoundingClientRect();
  if (!sheet) return;
  const start = view.coordsAtPos(state.selection.from);
  const end = view.coordsAtPos(state.selection.to, -1);
  const { offsetWidth: width, offsetHeight: height } = element;
  const centre = start.top === end.top ? (start.left + end.left) / 2 : (start.left + sheet.right) / 2;
  const left = Math.max(GUTTER, Math.min(centre - sheet.left - width / 2, sheet.width - width));
  const topAbove = start.top - height - GAP_PX;
  const top = isBelow || topAbove < BARS_HEIGHT_PX ? end.bottom + GAP_PX : topAbove;
  applyVars(element, { [css.bubbleLeft]: `${left}px`, [css.bubbleTop]: `${top - sheet.top}px` });
}

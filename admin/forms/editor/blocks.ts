import { closeHistory } from '@tiptap/pm/history';
import { Fragment, type Node, type Schema } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, Selection, TextSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';

/** Type of an inserted or converted block. */
export type BlockName =
  | 'paragraph'
  | 'heading'
  | 'subheading'
  | 'bulletList'
  | 'orderedList'
  | 'quote'
  | 'codeBlock'
  | 'table'
  | 'image'
  | 'video';

export type BlockPosition = { index: number; pos: number; node: Node };

export function getBlockAt(doc: Node, index: number): BlockPosition {
  let pos = 0;
  for (let position = 0; position < index; position++) pos += doc.child(position).nodeSize;
  return { index, pos, node: doc.child(index) };
}

export const getCurrentBlock = ({ doc, selection }: EditorState): BlockPosition =>
  getBlockAt(doc, Math.min(selection.$from.index(0), doc.childCount - 1));

export function createTable(schema: Schema): Node {
  const { table, tableRow, tableHeader, tableCell } = schema.nodes;
  const createRow = (cell: typeof tableCell) =>
    tableRow!.create(
      null,
      [1, 2, 3].map(() => cell!.createAndFill()!),
    );
  return table!.create(null, [createRow(tableHeader), createRow(tableCell)]);
}

function createBlock(schema: Schema, name: BlockName): Node {
  if (name === 'table') return createTable(schema);
  return schema.nodes[name]!.createAndFill()!;
}

/** Moves a block with its cursor, except past the edge. Always returns true, to handle the key press. */
export function moveBlock({ state, view }: Editor, index: number, step: 1 | -1): boolean {
  const { doc, tr, selection } = state;
  const target = index + step;
  if (target < 0 || target >= doc.childCount) return true;
  const { pos, node } = getBlockAt(doc, index);
  tr.delete(pos, pos + node.nodeSize);
  const targetPos = target === 0 ? 0 : getBlockAt(tr.doc, target - 1).pos + tr.doc.child(target - 1).nodeSize;
  tr.insert(targetPos, node);
  const offsetInBlock =
    selection.from >= pos && selection.from <= pos + node.nodeSize ? selection.from - pos : 1;
  tr.setSelection(
    selection instanceof NodeSelection
      ? NodeSelection.create(tr.doc, targetPos)
      : Selection.near(tr.doc.resolve(Math.min(targetPos + offsetInBlock, tr.doc.content.size))),
  );
  view.dispatch(tr.scrollIntoView());
  return true;
}

export function duplicateBlock({ state, view }: Editor, index: number): boolean {
  const { pos, node } = getBlockAt(state.doc, index);
  const copy = node.type.create({ ...node.attrs, _id: null }, node.content, node.marks);
  const insertPos = pos + node.nodeSize;
  const tr = state.tr.insert(insertPos, copy);
  view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(insertPos + 1))).scrollIntoView());
  return true;
}

export function removeBlock(editor: Editor, index: number): void {
  const { pos, node } = getBlockAt(editor.state.doc, index);
  const { tr } = editor.state;
  editor.view.dispatch(tr.delete(pos, pos + node.nodeSize));
  editor.view.focus();
}

/** Inserts a block below another and moves the cursor into the new block. */
export function insertBelow(editor: Editor, index: number, name: BlockName): void {
  const { pos, node } = getBlockAt(editor.state.doc, index);
  insertAt(editor, pos + node.nodeSize, pos + node.nodeSize, createBlock(editor.schema, name));
}

export function replaceCurrentBlock(editor: Editor, name: BlockName): void {
  const { pos, node } = getCurrentBlock(editor.state);
  insertAt(editor, pos, pos + node.nodeSize, createBlock(editor.schema, name));
}

/** Focuses immediately. Tiptap’s command waits for the next frame, and keys typed before that would go elsewhere. */
export function focusSelection({ state, view }: Editor, selection: Selection): void {
  view.dispatch(state.tr.setSelection(selection).scrollIntoView());
  view.focus();
}

/** Moves the cursor below the current block, into a new paragraph if it is the last. */
export function leaveBlock(editor: Editor): boolean {
  const { index, pos, node } = getCurrentBlock(editor.state);
  if (index === editor.state.doc.childCount - 1) insertBelow(editor, index, 'paragraph');
  else focusSelection(editor, Selection.near(editor.state.doc.resolve(pos + node.nodeSize + 1)));
  return true;
}

/** Leaves the fields of an image or video for the next block. */
export function leaveFields(editor: Editor, pos: number | undefined): void {
  if (pos === undefined || !editor.commands.setNodeSelection(pos)) return;
  leaveBlock(editor);
}

/**
 * Focuses the alternative text or URL of the selected image or video.
 * @returns false if neither is selected
 */
export function enterFields({ state, view }: Editor): boolean {
  const dom = state.selection instanceof NodeSelection && view.nodeDOM(state.selection.from);
  if (!(dom instanceof HTMLElement)) return false;
  // An image's caption comes before its alternative text.
  const field = [...dom.querySelectorAll<HTMLElement>('input:is([type=text],[type=url])')].at(-1);
  if (!field) return false;
  field.focus();
  return true;
}

/** Selects a block by ID, or the end of the text if the block is missing. */
export function goToBlock(editor: Editor, id: string | undefined): void {
  const { doc } = editor.state;
  const index = doc.children.findIndex(({ attrs }) => id !== undefined && attrs._id === id);
  focusSelection(
    editor,
    index < 0 ? Selection.atEnd(doc) : NodeSelection.create(doc, getBlockAt(doc, index).pos),
  );
}

function insertAt(editor: Editor, from: number, to: number, node: Node): void {
  const { tr } = editor.state;
  tr.replaceWith(from, to, node);
  tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1)));
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
}

export const isEmptyLine = ({ type, childCount }: Node): boolean =>
  type.name === 'paragraph' && childCount === 0;

/** Inserts blocks as one undo step. They replace an empty line, or follow the current block. */
export function insertNodes(editor: Editor, nodes: readonly Node[]): void {
  const { pos, node } = getCurrentBlock(editor.state);
  const end = pos + node.nodeSize;
  const from = isEmptyLine(node) ? pos : end;
  const tr = closeHistory(editor.state.tr);
  tr.replaceWith(from, end, Fragment.from(nodes));
  const positionAfter = from + nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  tr.setSelection(Selection.near(tr.doc.resolve(positionAfter), -1));
  editor.view.dispatch(tr.scrollIntoView());
}

export function convertBlock({ state, view, schema }: Editor, index: number, name: BlockName): void {
  const { pos, node } = getBlockAt(state.doc, index);
  const lines = getLines(node);
  const newBlocks = toBlocks(schema, name, lines);
  const [block, ...otherBlocks] = newBlocks;
  if (!block || node.type.name === name) return;
  const firstBlock = block.type.create({ ...block.attrs, _id: node.attrs._id }, block.content);
  const { tr, selection } = state;
  tr.replaceWith(pos, pos + node.nodeSize, [firstBlock, ...otherBlocks]);
  const isInside = newBlocks.length === 1 && firstBlock.isTextblock && selection.from > pos;
  const toNewPosition = (position: number) => Math.min(position, pos + firstBlock.nodeSize - 1);
  tr.setSelection(
    isInside
      ? TextSelection.create(tr.doc, toNewPosition(selection.from), toNewPosition(selection.to))
      : Selection.near(tr.doc.resolve(pos + 1)),
  );
  view.dispatch(tr);
  view.focus();
}

/** Converts the current block to a type, or back to a paragraph if it already has that type. */
export function toggleBlock(editor: Editor, name: BlockName): boolean {
  const { index, node } = getCurrentBlock(editor.state);
  const newName = node.type.name === name ? 'paragraph' : name;
  if (canConvert(node) && newName in editor.schema.nodes) convertBlock(editor, index, newName);
  return true;
}

/** Block types that can't be converted to or from text. */
export const NON_TEXT_BLOCKS: readonly string[] = ['image', 'table', 'video', 'unknown'];
export const canConvert = (node: Node): boolean => !NON_TEXT_BLOCKS.includes(node.type.name);

function getLines(node: Node): Fragment[] {
  if (node.isTextblock) {
    const parts = node.type.name === 'codeBlock' ? node.textContent.split('\n') : undefined;
    const schema = node.type.schema;
    return parts?.map(part => Fragment.from(part ? schema.text(part) : null)) ?? [node.content];
  }
  return node.children.flatMap(getLines);
}

function toBlocks(schema: Schema, name: BlockName, lines: Fragment[]): Node[] {
  const { nodes } = schema;
  const toPlainText = (separator: string) => {
    const text = lines.map(line => line.textBetween(0, line.size, '\n', ' ')).join(separator);
    return text ? schema.text(text) : null;
  };
  if (name === 'heading' || name === 'subheading' || name === 'quote')
    return [nodes[name]!.create(null, toPlainText(' '))];
  if (name === 'codeBlock') return [nodes.codeBlock!.create(null, toPlainText('\n'))];
  const paragraphs = lines.map(line => nodes.paragraph!.create(null, line));
  if (name === 'paragraph') return paragraphs;
  return [
    nodes[name]!.create(
      null,
      paragraphs.map(line => nodes.listItem!.create(null, line)),
    ),
  ];
}

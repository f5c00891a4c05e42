// @vitest-environment jsdom
import { Editor } from '@tiptap/react';
import { afterEach, expect, it } from 'vitest';
import { leaveBlock } from './blocks';
import { DocumentConverter } from './document-converter';
import { articleExtensions } from './extensions';
import { moveLine, selectLine } from './tables';

let editor: Editor;
afterEach(() => editor.destroy());

/** Opens a table with the cursor in the cell that contains the text. */
function openTable(cellText: string) {
  editor = new Editor({ extensions: articleExtensions });
  const converter = new DocumentConverter(editor.schema);
  const rows = [
    ['a', 'b'],
    ['c', 'd'],
  ];
  const { tr, doc } = editor.state;
  const nodes = converter.toNodes([{ type: 'table', content: '', alt: '', caption: '', rows }]);
  editor.view.dispatch(tr.replaceWith(0, doc.content.size, nodes));
  editor.state.doc.descendants((node, pos) => {
    if (node.text === cellText) editor.commands.setTextSelection(pos);
  });
  return () => converter.toBlocks(editor.state.doc)[0]?.rows;
}
const pressKey = (key: string, modifiers: KeyboardEventInit = {}) =>
  editor.view.someProp('handleKeyDown', handle =>
    handle(editor.view, new KeyboardEvent('keydown', { key, ...modifiers })),
  );
const listCellTypes = () =>
  editor.state.doc.firstChild?.children.map(row => row.children.map(({ type }) => type.name));

it('adds a row when Tab is pressed in the last cell', () => {
  const readRows = openTable('d');
  pressKey('Tab');
  editor.commands.insertContent('e');
  expect(readRows()).toEqual([
    ['a', 'b'],
    ['c', 'd'],
    ['e', ''],
  ]);
});

it('moves and deletes a selected row or column by keyboard', () => {
  const readRows = openTable('d');
  selectLine(editor, 'row');
  pressKey('ArrowUp', { altKey: true });
  expect(readRows()).toEqual([
    ['c', 'd'],
    ['a', 'b'],
  ]);
  expect(listCellTypes()).toEqual([
    ['tableHeader', 'tableHeader'],
    ['tableCell', 'tableCell'],
  ]);
  selectLine(editor, 'column');
  pressKey('Delete');
  expect(readRows()).toEqual([['d'], ['b']]);
});

it('leaves the table unchanged when a row or column is moved past its edge', () => {
  const readRows = openTable('a');
  expect(moveLine(editor, 'column', -1)).toBe(true);
  moveLine(editor, 'column', 1);
  expect(readRows()).toEqual([
    ['b', 'a'],
    ['d', 'c'],
  ]);
});

it('moves the cursor below the table when an editor leaves the table', () => {
  openTable('d');
  leaveBlock(editor);
  editor.commands.insertContent('after');
  expect(editor.state.doc.lastChild?.textContent).toBe('after');
});

import type { EditorState } from '@tiptap/pm/state';
import {
  CellSelection,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  moveTableColumn,
  moveTableRow,
  selectedRect,
} from '@tiptap/pm/tables';
import type { Editor } from '@tiptap/react';

export type TableLine = 'row' | 'column';

/** Returns the indices and counts of the selected row and column, or null outside a table. */
export function findCell(state: EditorState) {
  if (!isInTable(state)) return null;
  const { top, left, map } = selectedRect(state);
  return { row: { index: top, count: map.height }, column: { index: left, count: map.width } };
}

export function selectLine({ state, view }: Editor, line: TableLine): void {
  const { top, left, map, tableStart } = selectedRect(state);
  const $cell = state.doc.resolve(tableStart + (map.map[top * map.width + left] ?? 0));
  const selection = line === 'row' ? CellSelection.rowSelection($cell) : CellSelection.colSelection($cell);
  view.dispatch(state.tr.setSelection(selection));
}

/** Moves the selected row or column, except past the edge. Returns false outside a table. */
export function moveLine({ state, view }: Editor, line: TableLine, offset: 1 | -1): boolean {
  const cell = findCell(state);
  if (!cell) return false;
  const { index: from, count } = cell[line];
  const to = from + offset;
  const move = line === 'row' ? moveTableRow : moveTableColumn;
  if (to >= 0 && to < count) move({ from, to })(state, view.dispatch);
  return true;
}

const isLineSelected = ({ selection }: EditorState, line: TableLine): boolean =>
  selection instanceof CellSelection &&
  (line === 'row' ? selection.isRowSelection() : selection.isColSelection());

/** Moves a row or column that is selected as a whole. Returns false if none is. */
export const moveSelectedLine = (editor: Editor, line: TableLine, offset: 1 | -1): boolean =>
  isLineSelected(editor.state, line) && moveLine(editor, line, offset);

/** Deletes rows or columns that are selected as a whole. Returns false if none are. */
export function deleteSelectedLine({ state, view }: Editor): boolean {
  const [isRow, isColumn] = [isLineSelected(state, 'row'), isLineSelected(state, 'column')];
  if (isRow && isColumn) return deleteTable(state, view.dispatch);
  if (isRow) return deleteRow(state, view.dispatch);
  return isColumn && deleteColumn(state, view.dispatch);
}

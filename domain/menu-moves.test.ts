import { describe, expect, it } from 'vitest';
import { dropRow, indentRow, moveRow, moveRowBy, outdentRow } from './menu-moves';
import { createMenuRow, findLevel, findMenuProblems, type MenuRow, sortByReadingOrder } from './menus';

const createRow = (id: string, parentId = '', href = '/'): MenuRow => ({
  ...createMenuRow(id, parentId),
  title: id,
  href,
});
const rows = [
  createRow('a'),
  createRow('a1', 'a'),
  createRow('a2', 'a'),
  createRow('b'),
  createRow('b1', 'b'),
  createRow('c'),
];
/** Formats rows with one dot per level. */
const formatRows = (movedRows: readonly MenuRow[] | undefined) =>
  movedRows?.map(({ id }) => '.'.repeat((findLevel(movedRows, id) ?? 1) - 1) + id).join(' ');

describe('menu moves', () => {
  it('moves a menu row up and down among its siblings, with its descendants', () => {
    expect(formatRows(moveRowBy(rows, 'b', -1, 3))).toBe('b .b1 a .a1 .a2 c');
    expect(formatRows(moveRowBy(rows, 'a', 1, 3))).toBe('b .b1 a .a1 .a2 c');
    expect(formatRows(moveRowBy(rows, 'a1', 1, 3))).toBe('a .a2 .a1 b .b1 c');
  });

  it('moves a menu row into the adjacent menu when it is moved past the end of its own menu', () => {
    expect(formatRows(moveRowBy(rows, 'a2', 1, 3))).toBe('a .a1 b .a2 .b1 c');
    expect(formatRows(moveRowBy(rows, 'b1', -1, 3))).toBe('a .a1 .a2 .b1 b c');
    expect(moveRowBy(rows, 'b1', 1, 3)).toBeUndefined();
    expect(moveRowBy(rows, 'a', -1, 3)).toBeUndefined();
  });

  it('indents and outdents a menu row', () => {
    expect(formatRows(indentRow(rows, 'c', 3))).toBe('a .a1 .a2 b .b1 .c');
    expect(formatRows(indentRow(rows, 'a2', 3))).toBe('a .a1 ..a2 b .b1 c');
    expect(formatRows(outdentRow(rows, 'a1', 3))).toBe('a .a2 a1 b .b1 c');
    expect(indentRow(rows, 'a', 3)).toBeUndefined();
    expect(outdentRow(rows, 'a', 3)).toBeUndefined();
  });

  it("doesn't move a menu row below the deepest level or into itself", () => {
    expect(indentRow(rows, 'b', 2)).toBeUndefined();
    expect(formatRows(indentRow(rows, 'b', 3))).toBe('a .a1 .a2 .b ..b1 c');
    expect(moveRow(rows, 'a', { within: 'a1', levels: 3 })).toBeUndefined();
    expect(moveRow(rows, 'a', { within: 'a', levels: 3 })).toBeUndefined();
  });

  it('moves a dropped menu row to the nearest allowed level', () => {
    const drop = (id: string, overId: string, level: number, levels = 3) =>
      formatRows(
        dropRow(rows, id, { targetId: overId, level, levels, visibleRows: sortByReadingOrder(rows) }),
      );
    expect(drop('c', 'a2', 2)).toBe('a .a1 .c .a2 b .b1');
    expect(drop('c', 'b', 1)).toBe('a .a1 .a2 c b .b1');
    expect(drop('c', 'b', 2)).toBe('a .a1 .a2 .c b .b1');
    expect(drop('c', 'c', 3)).toBe('a .a1 .a2 b .b1 ..c');
    expect(drop('c', 'c', 3, 2)).toBe('a .a1 .a2 b .b1 .c');
    expect(drop('a1', 'b1', 2)).toBe('a .a2 b .b1 .a1 c');
    expect(drop('b', 'a', 1)).toBe('b .b1 a .a1 .a2 c');
  });
});

describe('findMenuProblems', () => {
  it.each([
    ['a row within itself', [createRow('a', 'b'), createRow('b', 'a')], '“a” can’t be inside itself'],
    ["a row in a menu that doesn't exist", [createRow('a', 'x')], '“a” is in a menu that doesn’t exist'],
    [
      'a repeated row',
      [createRow('a'), createRow('a')],
      'A menu entry is listed twice. Reload this page and try again.',
    ],
    [
      'a row that is too deep',
      [createRow('a'), createRow('b', 'a'), createRow('c', 'b'), createRow('d', 'c')],
      '“d” is nested too deeply. There are only 3 levels.',
    ],
    ['a link without a URL', [createRow('a', '', '')], '“a” has no link. Add one.'],
  ])('rejects menus that contain %s', (_, invalidRows, message) => {
    expect(findMenuProblems(invalidRows, 3)[0]?.message).toBe(message);
  });
});

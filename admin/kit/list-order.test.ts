import { describe, expect, it } from 'vitest';
import { createFlatOrder, type OrderedRow } from './list-order';

const rows: OrderedRow[] = [{ id: 'a' }, { _id: 'b' }, { key: 'c' }];
const [a, b, c] = rows;
const order = createFlatOrder<OrderedRow>();

describe('createFlatOrder', () => {
  it('moves an entry by one position in a flat list', () => {
    expect(order.moveStep(rows, 'a', 'down')).toEqual([b, a, c]);
    expect(order.moveStep(rows, 'c', 'up')).toEqual([a, c, b]);
    expect(order.moveStep(rows, 'b', 'in')).toEqual([a, c, b]);
  });

  it("returns no new order when the entry is unknown or can't move", () => {
    expect(order.moveStep(rows, 'a', 'up')).toBeUndefined();
    expect(order.moveStep(rows, 'c', 'down')).toBeUndefined();
    expect(order.drop(rows, 'b', { overId: 'b', level: 1, visibleRows: rows })).toBeUndefined();
    expect(order.drop(rows, 'gone', { overId: 'b', level: 1, visibleRows: rows })).toBeUndefined();
  });

  it('moves a dropped entry of a list to the position of its drop target', () => {
    expect(order.drop(rows, 'a', { overId: 'c', level: 1, visibleRows: rows })).toEqual([b, c, a]);
    expect(order.getPosition(rows, 'c')).toBe('3 of 3');
  });
});

export type OrderedRow = { id?: string; _id?: string; key?: string };
export const getRowId = ({ id, _id, key }: OrderedRow): string => _id ?? id ?? key ?? '';

export type MoveDirection = 'up' | 'down' | 'in' | 'out';

/** Rules for moving entries. A move returns all rows, or undefined if it is impossible. */
export type ListOrder<Row extends OrderedRow> = {
  moveStep: (rows: readonly Row[], id: string, direction: MoveDirection) => Row[] | undefined;
  drop: (
    rows: readonly Row[],
    id: string,
    to: { overId: string; level: number; visibleRows: readonly Row[] },
  ) => Row[] | undefined;
  /** Returns the level, starting at 1. */
  getLevel: (rows: readonly Row[], id: string) => number;
  /** Returns the position, such as `2 of 5`. */
  getPosition: (rows: readonly Row[], id: string) => string;
  /** Returns the parent's title, or undefined at the top level. */
  findParent: (rows: readonly Row[], id: string) => string | undefined;
  /** Returns whether an entry is visible. Children of a dragged entry aren't. */
  isShown: (rows: readonly Row[], row: Row, draggedId: string | undefined) => boolean;
};

const findIndex = (rows: readonly OrderedRow[], id: string) => rows.findIndex(row => getRowId(row) === id);

function moveRow<Row extends OrderedRow>(rows: readonly Row[], from: number, to: number): Row[] | undefined {
  const row = rows[from];
  if (!row || !rows[to] || from === to) return undefined;
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

/** Creates an order without levels. */
export const createFlatOrder = <Row extends OrderedRow>(): ListOrder<Row> => ({
  moveStep(rows, id, direction) {
    const from = findIndex(rows, id);
    return moveRow(rows, from, from + (direction === 'up' || direction === 'out' ? -1 : 1));
  },
  drop: (rows, id, { overId }) => moveRow(rows, findIndex(rows, id), findIndex(rows, overId)),
  getLevel: () => 1,
  getPosition: (rows, id) => `${findIndex(rows, id) + 1} of ${rows.length}`,
  findParent: () => undefined,
  isShown: () => true,
});

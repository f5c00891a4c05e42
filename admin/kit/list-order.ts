/** An entry of a list, known by an id of its own. */
export type Ordered = { id?: string; _id?: string; key?: string };
export const idOf = ({ id, _id, key }: Ordered): string => _id ?? id ?? key ?? '';

export type Move = 'up' | 'down' | 'in' | 'out';

/** How entries are moved; each move gives all rows again, or undefined where there is nowhere to go. */
export type Order<Row extends Ordered> = {
  step: (rows: readonly Row[], id: string, by: Move) => Row[] | undefined;
  drop: (
    rows: readonly Row[],
    id: string,
    to: { over: string; level: number; shown: readonly Row[] },
  ) => Row[] | undefined;
  /** From 1. */
  levelOf: (rows: readonly Row[], id: string) => number;
  /** `2 of 5` */
  placeOf: (rows: readonly Row[], id: string) => string;
  /** What an entry is inside of; the list itself where there is no other. */
  parentOf: (rows: readonly Row[], id: string) => string | undefined;
  /** Whether an entry is drawn; what is inside one that is dragged is not. */
  isShown: (rows: readonly Row[], row: Row, dragged: string | undefined) => boolean;
};

const indexOf = (rows: readonly Ordered[], id: string) => rows.findIndex(row => idOf(row) === id);

function moved<Row extends Ordered>(rows: readonly Row[], from: number, to: number): Row[] | undefined {
  const row = rows[from];
  if (!row || !rows[to] || from === to) return undefined;
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

/** All entries are beside each other. */
export const flatOrder = <Row extends Ordered>(): Order<Row> => ({
  step(rows, id, by) {
    const from = indexOf(rows, id);
    return moved(rows, from, from + (by === 'up' || by === 'out' ? -1 : 1));
  },
  drop: (rows, id, { over }) => moved(rows, indexOf(rows, id), indexOf(rows, over)),
  levelOf: () => 1,
  placeOf: (rows, id) => `${indexOf(rows, id) + 1} of ${rows.length}`,
  parentOf: () => undefined,
  isShown: () => true,
});

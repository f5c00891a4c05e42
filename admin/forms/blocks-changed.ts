import { diffArrays } from 'diff';

/** A text block; its fields depend on the kind of item. */
export type Block = {
  _id: string;
  type: string;
  content: string;
  caption?: string | undefined;
  language?: string | undefined;
  rows?: string[][] | undefined;
};
/** A value in two versions; undefined where it is missing. */
export type Pair<Thing> = { before: Thing | undefined; after: Thing | undefined };

const isBlock = (value: unknown): value is Block => {
  const { _id, type, content } = (value ?? {}) as Partial<Block>;
  return [_id, type, content].every(each => typeof each === 'string');
};

/** Returns the blocks in a value: [] if it is empty, undefined if it isn't a text. */
export function blocksIn(value: unknown): Block[] | undefined {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) && value.every(isBlock) ? value : undefined;
}

/** Pairs the blocks of two versions in the later order. A removed block follows its former predecessor. */
export function blockPairs(before: readonly Block[], after: readonly Block[]): Pair<Block>[] {
  const same = (one: Block | undefined, other: Block) => one?._id === other._id && one.type === other.type;
  const pairs: Pair<Block>[] = after.map(block => ({
    before: before.find(each => same(each, block)),
    after: block,
  }));
  before.forEach((block, index) => {
    if (pairs.some(pair => pair.before === block)) return;
    const followed = before[index - 1];
    const at = pairs.findIndex(pair => followed && (pair.before === followed || same(pair.after, followed)));
    pairs.splice(at + 1, 0, { before: block, after: undefined });
  });
  return pairs;
}

/** Pairs the rows of two versions of a table. A changed row is paired with its former text. */
export function rowPairs(
  before: readonly string[][] = [],
  after: readonly string[][] = [],
): Pair<string[]>[] {
  const texts = (rows: readonly string[][]) => rows.map(row => JSON.stringify(row));
  const pairs: Pair<string[]>[] = [];
  let [gone, come]: [string[][], string[][]] = [[], []];
  const flush = () => {
    for (let at = 0; at < Math.max(gone.length, come.length); at += 1)
      pairs.push({ before: gone[at], after: come[at] });
    [gone, come] = [[], []];
  };
  for (const { value, added, removed } of diffArrays(texts(before), texts(after))) {
    const rows = value.map(text => JSON.parse(text) as string[]);
    if (added) come = rows;
    else if (removed) gone = rows;
    else {
      flush();
      pairs.push(...rows.map(row => ({ before: row, after: row })));
    }
  }
  flush();
  return pairs;
}

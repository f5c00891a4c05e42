import { diffArrays } from 'diff';

/** A text block, whose fields depend on the kind of item. */
export type Block = {
  _id: string;
  type: string;
  content: string;
  level?: number | undefined;
  caption?: string | undefined;
  language?: string | undefined;
  rows?: string[][] | undefined;
};
/** A value in two versions. Undefined in a version that lacks it. */
export type VersionPair<Item> = { before: Item | undefined; after: Item | undefined };

const isBlock = (value: unknown): value is Block => {
  const { _id, type, content } = (value ?? {}) as Partial<Block>;
  return [_id, type, content].every(field => typeof field === 'string');
};

/** Returns [] for an empty value and undefined if the value isn't a text. */
export function findBlocks(value: unknown): Block[] | undefined {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) && value.every(isBlock) ? value : undefined;
}

/** Pairs blocks in the later version's order. Removed blocks follow their former predecessor. */
export function pairBlocks(before: readonly Block[], after: readonly Block[]): VersionPair<Block>[] {
  const hasSameText = (block: Block | undefined, otherBlock: Block) =>
    block?._id === otherBlock._id && block.type === otherBlock.type;
  const pairs: VersionPair<Block>[] = after.map(block => ({
    before: before.find(oldBlock => hasSameText(oldBlock, block)),
    after: block,
  }));
  before.forEach((block, index) => {
    if (pairs.some(pair => pair.before === block)) return;
    const previousBlock = before[index - 1];
    const pairIndex = pairs.findIndex(
      pair => previousBlock && (pair.before === previousBlock || hasSameText(pair.after, previousBlock)),
    );
    pairs.splice(pairIndex + 1, 0, { before: block, after: undefined });
  });
  return pairs;
}

/** Pairs changed rows with their former version. */
export function pairRows(
  before: readonly string[][] = [],
  after: readonly string[][] = [],
): VersionPair<string[]>[] {
  const listTexts = (rows: readonly string[][]) => rows.map(row => JSON.stringify(row));
  const pairs: VersionPair<string[]>[] = [];
  let [removedRows, addedRows]: [string[][], string[][]] = [[], []];
  const pairChangedRows = () => {
    for (let index = 0; index < Math.max(removedRows.length, addedRows.length); index += 1)
      pairs.push({ before: removedRows[index], after: addedRows[index] });
    [removedRows, addedRows] = [[], []];
  };
  for (const { value, added, removed } of diffArrays(listTexts(before), listTexts(after))) {
    const rows = value.map(text => JSON.parse(text) as string[]);
    if (added) addedRows = rows;
    else if (removed) removedRows = rows;
    else {
      pairChangedRows();
      pairs.push(...rows.map(row => ({ before: row, after: row })));
    }
  }
  pairChangedRows();
  return pairs;
}

import type { ArticleInput } from '../../domain/kinds/article';
import type { CaseInput } from '../../domain/kinds/case';

type ArticleBlock = ArticleInput['story'][number];
type CaseBlock = CaseInput['story'][number];

/** Block of an article or a case's story. */
export type Block = Omit<ArticleBlock, 'type'> & { type: ArticleBlock['type'] | CaseBlock['type'] };

/** Content that couldn't be imported unchanged, with the reason and count. */
export type Loss = { content: string; reason: string; count: number };

/** Result of an import. Images are URLs or data strings that still have to be uploaded. */
export type ImportResult = {
  /** Title of the article: the only first-level heading, if the document starts with it. */
  title: string | undefined;
  blocks: Block[];
  /** Content that was dropped. */
  omissions: Loss[];
  /** Content that was converted. */
  changes: Loss[];
};

/** Error whose message is displayed. */
export class UnreadableDocumentError extends Error {}

export class LossCollector {
  readonly #losses = new Map<string, Loss>();

  add(content: string, reason: string, count = 1): void {
    const loss = this.#losses.get(content);
    if (loss) loss.count += count;
    else this.#losses.set(content, { content, reason, count });
  }

  list = (): Loss[] => [...this.#losses.values()];
}

/**
 * @param presentCount number of existing blocks.
 * @param limit `noun` starts a sentence, such as `An article`.
 */
export function fitToLimits(
  importResult: ImportResult,
  presentCount: number,
  limit: { noun: string; max: number },
): ImportResult {
  const freeBlocks = Math.max(0, limit.max - presentCount);
  const excessCount = importResult.blocks.length - freeBlocks;
  if (excessCount <= 0) return importResult;
  const reason = `${limit.noun} can have at most ${limit.max} blocks. Split it in two.`;
  return {
    ...importResult,
    blocks: importResult.blocks.slice(0, freeBlocks),
    omissions: [...importResult.omissions, { content: 'Blocks over the limit', reason, count: excessCount }],
  };
}

export const reportLoweredHeadings = (count: number): Loss => ({
  content: 'Level 1 headings',
  reason: 'Converted to section headings, because only the title is a level 1 heading.',
  count,
});

export const reportRaisedHeadings = (count: number): Loss => ({
  content: 'Lower-level headings',
  reason: 'Converted to smaller headings, because there is no lower level.',
  count,
});

export const formatImportResult = (omissions: readonly Loss[], failedImages: number): string =>
  omissions.length + failedImages > 0 ? 'Some content wasn’t imported' : 'Everything was imported';

export function countBlocks(blocks: readonly Block[]): { name: string; count: number }[] {
  const filterByType = (type: Block['type']) => blocks.filter(block => block.type === type);
  const html = blocks.map(({ content, rows = [] }) => [content, ...rows.flat()].join(' ')).join(' ');
  const lists = filterByType('paragraph').filter(({ content }) => /^<[uo]l>/.test(content));
  const counts: [string, string, number][] = [
    ['paragraph', 'paragraphs', filterByType('paragraph').length - lists.length],
    ['heading', 'headings', filterByType('title').length],
    ['image', 'images', filterByType('image').length],
    ['list', 'lists', lists.length],
    ['table', 'tables', filterByType('table').length],
    ['quote', 'quotes', filterByType('quote').length],
    ['piece of code', 'pieces of code', filterByType('code').length],
    ['link', 'links', html.split('<a href=').length - 1],
  ];
  return counts
    .filter(([, , count]) => count > 0)
    .map(([singular, plural, count]) => ({ name: count === 1 ? singular : plural, count }));
}

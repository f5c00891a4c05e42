import type { ArticleInput } from '../../domain/kinds/article';
import type { CaseInput } from '../../domain/kinds/case';

type ArticleBlock = ArticleInput['story'][number];
type CaseBlock = CaseInput['story'][number];

/** One piece of an article or of the story of a case, as its form holds it. */
export type Block = Omit<ArticleBlock, 'type'> & { type: ArticleBlock['type'] | CaseBlock['type'] };

/** What of a document could not be taken as it was, in words, and how many of it there were. */
export type Loss = { what: string; why: string; count: number };

/** What a document became. Pictures are addresses or data strings that are still to be uploaded. */
export type Imported = {
  /** Its one heading of the first order, when it begins with it: the title of the article. */
  title: string | undefined;
  blocks: Block[];
  /** What is not there. */
  leftOut: Loss[];
  /** What is there, in another way. */
  changed: Loss[];
};

/** A document that cannot be read, with words for whoever chose it. */
export class UnreadableDocument extends Error {}

/** Collects what is lost, each kind once. */
export class Losses {
  readonly #found = new Map<string, Loss>();

  add(what: string, why: string, count = 1): void {
    const found = this.#found.get(what);
    if (found) found.count += count;
    else this.#found.set(what, { what, why, count });
  }

  list = (): Loss[] => [...this.#found.values()];
}

/**
 * Cuts what there is no room for, and says so.
 * @param present blocks that are there already.
 * @param of what takes them, `An article`, and how many of them at most.
 */
export function fitted(imported: Imported, present: number, of: { noun: string; max: number }): Imported {
  const room = Math.max(0, of.max - present);
  const over = imported.blocks.length - room;
  if (over <= 0) return imported;
  const why = `${of.noun} has at most ${of.max} blocks. Make two of it.`;
  return {
    ...imported,
    blocks: imported.blocks.slice(0, room),
    leftOut: [...imported.leftOut, { what: 'Blocks at the end', why, count: over }],
  };
}

/** A heading of the first order that is not the title: the page has one already. */
export const headingsLowered = (count: number): Loss => ({
  what: 'Headings of the first order',
  why: 'They became section headings. The title is the first.',
  count,
});

/** Headings below those of sections: a text has one kind. */
export const headingsRaised = (count: number): Loss => ({
  what: 'Headings below those of sections',
  why: 'They became section headings, the one kind there is.',
  count,
});

/** How much of a document is there, as the report begins. */
export const arrivalWords = (leftOut: readonly Loss[], failedPictures: number): string =>
  leftOut.length + failedPictures > 0 ? 'All of it came in, nearly' : 'All of it came in';

/** How much of what there is in blocks, for the report. */
export function countsOf(blocks: readonly Block[]): { name: string; count: number }[] {
  const of = (type: Block['type']) => blocks.filter(block => block.type === type);
  const html = blocks.map(({ content, rows = [] }) => [content, ...rows.flat()].join(' ')).join(' ');
  const lists = of('paragraph').filter(({ content }) => /^<[uo]l>/.test(content));
  const counts: [string, string, number][] = [
    ['paragraph', 'paragraphs', of('paragraph').length - lists.length],
    ['heading', 'headings', of('title').length],
    ['picture', 'pictures', of('image').length],
    ['list', 'lists', lists.length],
    ['table', 'tables', of('table').length],
    ['quote', 'quotes', of('quote').length],
    ['piece of code', 'pieces of code', of('code').length],
    ['link', 'links', html.split('<a href=').length - 1],
  ];
  return counts
    .filter(([, , count]) => count > 0)
    .map(([one, many, count]) => ({ name: count === 1 ? one : many, count }));
}

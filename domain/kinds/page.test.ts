import { expect, it } from 'vitest';
import { PAGE_ROW_COST, PAGE_TEXT_MAX } from '../limits';
import { messages } from '../messages';
import { pageSchema } from './page';

const block = { look: 'text', text: 'x'.repeat(2_000) };
const chapter = { anchor: 'terms', title: 'Terms', blocks: Array(10).fill(block) };
const section = { kind: 'chapters', chapters: [chapter] };
const listMessages = (count: number, entry: object = section) =>
  pageSchema.shape.sections.safeParse(Array(count).fill(entry)).error?.issues.map(({ message }) => message);

it('accepts the sections of a page only up to the size limit', () => {
  const maxCount = Math.floor(PAGE_TEXT_MAX / (JSON.stringify(section).length + 12 * PAGE_ROW_COST + 1));
  expect(listMessages(maxCount)).toBeUndefined();
  expect(listMessages(maxCount + 1)).toEqual([messages.pageTooLong]);
});

it('rejects a page with too many short rows', () => {
  const items = Array(20).fill({ title: 'A', text: 'b' });
  const shortRows = { kind: 'accordion', variant: 'questions', ground: 'white', title: 'C', items };
  expect(listMessages(20, shortRows)).toBeUndefined();
  expect(listMessages(40, shortRows)).toEqual([messages.pageTooLong]);
});

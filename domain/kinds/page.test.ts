import { expect, it } from 'vitest';
import { PAGE_TEXT_MAX } from '../limits';
import { messages } from '../messages';
import { pageSchema } from './page';

const block = { look: 'text', text: 'x'.repeat(2_000) };
const chapter = { anchor: 'terms', title: 'Terms', blocks: Array(10).fill(block) };
const section = { kind: 'chapters', chapters: [chapter] };
const sections = (count: number) => pageSchema.shape.sections.safeParse(Array(count).fill(section));

it('accepts sections up to the size limit', () => {
  const most = Math.floor(PAGE_TEXT_MAX / (JSON.stringify(section).length + 1));
  expect(sections(most - 1).error).toBeUndefined();
  expect(sections(most + 1).error?.issues.map(({ message }) => message)).toEqual([messages.pageTooLong]);
});

import { describe, expect, it } from 'vitest';
import { type Block, formatMarkdown, parseMarkdown } from './blocks';

const block = (fields: Partial<Block>): Block =>
  ({ _id: 'x', type: 'paragraph', content: '', alt: '', caption: '', ...fields }) as Block;
const BLOCKS: Block[] = [
  block({ type: 'title', content: 'One' }),
  block({ content: 'A <a href="/b">link</a>' }),
  block({ type: 'quote', content: 'Two\nlines' }),
  block({ type: 'image', content: '/uploads/a.png', alt: 'A', caption: 'Below' }),
  block({ type: 'image', content: '/uploads/a.png', decorative: true }),
  block({ type: 'code', content: 'a\n\n## b', language: 'ts' }),
  block({
    type: 'table',
    rows: [
      ['a', 'b'],
      ['c', ''],
    ],
  }),
];

it('formats blocks as Markdown', () => {
  expect(formatMarkdown(BLOCKS)).toMatchInlineSnapshot(`
    "## One

    A <a href="/b">link</a>

    > Two
    > lines

    ![A](/uploads/a.png "Below")

    \`\`\`json block
    {
      "alt": "",
      "caption": "",
      "content": "/uploads/a.png",
      "decorative": true,
      "type": "image"
    }
    \`\`\`

    \`\`\`ts
    a

    ## b
    \`\`\`

    | a | b |
    | --- | --- |
    | c |  |

    <!-- end -->
    "
  `);
});

describe('round trip', () => {
  it.each([
    ...BLOCKS,
    block({ type: 'title', content: 'Smaller', level: 3 }),
    block({ content: '## no title' }),
    block({ content: '### no title' }),
    block({ content: '> no quote' }),
    block({ content: 'two\n\nparagraphs' }),
    block({ content: '```\nno code' }),
    block({ content: '<!-- end -->' }),
    block({ content: '![no](image)' }),
    block({ type: 'title', content: ' spaces ' }),
    block({ type: 'title', content: 'two\nlines' }),
    block({ type: 'code', content: '```\nfences\n```' }),
    block({ type: 'code', content: '' }),
    block({ type: 'code', content: '{}', language: 'json block' }),
    block({ type: 'table', rows: [['a | b', 'c\nd']], caption: 'Said' }),
    block({ type: 'image', content: '/a b"c', alt: ']' }),
    block({ type: 'video', content: 'https://films.example/1' }),
  ])('preserves the block %j when it is exported and imported', original => {
    const file = formatMarkdown([BLOCKS[0] as Block, original, BLOCKS[1] as Block]);
    expect(parseMarkdown(file, ['x', 'x', 'x'])[1]).toEqual(original);
    expect(parseMarkdown(file, ['x', 'x', 'x'])).toHaveLength(3);
    expect(parseMarkdown(file.replace(/\n/g, '\r\n'), [])).toHaveLength(3);
  });
});

it('reports a truncated content file or an invalid block', () => {
  const file = formatMarkdown(BLOCKS);
  for (let endIndex = 0; endIndex < file.length - 1; endIndex += 7)
    expect(() => parseMarkdown(file.slice(0, endIndex), [])).toThrow('cut off');
  expect(() => parseMarkdown('```json block\n{\n```\n\n<!-- end -->\n', [])).toThrow(
    'block 1 is not valid JSON',
  );
});

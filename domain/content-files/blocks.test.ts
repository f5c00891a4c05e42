import { describe, expect, it } from 'vitest';
import { type Block, formatMarkdown, parseMarkdown } from './blocks';

const createBlock = (fields: Partial<Block>): Block =>
  ({ _id: 'x', type: 'paragraph', content: '', alt: '', caption: '', ...fields }) as Block;
const BLOCKS: Block[] = [
  createBlock({ type: 'title', content: 'One' }),
  createBlock({ content: 'A <a href="/b">link</a>' }),
  createBlock({ type: 'quote', content: 'Two\nlines' }),
  createBlock({ type: 'image', content: '/uploads/a.png', alt: 'A', caption: 'Below' }),
  createBlock({ type: 'image', content: '/uploads/a.png', decorative: true }),
  createBlock({ type: 'code', content: 'a\n\n## b', language: 'ts' }),
  createBlock({
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
    createBlock({ type: 'title', content: 'Smaller', level: 3 }),
    createBlock({ content: '## no title' }),
    createBlock({ content: '### no title' }),
    createBlock({ content: '> no quote' }),
    createBlock({ content: 'two\n\nparagraphs' }),
    createBlock({ content: '```\nno code' }),
    createBlock({ content: '<!-- end -->' }),
    createBlock({ content: '![no](image)' }),
    createBlock({ type: 'title', content: ' spaces ' }),
    createBlock({ type: 'title', content: 'two\nlines' }),
    createBlock({ type: 'code', content: '```\nfences\n```' }),
    createBlock({ type: 'code', content: '' }),
    createBlock({ type: 'code', content: '{}', language: 'json block' }),
    createBlock({ type: 'table', rows: [['a | b', 'c\nd']], caption: 'Said' }),
    createBlock({ type: 'image', content: '/a b"c', alt: ']' }),
    createBlock({ type: 'video', content: 'https://films.example/1' }),
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

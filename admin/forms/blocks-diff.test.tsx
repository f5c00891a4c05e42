import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BlocksDiff } from './BlocksDiff';
import { type Block, pairBlocks, pairRows } from './pair-blocks';

const createBlock = (_id: string, type: string, content = '', fields: Partial<Block> = {}): Block => ({
  _id,
  type,
  content,
  ...fields,
});
const renderDiff = (
  before: Block[],
  after: Block[],
  visibleChanges: ('added' | 'removed')[] = ['added', 'removed'],
) =>
  renderToStaticMarkup(<BlocksDiff before={before} after={after} visibleChanges={visibleChanges} />).replace(
    / class="[^"]*"/g,
    '',
  );

it('marks changes inside headings, tables and code blocks in a diff', () => {
  const before = [
    createBlock('h', 'title', 'Old'),
    createBlock('t', 'table', '', { rows: [['A'], ['b']], caption: 'Counted' }),
    createBlock('c', 'code', 'let a', { language: 'ts' }),
  ];
  const after = [
    createBlock('h', 'title', 'New'),
    createBlock('t', 'table', '', { rows: [['A'], ['x'], ['b']], caption: 'Counted' }),
    createBlock('c', 'code', 'let a = <b>1</b>', { language: 'ts' }),
  ];
  const diffHtml = renderDiff(before, after);
  expect(diffHtml).toContain('<h5><del>Old</del><ins>New</ins></h5>');
  expect(diffHtml).toContain(
    '<caption>Counted</caption><tbody><tr><th>A</th></tr><tr><td><ins>x</ins></td></tr><tr><td>b</td></tr>',
  );
  expect(diffHtml).toContain(
    '<pre><span>ts</span><code>let a <ins>= &lt;b&gt;1&lt;/b&gt;</ins></code></pre>',
  );
});

it('escapes markup in the texts of a diff', () => {
  const unsafeText = 'Said <img src=x onerror="alert(1)"> & <script>run()</script';
  for (const type of ['title', 'paragraph', 'quote', 'code', 'of-tomorrow'])
    expect(renderDiff([], [createBlock('a', type, unsafeText)])).not.toMatch(/<(img|script)/);
  expect(
    renderDiff([], [createBlock('a', 'table', '', { rows: [[unsafeText]], caption: unsafeText })]),
  ).not.toMatch(/<(img|script)/);
});

it('shows texts in a diff without inline markup, and with spaces for line breaks', () => {
  const richBlock = createBlock('a', 'paragraph', 'See <a href="/x">the <b>audit</b></a>, then<br>go on.');
  expect(renderDiff([richBlock], [richBlock])).toBe('<div><p>See the audit, then go on.</p></div>');
});

it('shows removed blocks on one side of a diff and added blocks on the other', () => {
  const [removedBlock, addedBlock] = [createBlock('a', 'title', 'Gone'), createBlock('b', 'title', 'Come')];
  expect(renderDiff([removedBlock], [addedBlock], ['removed'])).toBe('<div><h5><del>Gone</del></h5></div>');
  expect(renderDiff([removedBlock], [addedBlock], ['added'])).toBe('<div><h5><ins>Come</ins></h5></div>');
});

it('lists a removed or replaced block at its previous position', () => {
  const [a, b, c] = ['a', 'b', 'c'].map(id => createBlock(id, 'paragraph', id)) as [Block, Block, Block];
  const changedBlock = createBlock('b', 'title', 'b');
  expect(pairBlocks([a, b, c], [a, c]).map(({ before }) => before?._id)).toEqual(['a', 'b', 'c']);
  expect(pairBlocks([a, b], [b])).toEqual([
    { before: a, after: undefined },
    { before: b, after: b },
  ]);
  expect(pairBlocks([a, b], [a, changedBlock])).toEqual([
    { before: a, after: a },
    { before: b, after: undefined },
    { before: undefined, after: changedBlock },
  ]);
});

it('pairs a changed table row with its previous version', () => {
  expect(pairRows([['a'], ['b'], ['c']], [['a'], ['x'], ['c'], ['d']])).toEqual([
    { before: ['a'], after: ['a'] },
    { before: ['b'], after: ['x'] },
    { before: ['c'], after: ['c'] },
    { before: undefined, after: ['d'] },
  ]);
});

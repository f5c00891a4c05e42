// @vitest-environment jsdom
import { closeHistory } from '@tiptap/pm/history';
import { Editor, type Extensions } from '@tiptap/react';
import { afterEach, describe, expect, it } from 'vitest';
import { demoArticles, demoCases } from '../../../domain/content-files/demo.test-kit';
import type { Block } from '../../import/import-result';
import { convertBlock, duplicateBlock, insertBelow, insertNodes, moveBlock, toggleBlock } from './blocks';
import { DocumentConverter } from './document-converter';
import { caseExtensions, articleExtensions as extensions } from './extensions';
import { ARTICLE_SHAPES, insertTemplate } from './Shapes';

const editors: Editor[] = [];
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy();
});

const createBlock = (type: Block['type'], content: string, fields: Partial<Block> = {}): Block => ({
  type,
  content,
  alt: '',
  caption: '',
  ...fields,
});

function openBlocks(...blocks: Block[]) {
  return openEditor(extensions, ...blocks);
}

function openEditor(extensions: Extensions, ...blocks: Block[]) {
  const editor = new Editor({ extensions });
  editors.push(editor);
  const converter = new DocumentConverter(editor.schema);
  const { tr, doc } = editor.state;
  editor.view.dispatch(
    tr.replaceWith(0, doc.content.size, converter.toNodes(blocks)).setMeta('addToHistory', false),
  );
  const readBlocks = () => converter.toBlocks(editor.state.doc);
  const readTexts = () => readBlocks().map(({ type, content, rows }) => [type, rows ?? content]);
  return { editor, written: converter, out: readBlocks, said: readTexts };
}

it('returns the stored blocks unchanged when a block is appended', () => {
  for (const { story } of demoArticles) {
    const { editor, out } = openBlocks(...story);
    // Serialising would change some blocks, so appending must leave them untouched.
    editor.commands.insertContentAt(editor.state.doc.content.size, {
      type: 'paragraph',
      content: [{ type: 'text', text: 'x' }],
    });
    expect(out().slice(0, -1)).toMatchObject(story);
  }
});

it("omits a template's hints when a document is stored or copied", () => {
  const { editor, out } = openBlocks();
  const shape = ARTICLE_SHAPES[1]!;
  insertTemplate(editor, shape);
  const hints = [...editor.view.dom.querySelectorAll('[data-hint]')].map(block =>
    block.getAttribute('data-hint'),
  );
  expect(hints).toEqual(shape.blocks.map(([, hint]) => hint));
  expect(out()).toEqual([]);
  editor.commands.insertContent('A quay');
  expect(out()).toMatchObject([{ type: 'paragraph', content: 'A quay' }]);
  expect(editor.getHTML()).not.toContain(shape.blocks[1]![1]);
});

it('preserves the level of a smaller heading when a document is opened and stored', () => {
  const story = [createBlock('title', 'One'), createBlock('title', 'Two', { level: 3 })];
  const { editor, out } = openBlocks(...story);
  expect(out()).toMatchObject(story);
  expect(out()[0]).not.toHaveProperty('level');
  editor.commands.setTextSelection(3);
  toggleBlock(editor, 'subheading');
  expect(out()[0]).toMatchObject({ type: 'title', content: 'One', level: 3 });
  expect(editor.state.selection.from).toBe(3);
  toggleBlock(editor, 'subheading');
  expect(out()[0]).toMatchObject({ type: 'paragraph', content: 'One' });
  expect(openEditor(caseExtensions, ...story).editor.state.doc.child(1).type.name).toBe('heading');
});

it('undoes and redoes 200 steps in the editor', () => {
  const { editor, said } = openBlocks(createBlock('paragraph', 'begun'));
  const textsBefore = said();
  for (let step = 1; step <= 200; step++) {
    const { tr, schema, doc } = editor.state;
    const paragraph = schema.nodes.paragraph?.create(null, schema.text(`step ${step}`));
    editor.view.dispatch(closeHistory(tr.insert(doc.content.size, paragraph ?? [])));
  }
  const textsAfter = said();
  expect(textsAfter).toHaveLength(201);
  for (let step = 0; step < 200; step++) expect(editor.commands.undo()).toBe(true);
  expect(said()).toEqual(textsBefore);
  for (let step = 0; step < 200; step++) editor.commands.redo();
  expect(said()).toEqual(textsAfter);
});

describe('the story of a case', () => {
  const openCaseBlocks = (...blocks: Block[]) => openEditor(caseExtensions, ...blocks);

  it('returns the stored blocks unchanged when nothing was edited', () => {
    for (const { story } of demoCases) expect(openCaseBlocks(...story).out()).toMatchObject(story);
  });

  it('treats markup characters in a case story as text', () => {
    const blocks = [
      createBlock('title', '19:15 The <fold>'),
      createBlock('paragraph', 'a < b & <strong>c</strong>\nstill so', { _id: 'one' }),
      createBlock('video', 'https://films.example/a.mp4'),
      createBlock('image', '/uploads/a.png', { alt: 'A', caption: 'B' }),
    ];
    const { editor, out } = openCaseBlocks(...blocks);
    expect(out()).toMatchObject(blocks);
    editor.commands.insertContentAt(editor.state.doc.child(0).nodeSize + 1, 'x');
    expect(out()[1]).toMatchObject({ _id: 'one', content: 'xa < b & <strong>c</strong>\nstill so' });
  });

  it('splits a block of a case story at blank lines when the block is edited', () => {
    const { editor, out, said } = openCaseBlocks(createBlock('paragraph', 'One.\n\nTwo.'));
    expect(said()).toEqual([['paragraph', 'One.\n\nTwo.']]);
    editor.commands.insertContentAt(1, 'x');
    expect(said()).toEqual([
      ['paragraph', 'xOne.'],
      ['paragraph', 'Two.'],
    ]);
    expect(new Set(out().map(({ _id }) => _id)).size).toBe(2);
  });
});

it('returns the stored blocks unchanged when typing is undone', () => {
  const { editor, out } = openBlocks(
    createBlock('paragraph', '<p>a <b>b</b></p><ul><li><p>c</p></li></ul>', { _id: 'one' }),
  );
  editor.chain().insertContentAt(1, 'x').run();
  expect(out()).toHaveLength(2);
  editor.commands.undo();
  expect(out()).toEqual([
    createBlock('paragraph', '<p>a <b>b</b></p><ul><li><p>c</p></li></ul>', { _id: 'one' }),
  ]);
});

it('round-trips the blocks of an article', () => {
  const blocks = [
    createBlock('title', 'One'),
    createBlock('paragraph', 'a <strong>b</strong> <a href="/blog">c</a><br>d'),
    createBlock('paragraph', '<ul><li>a<ul><li>b</li></ul></li></ul>'),
    createBlock('quote', 'Said "so" & <so>'),
    createBlock('image', '/uploads/a.png', { alt: 'A', caption: 'B' }),
    createBlock('table', '', {
      caption: 'C',
      rows: [
        ['a', '<em>b</em>'],
        ['c', ''],
      ],
    }),
    createBlock('code', '  if (a < b)\n    c();', { language: 'ts' }),
  ];
  const { editor, out } = openBlocks(...blocks);
  expect(out()).toMatchObject(blocks);
  expect(new Set(out().map(({ _id }) => _id)).size).toBe(blocks.length);
  // A new converter serialises every block.
  const secondConverter = new DocumentConverter(editor.schema);
  expect(secondConverter.toBlocks(editor.state.doc)).toMatchObject(blocks);
});

it("removes scripts and unsafe links from the editor's document", () => {
  const { editor } = openBlocks(
    createBlock('paragraph', 'a<img src=x onerror=x()><script>x()</script> <a href="javascript:x()">b</a>'),
  );
  const newConverter = new DocumentConverter(editor.schema);
  expect(newConverter.toBlocks(editor.state.doc).map(({ content }) => content)).toEqual(['a b']);
});

describe('blocks', () => {
  it('undoes each move, duplication and insertion of a block in the editor', () => {
    const { editor, said, out } = openBlocks(
      createBlock('title', 'A'),
      createBlock('paragraph', 'b'),
      createBlock('quote', 'C'),
    );
    moveBlock(editor, 2, -1);
    expect(said()).toEqual([
      ['title', 'A'],
      ['quote', 'C'],
      ['paragraph', 'b'],
    ]);
    duplicateBlock(editor, 0);
    expect(said()[1]).toEqual(['title', 'A']);
    expect(new Set(out().map(({ _id }) => _id)).size).toBe(4);
    insertBelow(editor, 3, 'table');
    expect(said()).toHaveLength(4);
    moveBlock(editor, 0, -1);
    while (editor.can().undo()) editor.commands.undo();
    expect(said()).toEqual([
      ['title', 'A'],
      ['paragraph', 'b'],
      ['quote', 'C'],
    ]);
  });

  it.each([
    ['bulletList', [['paragraph', '<ul><li>a <strong>b</strong></li></ul>']]],
    ['heading', [['title', 'a b']]],
    ['quote', [['quote', 'a b']]],
    ['codeBlock', [['code', 'a b']]],
  ] as const)('keeps the text and id of a block when it is converted to %s', (name, expectedBlocks) => {
    const { editor, said, out } = openBlocks(createBlock('paragraph', 'a <b>b</b>', { _id: 'own' }));
    convertBlock(editor, 0, name);
    expect(said()).toEqual(expectedBlocks);
    expect(out()[0]?._id).toBe('own');
    convertBlock(editor, 0, 'paragraph');
    expect(said()[0]?.[0]).toBe('paragraph');
  });

  it('inserts the blocks of a document as one undo step', () => {
    const { editor, written, said } = openBlocks(createBlock('paragraph', 'before'));
    editor.commands.focus('end');
    insertNodes(
      editor,
      written.toNodes([createBlock('title', 'A'), createBlock('table', '', { rows: [['a']] })]),
    );
    expect(said()).toEqual([
      ['paragraph', 'before'],
      ['title', 'A'],
      ['table', [['a']]],
    ]);
    editor.commands.undo();
    expect(said()).toEqual([['paragraph', 'before']]);
  });
});

it.each([
  ['an article', extensions],
  ['a case', caseExtensions],
])('supports moving and duplicating a block of an unknown type in %s', (_, extensions) => {
  const pollNode = {
    ...createBlock('paragraph', 'Tea or <b>coffee</b>?'),
    type: 'poll',
    _id: 'p',
    votes: [3, 4],
  } as unknown as Block;
  const { editor, out } = openEditor(extensions, createBlock('paragraph', 'One', { _id: 'a' }), pollNode);
  expect(editor.view.dom.textContent).toMatch(/type “poll”.*Tea or coffee\?/);
  moveBlock(editor, 1, -1);
  editor.commands.insertContentAt(editor.state.doc.content.size, { type: 'paragraph' });
  expect(out()[0]).toEqual(pollNode);
  duplicateBlock(editor, 0);
  expect(out()[1]).toMatchObject({ type: 'poll', votes: [3, 4] });
});

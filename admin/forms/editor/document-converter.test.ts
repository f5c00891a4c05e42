// @vitest-environment jsdom
import { closeHistory } from '@tiptap/pm/history';
import { Editor, type Extensions } from '@tiptap/react';
import { afterEach, describe, expect, it } from 'vitest';
import { demoArticles, demoCases } from '../../../domain/content-files/demo.test-kit';
import type { Block } from '../../import/imported';
import { convertBlock, duplicateBlock, insertBelow, insertNodes, moveBlock } from './blocks';
import { DocumentConverter } from './document-converter';
import { caseExtensions, articleExtensions as extensions } from './extensions';

const editors: Editor[] = [];
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy();
});

const block = (type: Block['type'], content: string, more: Partial<Block> = {}): Block => ({
  type,
  content,
  alt: '',
  caption: '',
  ...more,
});

/** Blocks in an editor, and how they come out of it. */
function writing(...blocks: Block[]) {
  return writingIn(extensions, ...blocks);
}

function writingIn(extensions: Extensions, ...blocks: Block[]) {
  const editor = new Editor({ extensions });
  editors.push(editor);
  const written = new DocumentConverter(editor.schema);
  const { tr, doc } = editor.state;
  editor.view.dispatch(
    tr.replaceWith(0, doc.content.size, written.toNodes(blocks)).setMeta('addToHistory', false),
  );
  const out = () => written.toBlocks(editor.state.doc);
  const said = () => out().map(({ type, content, rows }) => [type, rows ?? content]);
  return { editor, written, out, said };
}

it('an article nobody changed comes back letter by letter', () => {
  for (const { story } of demoArticles) {
    const { editor, out } = writing(...story);
    // The editor itself writes some of it otherwise; a change elsewhere is none of the rest.
    editor.commands.insertContentAt(editor.state.doc.content.size, {
      type: 'paragraph',
      content: [{ type: 'text', text: 'x' }],
    });
    expect(out().slice(0, -1)).toMatchObject(story);
  }
});

it('two hundred steps are taken back, and taken again', () => {
  const { editor, said } = writing(block('paragraph', 'begun'));
  const before = said();
  for (let step = 1; step <= 200; step++) {
    const { tr, schema, doc } = editor.state;
    const more = schema.nodes.paragraph?.create(null, schema.text(`step ${step}`));
    editor.view.dispatch(closeHistory(tr.insert(doc.content.size, more ?? [])));
  }
  const after = said();
  expect(after).toHaveLength(201);
  for (let step = 0; step < 200; step++) expect(editor.commands.undo()).toBe(true);
  expect(said()).toEqual(before);
  for (let step = 0; step < 200; step++) editor.commands.redo();
  expect(said()).toEqual(after);
});

describe('the story of a case', () => {
  const plain = (...blocks: Block[]) => writingIn(caseExtensions, ...blocks);

  it('comes back letter by letter when nobody changed it', () => {
    for (const { story } of demoCases) expect(plain(...story).out()).toMatchObject(story);
  });

  it('holds words as they are, which are no markup', () => {
    const blocks = [
      block('title', '19:15 The <fold>'),
      block('paragraph', 'a < b & <strong>c</strong>\nstill so', { _id: 'one' }),
      block('video', 'https://films.example/a.mp4'),
      block('image', '/uploads/a.png', { alt: 'A', caption: 'B' }),
    ];
    const { editor, out } = plain(...blocks);
    expect(out()).toMatchObject(blocks);
    editor.commands.insertContentAt(editor.state.doc.child(0).nodeSize + 1, 'x');
    expect(out()[1]).toMatchObject({ _id: 'one', content: 'xa < b & <strong>c</strong>\nstill so' });
  });

  it('is parted where its words are, once somebody writes in them', () => {
    const { editor, out, said } = plain(block('paragraph', 'One.\n\nTwo.'));
    expect(said()).toEqual([['paragraph', 'One.\n\nTwo.']]);
    editor.commands.insertContentAt(1, 'x');
    expect(said()).toEqual([
      ['paragraph', 'xOne.'],
      ['paragraph', 'Two.'],
    ]);
    expect(new Set(out().map(({ _id }) => _id)).size).toBe(2);
  });
});

it('what was typed and taken back is no change, in whatever way it was written', () => {
  const { editor, out } = writing(
    block('paragraph', '<p>a <b>b</b></p><ul><li><p>c</p></li></ul>', { _id: 'one' }),
  );
  editor.chain().insertContentAt(1, 'x').run();
  expect(out()).toHaveLength(2);
  editor.commands.undo();
  expect(out()).toEqual([block('paragraph', '<p>a <b>b</b></p><ul><li><p>c</p></li></ul>', { _id: 'one' })]);
});

it('every kind of block goes in and comes out', () => {
  const blocks = [
    block('title', 'One'),
    block('paragraph', 'a <strong>b</strong> <a href="/blog">c</a><br>d'),
    block('paragraph', '<ul><li>a<ul><li>b</li></ul></li></ul>'),
    block('quote', 'Said "so" & <so>'),
    block('image', '/uploads/a.png', { alt: 'A', caption: 'B' }),
    block('table', '', {
      caption: 'C',
      rows: [
        ['a', '<em>b</em>'],
        ['c', ''],
      ],
    }),
    block('code', '  if (a < b)\n    c();', { language: 'ts' }),
  ];
  const { editor, out } = writing(...blocks);
  expect(out()).toMatchObject(blocks);
  expect(new Set(out().map(({ _id }) => _id)).size).toBe(blocks.length);
  // Every one written anew.
  const again = new DocumentConverter(editor.schema);
  expect(again.toBlocks(editor.state.doc)).toMatchObject(blocks);
});

it('keeps nothing that runs, and no link that an article may not hold', () => {
  const { editor } = writing(
    block('paragraph', 'a<img src=x onerror=x()><script>x()</script> <a href="javascript:x()">b</a>'),
  );
  const fresh = new DocumentConverter(editor.schema);
  expect(fresh.toBlocks(editor.state.doc).map(({ content }) => content)).toEqual(['a b']);
});

describe('blocks', () => {
  it('are moved, doubled, put in, and all of it undone', () => {
    const { editor, said, out } = writing(block('title', 'A'), block('paragraph', 'b'), block('quote', 'C'));
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
  ] as const)('are turned into %s with their words and ids', (name, expected) => {
    const { editor, said, out } = writing(block('paragraph', 'a <b>b</b>', { _id: 'own' }));
    convertBlock(editor, 0, name);
    expect(said()).toEqual(expected);
    expect(out()[0]?._id).toBe('own');
    convertBlock(editor, 0, 'paragraph');
    expect(said()[0]?.[0]).toBe('paragraph');
  });

  it('of a document come in as one step', () => {
    const { editor, written, said } = writing(block('paragraph', 'before'));
    editor.commands.focus('end');
    insertNodes(editor, written.toNodes([block('title', 'A'), block('table', '', { rows: [['a']] })]));
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
])('in %s a block of a kind that is gone is named, moved and kept as it is', (_, extensions) => {
  const poll = {
    ...block('paragraph', 'Tea or <b>coffee</b>?'),
    type: 'poll',
    _id: 'p',
    votes: [3, 4],
  } as unknown as Block;
  const { editor, out } = writingIn(extensions, block('paragraph', 'One', { _id: 'a' }), poll);
  expect(editor.view.dom.textContent).toMatch(/the kind “poll”.*Tea or coffee\?/);
  moveBlock(editor, 1, -1);
  editor.commands.insertContentAt(editor.state.doc.content.size, { type: 'paragraph' });
  expect(out()[0]).toEqual(poll);
  duplicateBlock(editor, 0);
  expect(out()[1]).toMatchObject({ type: 'poll', votes: [3, 4] });
});

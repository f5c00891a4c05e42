// @vitest-environment jsdom
import { Editor } from '@tiptap/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Block } from '../../import/import-result';
import { DocumentConverter } from './document-converter';
import { articleTextRules } from './text-rules';
import { createProgressiveLoad } from './use-progressive-load';

const allBlocks = Array.from(
  { length: 60 },
  (_, n): Block => ({ _id: `b${n}`, type: 'paragraph', content: `Words ${n}`, alt: '', caption: '' }),
);

const editors: Editor[] = [];
// An open editor would observe the document after the test's document is gone.
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy();
});

function openBlocks(blocks: readonly Block[] = allBlocks) {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: articleTextRules.extensions,
  });
  editors.push(editor);
  const converter = new DocumentConverter(editor.schema);
  const onComplete = vi.fn();
  const progressiveLoad = createProgressiveLoad(editor, converter);
  const stop = progressiveLoad.load(blocks, onComplete);
  return { editor, written: converter, whole: onComplete, filled: progressiveLoad, stop };
}

test('loads part of a long text first, and the rest on demand', () => {
  const { editor, written, whole, filled } = openBlocks();
  expect(editor.state.doc.childCount).toBeLessThan(allBlocks.length);
  expect(whole).not.toHaveBeenCalled();
  filled.loadRemaining();
  filled.loadRemaining();
  expect(written.toBlocks(editor.state.doc)).toEqual(allBlocks);
  expect(whole).toHaveBeenCalledTimes(1);
  // Loading adds no undo steps.
  editor.commands.undo();
  expect(editor.state.doc.childCount).toBe(allBlocks.length);
});

test('loads the rest of a long text in the background until the form closes', async () => {
  const { editor, whole } = openBlocks();
  await vi.waitFor(() => expect(whole).toHaveBeenCalled());
  expect(editor.state.doc.childCount).toBe(allBlocks.length);

  const unmountedBlocks = openBlocks();
  unmountedBlocks.stop();
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(unmountedBlocks.whole).not.toHaveBeenCalled();
});

test('keeps the ID of the only block when the first letter is typed', () => {
  const { editor } = openBlocks([]);
  const { _id } = editor.state.doc.child(0).attrs;
  expect(_id).toEqual(expect.any(String));
  editor.commands.insertContent('A');
  expect(editor.state.doc.child(0).attrs._id).toBe(_id);
});

// @vitest-environment jsdom
import { Editor } from '@tiptap/react';
import { expect, test, vi } from 'vitest';
import type { Block } from '../../import/import-result';
import { DocumentConverter } from './document-converter';
import { articleTextRules } from './text-rules';
import { createProgressiveLoad } from './use-progressive-load';

const blocks = Array.from(
  { length: 60 },
  (_, n): Block => ({ _id: `b${n}`, type: 'paragraph', content: `Words ${n}`, alt: '', caption: '' }),
);

function openBlocks() {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: articleTextRules.extensions,
  });
  const converter = new DocumentConverter(editor.schema);
  const onComplete = vi.fn();
  const progressiveLoad = createProgressiveLoad(editor, converter);
  const stop = progressiveLoad.load(blocks, onComplete);
  return { editor, written: converter, whole: onComplete, filled: progressiveLoad, stop };
}

test('loads part of a long text first, and the rest on demand', () => {
  const { editor, written, whole, filled } = openBlocks();
  expect(editor.state.doc.childCount).toBeLessThan(blocks.length);
  expect(whole).not.toHaveBeenCalled();
  filled.loadRemaining();
  filled.loadRemaining();
  expect(written.toBlocks(editor.state.doc)).toEqual(blocks);
  expect(whole).toHaveBeenCalledTimes(1);
  // Loading adds no undo steps.
  editor.commands.undo();
  expect(editor.state.doc.childCount).toBe(blocks.length);
});

test('loads the rest of a long text in the background until the form closes', async () => {
  const { editor, whole } = openBlocks();
  await vi.waitFor(() => expect(whole).toHaveBeenCalled());
  expect(editor.state.doc.childCount).toBe(blocks.length);

  const unmountedBlocks = openBlocks();
  unmountedBlocks.stop();
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(unmountedBlocks.whole).not.toHaveBeenCalled();
});

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

function opened() {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: articleTextRules.extensions,
  });
  const written = new DocumentConverter(editor.schema);
  const whole = vi.fn();
  const filled = createProgressiveLoad(editor, written);
  const stop = filled.load(blocks, whole);
  return { editor, written, whole, filled, stop };
}

test('loads part of a long text first, and the rest on demand', () => {
  const { editor, written, whole, filled } = opened();
  expect(editor.state.doc.childCount).toBeLessThan(blocks.length);
  expect(whole).not.toHaveBeenCalled();
  filled.loadRest();
  filled.loadRest();
  expect(written.toBlocks(editor.state.doc)).toEqual(blocks);
  expect(whole).toHaveBeenCalledTimes(1);
  // Loading adds no undo steps.
  editor.commands.undo();
  expect(editor.state.doc.childCount).toBe(blocks.length);
});

test('loads the rest of a long text in the background until the form closes', async () => {
  const { editor, whole } = opened();
  await vi.waitFor(() => expect(whole).toHaveBeenCalled());
  expect(editor.state.doc.childCount).toBe(blocks.length);

  const gone = opened();
  gone.stop();
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(gone.whole).not.toHaveBeenCalled();
});

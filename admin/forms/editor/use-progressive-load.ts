import { EditorState } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import type { Block } from '../../import/import-result';
import { createId } from '../new-id';
import type { DocumentConverter } from './document-converter';

/** Number of blocks to render first. They fill more than a screen. */
const INITIAL_BLOCKS = 24;
const BATCH_BLOCKS = 16;
/** Maximum delay (ms) of a batch while the browser is busy. */
const DELAY_MAX_MS = 200;

const runWhenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 0);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: DELAY_MAX_MS });
  return () => cancelIdleCallback(handle);
};

/**
 * Loads the first screen immediately and the rest while the browser is idle. The text is read-only until complete.
 * Focusing it loads the rest.
 */
export const useProgressiveLoad = (editor: Editor, converter: DocumentConverter) =>
  useState(() => createProgressiveLoad(editor, converter))[0];

/** Creates the loader used by `useProgressiveLoad`. Exported for tests. */
export function createProgressiveLoad(editor: Editor, converter: DocumentConverter) {
  let remainingBlocks: readonly Block[] = [];
  let cancel = () => {};
  let onDone: (() => void) | undefined;

  function insertBatch(count: number) {
    const nodes = converter.toNodes(remainingBlocks.slice(0, count));
    remainingBlocks = remainingBlocks.slice(count);
    const { view, state } = editor;
    view.updateState(
      state.apply(state.tr.insert(state.doc.content.size, nodes).setMeta('addToHistory', false)),
    );
    proceed();
  }
  function proceed() {
    if (remainingBlocks.length > 0) {
      cancel = runWhenIdle(() => insertBatch(BATCH_BLOCKS));
      return;
    }
    onDone?.();
    onDone = undefined;
  }

  return {
    /**
     * @param onComplete called when the text is complete
     * @returns a function that cancels loading
     */
    load(blocks: readonly Block[], onComplete: () => void): () => void {
      onDone = onComplete;
      remainingBlocks = blocks.slice(INITIAL_BLOCKS);
      const { plugins, schema } = editor.state;
      const nodes = converter.toNodes(blocks.slice(0, INITIAL_BLOCKS));
      // Adding the ID at the first letter would interrupt an input method.
      if (nodes.length === 0) nodes.push(schema.nodes.paragraph!.create({ _id: createId() }));
      const doc = schema.topNodeType.createAndFill(null, nodes);
      if (doc) editor.view.updateState(EditorState.create({ doc, plugins }));
      proceed();
      return () => cancel();
    },
    loadRemaining() {
      if (remainingBlocks.length === 0) return;
      cancel();
      insertBatch(remainingBlocks.length);
    },
  };
}

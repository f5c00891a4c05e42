import { EditorState } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import type { Block } from '../../import/imported';
import type { Written } from './written';

/** Number of blocks rendered first (more than a screen) and per batch after that. */
const FIRST = 24;
const NEXT = 16;
/** Maximum delay (ms) of a batch while the browser is busy. */
const LATEST_MS = 200;

const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 0);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
};

/**
 * Loads a text into the editor: the first screen immediately, the rest in idle time. The text is read-only until it
 * is complete; focusing it completes it immediately.
 */
export const useFilling = (editor: Editor, written: Written) => useState(() => filling(editor, written))[0];

/** Like `useFilling`, outside of a component. */
export function filling(editor: Editor, written: Written) {
  let left: readonly Block[] = [];
  let stop = () => {};
  let done: (() => void) | undefined;

  function put(count: number) {
    const nodes = written.nodesOf(left.slice(0, count));
    left = left.slice(count);
    const { view, state } = editor;
    view.updateState(
      state.apply(state.tr.insert(state.doc.content.size, nodes).setMeta('addToHistory', false)),
    );
    goOn();
  }
  function goOn() {
    if (left.length > 0) {
      stop = whenIdle(() => put(NEXT));
      return;
    }
    done?.();
    done = undefined;
  }

  return {
    /** @param whole called when the text is complete. @returns a function that cancels. */
    begin(blocks: readonly Block[], whole: () => void): () => void {
      done = whole;
      left = blocks.slice(FIRST);
      const { plugins, schema } = editor.state;
      const doc = schema.topNodeType.createAndFill(null, written.nodesOf(blocks.slice(0, FIRST)));
      if (doc) editor.view.updateState(EditorState.create({ doc, plugins }));
      goOn();
      return () => stop();
    },
    /** Loads the rest immediately. */
    finish() {
      if (left.length === 0) return;
      stop();
      put(left.length);
    },
  };
}

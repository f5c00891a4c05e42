import { EditorState } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import type { Block } from '../../import/imported';
import type { Written } from './written';

/** Blocks that a text is shown with, more than a screen of them, and how many come at a time from then on. */
const FIRST = 24;
const NEXT = 16;
/** Milliseconds until blocks come though the browser is busy. */
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
 * Puts a text into its editor: what one sees at once, the rest while nobody waits. Until it is whole nobody writes in it,
 * as whoever comes to it finishes it, and the form is told nothing of it.
 */
export const useFilling = (editor: Editor, written: Written) => useState(() => filling(editor, written))[0];

/** The same for an editor that no component holds. */
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
    /** @param whole told once all of it stands there. @returns gives up. */
    begin(blocks: readonly Block[], whole: () => void): () => void {
      done = whole;
      left = blocks.slice(FIRST);
      const { plugins, schema } = editor.state;
      const doc = schema.topNodeType.createAndFill(null, written.nodesOf(blocks.slice(0, FIRST)));
      if (doc) editor.view.updateState(EditorState.create({ doc, plugins }));
      goOn();
      return () => stop();
    },
    /** Puts in at once what is not there yet. */
    finish() {
      if (left.length === 0) return;
      stop();
      put(left.length);
    },
  };
}

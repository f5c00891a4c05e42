// @vitest-environment jsdom
import { Editor } from '@tiptap/react';
import { expect, it } from 'vitest';
import { articleExtensions } from './extensions';

it('restores the typed characters when a Markdown conversion is undone', () => {
  const editor = new Editor({ extensions: articleExtensions });
  for (const letter of '## ') {
    const { from, to } = editor.state.selection;
    const insert = () => editor.state.tr.insertText(letter, from, to);
    const isHandled = editor.view.someProp('handleTextInput', handle =>
      handle(editor.view, from, to, letter, insert),
    );
    if (!isHandled) editor.view.dispatch(insert());
  }
  expect(editor.state.doc.firstChild?.type.name).toBe('heading');
  editor.commands.undo();
  const { firstChild } = editor.state.doc;
  expect([firstChild?.type.name, firstChild?.textContent.trim()]).toEqual(['paragraph', '##']);
  editor.destroy();
});

it('continues the text below the first lines when an editor clicks the hint there', () => {
  const editor = new Editor({
    extensions: articleExtensions,
    content: '<p>Tests start with a question.</p>',
  });
  const { view } = editor;
  expect(view.dom.dataset.nextHint).toMatch(/paste a document/);
  const click = { target: view.dom } as unknown as MouseEvent;
  view.someProp('handleClick', handle => handle.call(undefined as never, view, 0, click));
  expect(editor.state.doc.childCount).toBe(2);
  expect(editor.state.selection.$from.index(0)).toBe(1);
  expect(view.dom.dataset.nextHint).toBeUndefined();
  expect(view.dom.lastElementChild?.getAttribute('data-hint')).toMatch(/paste a document/);
  editor.destroy();
});

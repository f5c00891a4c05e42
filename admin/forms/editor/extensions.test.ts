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

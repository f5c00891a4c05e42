// @vitest-environment jsdom
import { Editor } from '@tiptap/react';
import { expect, test } from 'vitest';
import { isAlternative } from '../../../domain/publishing/alternatives';
import { showBlockPresence } from './block-presence';
import { DocumentConverter } from './document-converter';
import { articleTextRules } from './text-rules';
import { createProgressiveLoad } from './use-progressive-load';

function openText() {
  const element = document.body.appendChild(document.createElement('div'));
  const editor = new Editor({ element, extensions: articleTextRules.extensions });
  const blocks = [{ _id: 'b1', type: 'paragraph' as const, content: 'Shared', alt: '', caption: '' }];
  createProgressiveLoad(editor, new DocumentConverter(editor.schema)).load(blocks, () => undefined);
  editor.commands.setTextSelection(3);
  return editor;
}

test('moves the cursor to an alternative when an input method starts in a block of another editor', () => {
  const editor = openText();
  showBlockPresence(editor, new Map([['b1', { name: 'Maya', writes: true }]]));
  editor.view.dom.dispatchEvent(new Event('compositionstart', { bubbles: true }));
  const [original, alternative] = editor.state.doc.children;
  expect(original?.attrs._id).toBe('b1');
  expect(alternative?.textContent).toBe('Shared');
  expect(isAlternative(alternative?.attrs._id)).toBe(true);
  const { $from } = editor.state.selection;
  expect([$from.index(0), $from.parentOffset]).toEqual([1, 2]);
});

test('highlights the words that the original lacks when the cursor leaves an alternative', () => {
  const editor = openText();
  showBlockPresence(editor, new Map([['b1', { name: 'Maya', writes: true }]]));
  editor.commands.insertContentAt(7, ' by two people');
  expect(editor.state.doc.children.map(({ textContent }) => textContent)).toEqual([
    'Shared',
    'Shared by two people',
  ]);
  expect(editor.view.dom.querySelector('ins')).toBeNull();
  editor.commands.setTextSelection(1);
  expect(editor.view.dom.querySelector('ins')?.textContent).toBe('by two people');
});

test('leaves the text when an input method starts in a block of their own', () => {
  const editor = openText();
  showBlockPresence(editor, new Map([['b1', { name: 'Maya', writes: false }]]));
  editor.view.dom.dispatchEvent(new Event('compositionstart', { bubbles: true }));
  expect(editor.state.doc.childCount).toBe(1);
});

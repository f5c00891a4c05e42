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

test("moves typing to an alternative block when an input method starts in another editor's block", () => {
  const editor = openText();
  showBlockPresence(editor, new Map([['b1', { name: 'Maya', isWriting: true }]]));
  editor.view.dom.dispatchEvent(new Event('compositionstart', { bubbles: true }));
  const [original, alternative] = editor.state.doc.children;
  expect(original?.attrs._id).toBe('b1');
  expect(alternative?.textContent).toBe('Shared');
  expect(isAlternative(alternative?.attrs._id)).toBe(true);
  const { $from } = editor.state.selection;
  expect([$from.index(0), $from.parentOffset]).toEqual([1, 2]);
});

test('highlights added words when the cursor leaves an alternative block', () => {
  const editor = openText();
  showBlockPresence(editor, new Map([['b1', { name: 'Maya', isWriting: true }]]));
  editor.commands.insertContentAt(7, ' by two people');
  expect(editor.state.doc.children.map(({ textContent }) => textContent)).toEqual([
    'Shared',
    'Shared by two people',
  ]);
  expect(editor.view.dom.querySelector('ins')).toBeNull();
  editor.commands.setTextSelection(1);
  expect(editor.view.dom.querySelector('ins')?.textContent).toBe('by two people');
});

test("creates no alternative block when the other editor isn't typing", () => {
  const editor = openText();
  showBlockPresence(editor, new Map([['b1', { name: 'Maya', isWriting: false }]]));
  editor.view.dom.dispatchEvent(new Event('compositionstart', { bubbles: true }));
  expect(editor.state.doc.childCount).toBe(1);
});

test.each([
  ['Use this one', ['Shared by two people']],
  ['Keep both', ['Shared', 'Shared by two people']],
  ['Remove', ['Shared']],
])('resolves an alternative block when the editor presses "%s"', (label, texts) => {
  const editor = openText();
  showBlockPresence(editor, new Map([['b1', { name: 'Maya', isWriting: true }]]));
  editor.commands.insertContentAt(7, ' by two people');
  showBlockPresence(editor, new Map());
  const buttons = [...editor.view.dom.querySelectorAll('button')];
  buttons.find(({ textContent }) => textContent === label)?.click();
  const blocks = editor.state.doc.children;
  expect(blocks.map(({ textContent }) => textContent)).toEqual(texts);
  expect(blocks[0]?.attrs._id).toBe('b1');
  expect(blocks.some(({ attrs }) => isAlternative(attrs._id))).toBe(false);
});

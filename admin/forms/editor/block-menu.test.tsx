// @vitest-environment jsdom
import { Editor } from '@tiptap/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { BlockMenu } from './BlockMenu';
import { articleExtensions } from './extensions';

it('moves a block when a finger drags its handle past the middle of the next block', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const sheet = document.body.appendChild(document.createElement('div'));
  const element = document.body.appendChild(document.createElement('div'));
  const editor = new Editor({ element, extensions: articleExtensions, content: '<p>One</p><p>Two</p>' });
  // jsdom has no layout: each block is 100 px tall.
  for (const block of editor.view.dom.children)
    block.getBoundingClientRect = () => {
      const top = 100 * [...editor.view.dom.children].indexOf(block);
      return new DOMRect(0, top, 100, 100);
    };
  const root = createRoot(sheet);
  act(() => root.render(<BlockMenu editor={editor} />));
  const move = (target: Element | null, pointer: PointerEventInit) =>
    act(() => void target?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, ...pointer })));
  move(sheet.firstElementChild, { pointerType: 'mouse', clientY: 0 });
  const handle = sheet.querySelector('[title^="Drag"]');
  move(handle, { pointerType: 'touch', buttons: 1, clientY: 140 });
  expect(editor.getText()).toBe('One\n\nTwo');
  move(handle, { pointerType: 'touch', buttons: 1, clientY: 160 });
  expect(editor.getText()).toBe('Two\n\nOne');
  act(() => root.unmount());
  editor.destroy();
  sheet.remove();
  element.remove();
});

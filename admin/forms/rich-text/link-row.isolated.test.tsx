// @vitest-environment jsdom
import { Editor } from '@tiptap/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { articleExtensions } from '../editor/extensions';
import { type FormFrame, FormFrameContext } from '../form-frame';
import { LinkRow } from './LinkRow';

vi.mock('../../../trpc/client', () => ({
  trpc: { content: { linkTargets: { useQuery: () => ({ data: undefined }) } } },
}));

it('focuses the text before the next key when Escape closes the link box', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('div'));
  const element = document.body.appendChild(document.createElement('div'));
  const editor = new Editor({ element, extensions: articleExtensions, content: '<p>Read it aloud</p>' });
  const onDone = vi.fn();
  const root = createRoot(container);
  let pressEscape = () => false;
  const frame = {
    registerEscape(handle: () => boolean) {
      pressEscape = handle;
      return () => undefined;
    },
  } as FormFrame;
  act(() =>
    root.render(
      <FormFrameContext value={frame}>
        <LinkRow editor={editor} onDone={onDone} />
      </FormFrameContext>,
    ),
  );
  const input = container.querySelector('input');
  expect(document.activeElement).toBe(input);
  act(() => expect(pressEscape()).toBe(true));
  expect(onDone).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(editor.view.dom);
  act(() => root.unmount());
  editor.destroy();
  container.remove();
  element.remove();
});

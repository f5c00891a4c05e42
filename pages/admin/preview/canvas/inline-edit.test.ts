// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getSelectedRange, startInlineEdit } from './inline-edit';

const callbacks = { onText: vi.fn(), onEnd: vi.fn(), onLink: vi.fn(), onKey: vi.fn() };
const LINKED_TEXT = 'Write to [Maya](/people) today.';

function edit(text: string) {
  document.body.innerHTML = '<p>Text as <b>visitors</b> see it</p>';
  const p = document.querySelector('p') as HTMLElement;
  const inlineEdit = startInlineEdit(p, { ...callbacks, label: 'Text', text, hasLinks: true });
  const element = p.querySelector('[data-writing]') as HTMLElement;
  const pressKey = (key: string, options: KeyboardEventInit = {}) =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }));
  return { ...inlineEdit, p, box: element, pressKey };
}

beforeEach(() => void vi.clearAllMocks());

describe('startInlineEdit', () => {
  it('keeps the URL of a link when the text of the link is edited', () => {
    const { box } = edit(LINKED_TEXT);
    expect(box.textContent).toBe('Write to Maya today.');
    box.querySelector('a')?.append(' L.');
    box.append('\u00a0Soon.');
    box.dispatchEvent(new Event('input'));
    expect(callbacks.onText).toHaveBeenCalledWith('Write to [Maya L.](/people) today. Soon.');
  });
  it('removes a link when the text of the link is deleted', () => {
    const { box } = edit(LINKED_TEXT);
    box.querySelector('a')?.replaceChildren();
    box.dispatchEvent(new Event('input'));
    expect(callbacks.onText).toHaveBeenCalledWith('Write to  today.');
  });
  it('restores the content of the page when Enter ends an edit in place', () => {
    const { p, pressKey } = edit('Anything');
    pressKey('Enter');
    expect(p.innerHTML).toBe('Text as <b>visitors</b> see it');
    expect(callbacks.onEnd).toHaveBeenCalledOnce();
  });
  it('continues an edit in place when Enter selects a suggestion of an input method', () => {
    const { box, pressKey } = edit('Anything');
    pressKey('Enter', { isComposing: true });
    expect(box.isConnected).toBe(true);
    expect(callbacks.onKey).not.toHaveBeenCalled();
  });
  it('places the caret after the change when an inline edit is undone', () => {
    const { box, pressKey, show } = edit('in public today');
    pressKey('z', { ctrlKey: true });
    expect(callbacks.onKey).toHaveBeenCalledOnce();
    expect(box.isConnected).toBe(true);
    show('in public');
    expect(box.textContent).toBe('in public');
    expect(getSelection()?.anchorOffset).toBe('in public'.length);
  });
});

describe('getSelectedRange', () => {
  it('counts the URL of a link in the positions of a selection after the link', () => {
    const { box } = edit(LINKED_TEXT);
    getSelection()?.setBaseAndExtent(box, 2, box, 3);
    expect(getSelectedRange()).toEqual({ from: 'Write to [Maya](/people)'.length, to: LINKED_TEXT.length });
  });
});

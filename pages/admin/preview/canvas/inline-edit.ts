import { INLINE_LINK_PATTERN, parseLink } from '../../../../domain/inline-links';

type EditCallbacks = {
  label: string;
  text: string;
  /** Whether `[text](url)` is a link. */
  hasLinks: boolean;
  onText: (text: string) => void;
  onEnd: () => void;
  /** Called on Ctrl K, to link the selected text. */
  onLink: () => void;
  /** Called for keys that end the edit, after its end, and for shortcuts of the editor. */
  onKey: (event: KeyboardEvent) => void;
};

/** `show` displays a text that changed elsewhere. `end` restores the page until the next render. */
export type InlineEdit = { show: (text: string) => void; end: () => void };

/** Fills the box. Links are elements, so that their URLs aren't part of the edited text. */
function renderText(element: Element, text: string, hasLinks: boolean): void {
  const parts = hasLinks ? text.split(INLINE_LINK_PATTERN) : [text];
  element.replaceChildren(
    ...parts.flatMap((part, index): (Node | string)[] => {
      if (index % 2 === 0) return part ? [part] : [];
      const [label, href] = parseLink(part);
      const link = document.createElement('a');
      link.href = href;
      link.dataset.href = href;
      link.textContent = label;
      return [link];
    }),
  );
}

/** Returns the text of an edited box, with links as `[text](url)`. */
function readText(box: Node): string {
  return [...box.childNodes]
    .map(node => {
      const text = (node.textContent ?? '').replace(/\u00a0/g, ' ').replace(/\n/g, ' ');
      const href = node instanceof HTMLElement ? node.dataset.href : undefined;
      return href && text ? `[${text}](${href})` : text;
    })
    .join('');
}

/**
 * Temporarily replaces the text node or the element's content with a box, so that React finds its nodes again
 * afterwards. Clicks don't activate a surrounding button.
 */
export function startInlineEdit(
  node: Text | Element,
  { label, text, hasLinks, onText, onEnd, onLink, onKey }: EditCallbacks,
): InlineEdit {
  const wrapper = document.createElement('span');
  renderText(wrapper, text, hasLinks);
  wrapper.contentEditable = 'plaintext-only';
  if (wrapper.contentEditable !== 'plaintext-only') wrapper.contentEditable = 'true';
  wrapper.setAttribute('role', 'textbox');
  wrapper.setAttribute('aria-label', label);
  wrapper.spellcheck = true;
  wrapper.dataset.writing = '';
  const content = node instanceof Element ? [...node.childNodes] : [node];
  if (node instanceof Element) node.replaceChildren(wrapper);
  else node.replaceWith(wrapper);
  let hasEnded = false;
  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    wrapper.replaceWith(...content);
    onEnd();
  };
  wrapper.addEventListener('input', () => onText(readText(wrapper)));
  wrapper.addEventListener('blur', end);
  wrapper.addEventListener('keydown', event => {
    event.stopPropagation();
    // Keys of an input method select its suggestions.
    if (event.isComposing) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter' || event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      end();
      onKey(event);
    } else if (isCommand && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      onLink();
    } else if (isCommand && /^[zys]$/i.test(event.key)) {
      event.preventDefault();
      onKey(event);
    } else if (event.key === ' ' && wrapper.closest('button, summary')) {
      event.preventDefault();
      document.execCommand('insertText', false, ' ');
    }
  });
  wrapper.addEventListener('keyup', event => event.stopPropagation());
  // Browsers without `plaintext-only` would paste formatting.
  wrapper.addEventListener('paste', event => {
    event.preventDefault();
    const pastedText = event.clipboardData?.getData('text/plain').replace(/\s+/g, ' ') ?? '';
    document.execCommand('insertText', false, pastedText);
  });
  wrapper.focus({ preventScroll: true });
  return {
    end,
    show(value) {
      const oldText = wrapper.textContent ?? '';
      renderText(wrapper, value, hasLinks);
      const newText = wrapper.textContent ?? '';
      // The caret follows the changed letters.
      let [start, sameLength] = [0, 0];
      const shorterLength = Math.min(oldText.length, newText.length);
      while (start < shorterLength && oldText[start] === newText[start]) start++;
      while (
        sameLength < shorterLength - start &&
        oldText.at(-1 - sameLength) === newText.at(-1 - sameLength)
      )
        sameLength++;
      placeCaretAt(wrapper, newText.length - sameLength);
    },
  };
}

/** Returns the selection as positions in the edited text, with links as `[text](url)`. */
export function getSelectedRange(): { from: number; to: number } {
  const selection = getSelection();
  const element = document.querySelector('[data-writing]');
  if (!element || !selection || selection.rangeCount === 0) return { from: 0, to: 0 };
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  const countCharactersTo = (node: Node, offset: number) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    if (element.contains(node)) range.setEnd(node, offset);
    return readText(range.cloneContents()).length;
  };
  return {
    from: countCharactersTo(startContainer, startOffset),
    to: countCharactersTo(endContainer, endOffset),
  };
}

/** Places the caret at window coordinates, or at the end of the text without them. */
export function placeCaret(x?: number, y?: number): void {
  const selection = getSelection();
  const element = document.activeElement;
  if (!selection || !element) return;
  const range = x === undefined || y === undefined ? null : document.caretRangeFromPoint?.(x, y);
  if (range && element.contains(range.startContainer)) {
    selection.removeAllRanges();
    selection.addRange(range);
    return;
  }
  selection.selectAllChildren(element);
  selection.collapseToEnd();
}

/** @param offset in characters from the start of the box */
function placeCaretAt(element: Element, offset: number): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let remainingOffset = offset;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (remainingOffset <= node.length) {
      getSelection()?.collapse(node, remainingOffset);
      return;
    }
    remainingOffset -= node.length;
  }
  getSelection()?.collapse(element, 0);
}

type EditCallbacks = {
  label: string;
  text: string;
  onText: (text: string) => void;
  onEnd: () => void;
  /** Called on Ctrl K, to link the selected text. */
  onLink: () => void;
  /** Called for shortcuts of the editor, which aren't text input. */
  onKey: (event: KeyboardEvent) => void;
};

/**
 * A box temporarily replaces the text node, so that React finds its node again afterwards. Clicks don't activate a
 * surrounding button.
 * @returns a function that ends editing and restores the text until the next render.
 */
export function startInlineEdit(
  node: Text,
  { label, text, onText, onEnd, onLink, onKey }: EditCallbacks,
): () => void {
  const box = document.createElement('span');
  box.textContent = text;
  box.contentEditable = 'plaintext-only';
  if (box.contentEditable !== 'plaintext-only') box.contentEditable = 'true';
  box.setAttribute('role', 'textbox');
  box.setAttribute('aria-label', label);
  box.spellcheck = true;
  box.dataset.writing = '';
  node.replaceWith(box);
  let ended = false;
  const end = () => {
    if (ended) return;
    ended = true;
    box.replaceWith(node);
    onEnd();
  };
  box.addEventListener('input', () =>
    onText((box.textContent ?? '').replace(/\u00a0/g, ' ').replace(/\n/g, ' ')),
  );
  box.addEventListener('blur', end);
  box.addEventListener('keydown', event => {
    event.stopPropagation();
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter' || event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      end();
      if (event.key === 'Tab') onKey(event);
    } else if (isCommand && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      onLink();
    } else if (isCommand && /^[zys]$/i.test(event.key)) {
      event.preventDefault();
      end();
      onKey(event);
    } else if (event.key === ' ' && box.closest('button, summary')) {
      event.preventDefault();
      document.execCommand('insertText', false, ' ');
    }
  });
  box.addEventListener('keyup', event => event.stopPropagation());
  // Browsers without `plaintext-only` would paste formatting.
  box.addEventListener('paste', event => {
    event.preventDefault();
    const pasted = event.clipboardData?.getData('text/plain').replace(/\s+/g, ' ') ?? '';
    document.execCommand('insertText', false, pasted);
  });
  box.focus({ preventScroll: true });
  return end;
}

/** Counts characters from the start of the edited text. */
export function getSelectedRange(): { from: number; to: number } {
  const selection = getSelection();
  const box = document.querySelector('[data-writing]');
  if (!box || !selection || selection.rangeCount === 0) return { from: 0, to: 0 };
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  const countLettersTo = (node: Node, offset: number) => {
    const before = document.createRange();
    before.selectNodeContents(box);
    if (box.contains(node)) before.setEnd(node, offset);
    return before.toString().length;
  };
  return { from: countLettersTo(startContainer, startOffset), to: countLettersTo(endContainer, endOffset) };
}

/** `x` and `y` are window coordinates. Without them, places the caret at the end. */
export function placeCaret(x?: number, y?: number): void {
  const selection = getSelection();
  const box = document.activeElement;
  if (!selection || !box) return;
  const range = x === undefined || y === undefined ? null : document.caretRangeFromPoint?.(x, y);
  if (range && box.contains(range.startContainer)) {
    selection.removeAllRanges();
    selection.addRange(range);
    return;
  }
  selection.selectAllChildren(box);
  selection.collapseToEnd();
}

/** What hears of words while they are written on the page. */
type Writing = {
  label: string;
  text: string;
  onText: (text: string) => void;
  onEnd: () => void;
  /** Ctrl K: the selected words are to lead somewhere. */
  onLink: () => void;
  /** A key with which somebody means the editor, not the words. */
  onKey: (event: KeyboardEvent) => void;
};

/**
 * Lets somebody write in a text of the page: as plain text, in a box of its own that stands in the place of the text, so
 * that what draws the page finds its own text again. A press on a button that the words stand in stays a letter.
 * @returns how to end it; the text is then what it was, until the page is drawn anew.
 */
export function writeInPlace(node: Text, { label, text, onText, onEnd, onLink, onKey }: Writing): () => void {
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
  // Browsers that know no plain text only would take over what was pasted with its looks.
  box.addEventListener('paste', event => {
    event.preventDefault();
    const words = event.clipboardData?.getData('text/plain').replace(/\s+/g, ' ') ?? '';
    document.execCommand('insertText', false, words);
  });
  box.focus({ preventScroll: true });
  return end;
}

/** Which letters of what is being written are selected. */
export function selectedLetters(): { from: number; to: number } {
  const selection = getSelection();
  const box = document.querySelector('[data-writing]');
  if (!box || !selection || selection.rangeCount === 0) return { from: 0, to: 0 };
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  const lettersTo = (node: Node, offset: number) => {
    const before = document.createRange();
    before.selectNodeContents(box);
    if (box.contains(node)) before.setEnd(node, offset);
    return before.toString().length;
  };
  return { from: lettersTo(startContainer, startOffset), to: lettersTo(endContainer, endOffset) };
}

/** Puts the caret where somebody pressed, else behind the last letter. */
export function putCaret(x?: number, y?: number): void {
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

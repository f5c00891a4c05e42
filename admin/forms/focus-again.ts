/** Where somebody types, by the field's name. @returns what puts the cursor there again once the fields are drawn anew. */
export function focusAgain(): () => void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return () => undefined;
  const { name, form, selectionStart, selectionEnd } = field;
  return () => {
    const again = name ? form?.elements.namedItem(name) : null;
    if (!(again instanceof HTMLInputElement || again instanceof HTMLTextAreaElement)) return;
    if (again === document.activeElement) return;
    again.focus({ preventScroll: true });
    if (selectionStart !== null) again.setSelectionRange(selectionStart, selectionEnd);
  };
}

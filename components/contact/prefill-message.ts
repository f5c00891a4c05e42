import { FORM_FIELD_NAMES } from '../../domain/contact-form';

/** Attribute of a form with a prefilled message. CSS then shows the note. */
export const PREFILL_ATTRIBUTE = 'data-carried';
/** Id of the note, which describes the focused field. */
export const PREFILL_NOTE_ID = 'carried';

let lastPrefill = '';

/**
 * Inserts a text above the visitor's own message, replacing an earlier prefill, and focuses the name field.
 * @returns false if the page has no request form
 */
export function prefillMessage(text: string): boolean {
  const form = document.querySelector<HTMLFormElement>('#contact-us form[method=post]');
  const textArea = form?.elements.namedItem(FORM_FIELD_NAMES.description);
  const nameInput = form?.elements.namedItem(FORM_FIELD_NAMES.fullName);
  if (!form || !(textArea instanceof HTMLTextAreaElement) || !(nameInput instanceof HTMLInputElement))
    return false;
  const visitorText = textArea.value.replace(lastPrefill, '').trim();
  lastPrefill = text;
  textArea.value = visitorText ? `${text}\n\n${visitorText}` : text;
  form.setAttribute(PREFILL_ATTRIBUTE, '');
  form.closest('details')?.setAttribute('open', '');
  nameInput.setAttribute('aria-describedby', PREFILL_NOTE_ID);
  form.scrollIntoView();
  nameInput.focus({ preventScroll: true });
  return true;
}

/** Clears the prefill, including one that the server rendered. */
export function clearPrefill(form: HTMLFormElement): void {
  const textArea = form.elements.namedItem(FORM_FIELD_NAMES.description);
  if (textArea instanceof HTMLTextAreaElement) textArea.defaultValue = '';
  form.removeAttribute(PREFILL_ATTRIBUTE);
  form.querySelector(`[aria-describedby=${PREFILL_NOTE_ID}]`)?.removeAttribute('aria-describedby');
}

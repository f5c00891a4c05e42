import { FORM_FIELD_NAMES } from '../../domain/contact-form';

/** Marks a form with a prefilled message, so that CSS shows the note. */
export const PREFILL_ATTRIBUTE = 'data-carried';
/** Id of the note, which describes the focused field. */
export const PREFILL_NOTE_ID = 'carried';

let lastPrefill = '';

/**
 * Inserts a text above the visitor's own message, replacing an earlier prefill, and focuses the name field.
 * @returns false if the page has no request form
 */
export function prefillMessage(text: string): boolean {
  const form = document.querySelector<HTMLFormElement>('#contact-us form');
  const area = form?.elements.namedItem(FORM_FIELD_NAMES.description);
  const name = form?.elements.namedItem(FORM_FIELD_NAMES.fullName);
  if (!form || !(area instanceof HTMLTextAreaElement) || !(name instanceof HTMLInputElement)) return false;
  const visitorText = area.value.replace(lastPrefill, '').trim();
  lastPrefill = text;
  area.value = visitorText ? `${text}\n\n${visitorText}` : text;
  form.setAttribute(PREFILL_ATTRIBUTE, '');
  name.setAttribute('aria-describedby', PREFILL_NOTE_ID);
  form.scrollIntoView();
  name.focus({ preventScroll: true });
  return true;
}

/** Also clears a prefill that the server rendered. */
export function clearPrefill(form: HTMLFormElement): void {
  const area = form.elements.namedItem(FORM_FIELD_NAMES.description);
  if (area instanceof HTMLTextAreaElement) area.defaultValue = '';
  form.removeAttribute(PREFILL_ATTRIBUTE);
  form.querySelector(`[aria-describedby=${PREFILL_NOTE_ID}]`)?.removeAttribute('aria-describedby');
}

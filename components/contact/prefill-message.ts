import { WIRE } from '../../domain/contact-form';

/** Attribute of a form with a prefilled message; its style shows the note. */
export const PREFILL_ATTRIBUTE = 'data-carried';
/** Id of the note, which describes the focused field. */
export const PREFILL_NOTE_ID = 'carried';

let lastPrefill = '';

/**
 * Prefills the message of the page's request form, above the visitor's own text, shows the note and focuses the name.
 * Replaces an earlier prefill.
 * @returns whether the page has such a form
 */
export function prefillMessage(text: string): boolean {
  const form = document.querySelector<HTMLFormElement>('#contact-us form');
  const area = form?.elements.namedItem(WIRE.description);
  const name = form?.elements.namedItem(WIRE.fullName);
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

/** Clears the prefill after it was sent, including one that the server rendered. */
export function clearPrefill(form: HTMLFormElement): void {
  const area = form.elements.namedItem(WIRE.description);
  if (area instanceof HTMLTextAreaElement) area.defaultValue = '';
  form.removeAttribute(PREFILL_ATTRIBUTE);
  form.querySelector(`[aria-describedby=${PREFILL_NOTE_ID}]`)?.removeAttribute('aria-describedby');
}

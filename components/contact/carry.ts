import { WIRE } from '../../domain/contact-form';

/** Marks a form that carries words of a closing; its note is shown by that. */
export const CARRIED_ATTRIBUTE = 'data-carried';
/** The note itself, for the field that takes the focus to be described by. */
export const CARRIED_NOTE_ID = 'carried';

let last = '';

/**
 * Brings words to the request form of the page: they stand in its message, before what the visitor wrote there, the
 * form says so, and its name field has the focus. Words brought before are replaced.
 * @param text what the message shall begin with.
 * @returns whether there is such a form.
 */
export function carry(text: string): boolean {
  const form = document.querySelector<HTMLFormElement>('#contact-us form');
  const area = form?.elements.namedItem(WIRE.description);
  const name = form?.elements.namedItem(WIRE.fullName);
  if (!form || !(area instanceof HTMLTextAreaElement) || !(name instanceof HTMLInputElement)) return false;
  const own = area.value.replace(last, '').trim();
  last = text;
  area.value = own ? `${text}\n\n${own}` : text;
  form.setAttribute(CARRIED_ATTRIBUTE, '');
  name.setAttribute('aria-describedby', CARRIED_NOTE_ID);
  form.scrollIntoView();
  name.focus({ preventScroll: true });
  return true;
}

/** What was brought has been sent: the form starts over without it, also where the server had written it there. */
export function forgetCarried(form: HTMLFormElement): void {
  const area = form.elements.namedItem(WIRE.description);
  if (area instanceof HTMLTextAreaElement) area.defaultValue = '';
  form.removeAttribute(CARRIED_ATTRIBUTE);
  form.querySelector(`[aria-describedby=${CARRIED_NOTE_ID}]`)?.removeAttribute('aria-describedby');
}

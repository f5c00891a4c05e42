import { flushSync } from 'react-dom';
import type { z } from 'zod';
import { contactFields, contactSchema } from '../../domain/contact';
import { FORM_FIELD_NAMES, getDepartmentField, MANAGER_NAME_ATTRIBUTE } from '../../domain/contact-form';
import { getSite, readSiteFromPage } from '../../domain/current-site';
import { messages } from '../../domain/messages';
import { toast } from '../ui/toast-store';
import { createAttachmentControl } from './attachment-control';
import { DropZone } from './DropZone';
import type { FieldName, FormView, UpdateView } from './form-view';
import { clearPrefill } from './prefill-message';
import { createSubmissionId, listSelectedTypes, type SendOutcome, sendEnquiry } from './send-enquiry';
import { ThanksDialog } from './ThanksDialog';

export type Control = HTMLInputElement | HTMLTextAreaElement;
export type LiveForm = ReturnType<typeof startLiveForm>;

/** In page order, because a failed submit focuses the first invalid field. */
const FIELDS = Object.keys(contactFields.shape) as FieldName[];

/** Returns the form's values, including input from before hydration. */
function getValues(form: HTMLFormElement): z.input<typeof contactFields> {
  const data = new FormData(form);
  const getValue = (name: string) => String(data.get(name) ?? '');
  return {
    department: listSelectedTypes(data),
    fullName: getValue(FORM_FIELD_NAMES.fullName),
    companyName: getValue(FORM_FIELD_NAMES.companyName),
    email: getValue(FORM_FIELD_NAMES.email),
    description: getValue(FORM_FIELD_NAMES.description),
  };
}

const submitButton = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[type=submit]');

/**
 * Called after a successful submit.
 * @param reader name of the chosen manager, if any
 */
export type SentHandler = (reader: string | undefined) => void;

type Start = { form: HTMLFormElement; shownAt: number; show: UpdateView; onSent: SentHandler };

/**
 * Enhances a rendered contact form: validates touched fields, sends without a reload and shows the thank-you. Loaded on
 * the first interaction (rule 28).
 */
export function startLiveForm({ form, shownAt, show, onSent }: Start) {
  let { requestTypes } = getSite();
  const touched = new Set<FieldName>();
  let isSubmitted = false;

  function findErrors(): FormView['errors'] {
    const { error } = contactSchema(requestTypes).safeParse(getValues(form));
    const errors: FormView['errors'] = {};
    for (const { path, message } of error?.issues ?? []) errors[path[0] as FieldName] ??= message;
    return errors;
  }

  function checkField(name: FieldName) {
    const error = findErrors()[name];
    show(view => ({ ...view, errors: { ...view.errors, [name]: error } }));
  }

  function leaveField(name: FieldName) {
    touched.add(name);
    // After a submit, an error may be the server's, so it stays until its field changes.
    if (!isSubmitted) checkField(name);
  }

  function changeField(name: FieldName) {
    if (name === 'department' || isSubmitted || touched.has(name)) checkField(name);
  }

  /**
   * Shows errors and focuses the first invalid field.
   * @returns whether a field is invalid
   */
  function showErrors(errors: FormView['errors']) {
    flushSync(() => show(view => ({ ...view, errors: { ...errors, file: view.errors.file } })));
    const first = FIELDS.find(name => errors[name]);
    const control =
      first &&
      form.elements.namedItem(first === 'department' ? getDepartmentField(0) : FORM_FIELD_NAMES[first]);
    if (control instanceof HTMLElement) control.focus();
    return first !== undefined;
  }

  // A type may have been deselected before this script loaded.
  if (getValues(form).department.length === 0) checkField('department');
  const input = form.elements.namedItem(FORM_FIELD_NAMES.file) as HTMLInputElement;
  const file = createAttachmentControl(input, show);
  if (input.files?.length) file.attach([...input.files]);

  let filling = { submissionId: createSubmissionId(), shownAt };
  let sending = false;

  function startOver() {
    clearPrefill(form);
    form.reset();
    touched.clear();
    isSubmitted = false;
    file.clear();
    filling = { submissionId: createSubmissionId(), shownAt: performance.now() };
  }

  /** Reloads the request types without losing input. */
  async function refreshChoices() {
    const page = await fetch(location.href).then(response => response.text());
    ({ requestTypes } = readSiteFromPage(new DOMParser().parseFromString(page, 'text/html')));
    show(view => ({ ...view, requestTypes, reason: messages.choicesChanged }));
  }

  async function showFailure({ errors, reason }: Extract<SendOutcome, { kind: 'failed' }>) {
    toast({ variant: 'error', message: messages.sendFailed });
    const findMessage = (field: string) => errors.find(({ path }) => path === field)?.message;
    const fieldErrors: FormView['errors'] = {};
    for (const name of FIELDS) fieldErrors[name] = findMessage(FORM_FIELD_NAMES[name]);
    // The types passed validation here, so the page's list is outdated.
    if (fieldErrors.department) await refreshChoices().catch(() => undefined);
    const isShown = showErrors(fieldErrors);
    const fileError = findMessage(FORM_FIELD_NAMES.file);
    if (fileError) file.showError(fileError);
    if (isShown || fileError) return;
    flushSync(() => show(view => ({ ...view, reason })));
    // On phones the toast covers the bottom of the window.
    form.querySelector('[role=status]')?.scrollIntoView({ block: 'center' });
  }

  async function submit() {
    if (sending) return;
    isSubmitted = true;
    if (showErrors(findErrors())) return;
    sending = true;
    show(view => ({ ...view, sending, reason: undefined }));
    const { submissionId } = filling;
    const result = await sendEnquiry(form, { submissionId, elapsed: performance.now() - filling.shownAt });
    sending = false;
    flushSync(() => show(view => ({ ...view, sending })));
    // The disabled button lost focus. The thank-you dialog must be able to return focus there.
    if (document.activeElement === document.body) submitButton(form)?.focus();
    if (result.kind === 'failed') return showFailure(result);
    const selected = form.querySelector(`[name=${FORM_FIELD_NAMES.to}]:checked`);
    const reader = selected?.getAttribute(MANAGER_NAME_ATTRIBUTE) ?? undefined;
    startOver();
    onSent(reader);
  }

  return {
    bind: (name: FieldName) => ({ onChange: () => changeField(name), onBlur: () => leaveField(name) }),
    /** Handles a text field's blur that happened before this script loaded. */
    leave({ name: wireName }: Control) {
      const name = FIELDS.find(field => field !== 'department' && FORM_FIELD_NAMES[field] === wireName);
      if (name) leaveField(name);
    },
    file,
    submit: () => void submit(),
    DropZone,
    ThanksDialog,
  };
}

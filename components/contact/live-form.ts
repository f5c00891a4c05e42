import { flushSync } from 'react-dom';
import type { z } from 'zod';
import { contactFields, createContactSchema } from '../../domain/contact';
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

const findSubmitButton = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[type=submit]');

/**
 * Called after a successful submit.
 * @param managerName name of the chosen manager, if any
 * @param sentAt the server's time
 */
export type SentHandler = (managerName: string | undefined, sentAt: Date) => void;

type LiveFormOptions = {
  form: HTMLFormElement;
  shownAt: number;
  updateView: UpdateView;
  onSent: SentHandler;
};

/**
 * Enhances a rendered contact form: validates touched fields, sends without a reload and shows the thank-you. Loaded on
 * the first interaction (rule 28).
 */
export function startLiveForm({ form, shownAt, updateView, onSent }: LiveFormOptions) {
  let { requestTypes } = getSite();
  const touchedFields = new Set<FieldName>();
  let isSubmitted = false;

  function findErrors(): FormView['errors'] {
    const { error } = createContactSchema(requestTypes).safeParse(getValues(form));
    const errors: FormView['errors'] = {};
    for (const { path, message } of error?.issues ?? []) errors[path[0] as FieldName] ??= message;
    return errors;
  }

  function checkField(name: FieldName) {
    const error = findErrors()[name];
    updateView(view => ({ ...view, errors: { ...view.errors, [name]: error } }));
  }

  function handleBlur(name: FieldName) {
    touchedFields.add(name);
    // After a submit, an error may be the server's, so it stays until its field changes.
    if (!isSubmitted) checkField(name);
  }

  function handleChange(name: FieldName) {
    if (name === 'department' || isSubmitted || touchedFields.has(name)) checkField(name);
  }

  /**
   * Shows errors and focuses the first invalid field.
   * @returns whether a field is invalid
   */
  function showErrors(errors: FormView['errors']) {
    flushSync(() => updateView(view => ({ ...view, errors: { ...errors, file: view.errors.file } })));
    const firstInvalid = FIELDS.find(name => errors[name]);
    const control =
      firstInvalid &&
      form.elements.namedItem(
        firstInvalid === 'department' ? getDepartmentField(0) : FORM_FIELD_NAMES[firstInvalid],
      );
    if (control instanceof HTMLElement) control.focus();
    return firstInvalid !== undefined;
  }

  // A type may have been deselected before this script loaded.
  if (getValues(form).department.length === 0) checkField('department');
  const input = form.elements.namedItem(FORM_FIELD_NAMES.file) as HTMLInputElement;
  const attachment = createAttachmentControl(input, updateView);
  if (input.files?.length) attachment.attach([...input.files]);

  let attempt = { submissionId: createSubmissionId(), shownAt };
  let isSending = false;

  function resetForm() {
    clearPrefill(form);
    form.reset();
    touchedFields.clear();
    isSubmitted = false;
    attachment.clear();
    attempt = { submissionId: createSubmissionId(), shownAt: performance.now() };
  }

  /** Reloads the request types without losing input. */
  async function refreshChoices() {
    const html = await fetch(location.href).then(response => response.text());
    ({ requestTypes } = readSiteFromPage(new DOMParser().parseFromString(html, 'text/html')));
    updateView(view => ({ ...view, requestTypes, failureReason: messages.choicesChanged }));
  }

  async function showFailure({ errors, failureReason }: Extract<SendOutcome, { kind: 'failed' }>) {
    toast({ variant: 'error', message: messages.sendFailed });
    const findErrorMessage = (field: string) => errors.find(({ path }) => path === field)?.message;
    const fieldErrors: FormView['errors'] = {};
    for (const name of FIELDS) fieldErrors[name] = findErrorMessage(FORM_FIELD_NAMES[name]);
    // The types passed validation here, so the page's list is outdated.
    if (fieldErrors.department) await refreshChoices().catch(() => undefined);
    const isShown = showErrors(fieldErrors);
    const fileError = findErrorMessage(FORM_FIELD_NAMES.file);
    if (fileError) attachment.showError(fileError);
    if (isShown || fileError) return;
    flushSync(() => updateView(view => ({ ...view, failureReason })));
    // On phones the toast covers the bottom of the window.
    form.querySelector('[role=status]')?.scrollIntoView({ block: 'center' });
  }

  async function submit() {
    if (isSending) return;
    isSubmitted = true;
    if (showErrors(findErrors())) return;
    isSending = true;
    updateView(view => ({ ...view, isSending, failureReason: undefined }));
    const { submissionId } = attempt;
    const result = await sendEnquiry(form, { submissionId, elapsedMs: performance.now() - attempt.shownAt });
    isSending = false;
    flushSync(() => updateView(view => ({ ...view, isSending })));
    // The disabled button lost focus. The thank-you dialog must be able to return focus there.
    if (document.activeElement === document.body) findSubmitButton(form)?.focus();
    if (result.kind === 'failed') return showFailure(result);
    const selectedInput = form.querySelector(`[name=${FORM_FIELD_NAMES.to}]:is(:checked,[type=hidden])`);
    const managerName = selectedInput?.getAttribute(MANAGER_NAME_ATTRIBUTE) ?? undefined;
    resetForm();
    onSent(managerName, result.at);
  }

  return {
    getFieldHandlers: (name: FieldName) => ({
      onChange: () => handleChange(name),
      onBlur: () => handleBlur(name),
    }),
    /** Handles a text field's blur that happened before this script loaded. */
    handleEarlyBlur({ name: inputName }: Control) {
      const name = FIELDS.find(field => field !== 'department' && FORM_FIELD_NAMES[field] === inputName);
      if (name) handleBlur(name);
    },
    attachment,
    submit: () => void submit(),
    DropZone,
    ThanksDialog,
  };
}

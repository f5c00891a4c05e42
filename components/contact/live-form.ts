import { zodResolver } from '@hookform/resolvers/zod';
import type { SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { createFormControl } from 'react-hook-form';
import type { z } from 'zod';
import { readSite, setSite, site } from '../../content/site';
import { type ContactValues, contactFields, contactSchema } from '../../domain/contact';
import { READER_ATTRIBUTE, WIRE } from '../../domain/contact-form';
import { messages } from '../../domain/messages';
import { toast } from '../ui/toast-store';
import { forgetCarried } from './carry';
import { chosenFile } from './chosen-file';
import { DropZone } from './DropZone';
import type { ChangeView, FieldName } from './form-view';
import { chosenDepartments, newSubmissionId, type SendOutcome, sendRequest } from './send-request';
import { ThanksDialog } from './ThanksDialog';

type Typed = z.input<typeof contactFields>;
export type Control = HTMLInputElement | HTMLTextAreaElement;
export type LiveForm = ReturnType<typeof startLiveForm>;

const FIELDS = Object.keys(contactFields.shape) as FieldName[];

/** What stands in the form now: a visitor may have typed before this script came. */
function valuesOf(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const value = (name: string) => String(data.get(name) ?? '');
  return {
    department: chosenDepartments(data),
    fullName: value(WIRE.fullName),
    companyName: value(WIRE.companyName),
    email: value(WIRE.email),
    description: value(WIRE.description),
  };
}

const submitButton = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[type=submit]');

/** Hears of a request that was taken. @param reader name of the manager it was for; undefined for anyone. */
export type Sent = (reader: string | undefined) => void;

type Start = { form: HTMLFormElement; shownAt: number; show: ChangeView; onSent: Sent };

/**
 * Takes over a contact form that is already on the page: errors at touched fields, sending without a reload, the
 * thank-you (rule 28). It is loaded on the first touch of the form; the elements stay the same.
 */
export function startLiveForm({ form, shownAt, show, onSent }: Start) {
  const control = createFormControl<Typed, unknown, ContactValues>({
    resolver: (...asked) => zodResolver(contactSchema(site.requestTypes))(...asked),
    mode: 'onTouched',
    defaultValues: valuesOf(form),
  });
  // In the order of the page, which is the order in which a failed submit looks for its first problem.
  const meetFields = () => FIELDS.forEach(name => void control.register(name));
  meetFields();
  control.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) =>
      show(view => ({
        ...view,
        errors: {
          file: view.errors.file,
          ...Object.fromEntries(FIELDS.map(name => [name, errors[name]?.message])),
        },
      })),
  });
  // The last type may have been unticked before this script came.
  if (valuesOf(form).department.length === 0) void control.trigger('department');
  const input = form.elements.namedItem(WIRE.file) as HTMLInputElement;
  const file = chosenFile(input, show);
  if (input.files?.length) file.offer([...input.files]);

  let filling = { submissionId: newSubmissionId(), shownAt };
  let sending = false;

  function startOver() {
    forgetCarried(form);
    form.reset();
    control.reset(valuesOf(form));
    meetFields();
    file.clear();
    filling = { submissionId: newSubmissionId(), shownAt: performance.now() };
  }

  /** Offers what can be chosen today, which changed after the page was loaded. All else stays as the visitor left it. */
  async function refreshChoices() {
    const page = await fetch(location.href).then(response => response.text());
    const { requestTypes } = readSite(new DOMParser().parseFromString(page, 'text/html'));
    setSite({ ...site, requestTypes });
    flushSync(() => show(view => ({ ...view, reason: messages.choicesChanged })));
    control.setValue('department', valuesOf(form).department);
  }

  async function showRefused({ errors, reason }: Extract<SendOutcome, { kind: 'failed' }>) {
    toast({ variant: 'error', message: messages.sendFailed });
    const refused = FIELDS.flatMap(name => {
      const message = errors.find(({ path }) => path === WIRE[name])?.message;
      return message ? [{ name, message }] : [];
    });
    // The form was right for the choices of this page, so the server has others by now.
    if (refused.some(({ name }) => name === 'department')) await refreshChoices().catch(() => undefined);
    for (const [index, { name, message }] of refused.entries()) {
      control.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
    }
    const aboutFile = errors.find(({ path }) => path === WIRE.file);
    if (aboutFile) file.complain(aboutFile.message);
    if (refused.length === 0 && !aboutFile) show(view => ({ ...view, reason }));
  }

  const post = control.handleSubmit(async () => {
    sending = true;
    show(view => ({ ...view, sending, reason: undefined }));
    const { submissionId } = filling;
    const outcome = await sendRequest(form, { submissionId, elapsed: performance.now() - filling.shownAt });
    sending = false;
    flushSync(() => show(view => ({ ...view, sending })));
    // A disabled button loses focus; the thank-you must have somewhere to give it back to.
    if (document.activeElement === document.body) submitButton(form)?.focus();
    if (outcome.kind === 'failed') return showRefused(outcome);
    const chosen = form.querySelector(`[name=${WIRE.to}]:checked`);
    const reader = chosen?.getAttribute(READER_ATTRIBUTE) ?? undefined;
    startOver();
    onSent(reader);
  });

  /** Handlers for a field. It keeps its name on the wire, so the control is told its own name for it. */
  function bind(name: FieldName) {
    const instantly = { onChange: () => void control.trigger(name) };
    const { ref, onChange, onBlur } = control.register(name, name === 'department' ? instantly : undefined);
    const tell = (handler: typeof onChange) => (event: SyntheticEvent<Control>) => {
      const { value, type } = event.currentTarget;
      void handler({ type: event.type, target: { name, value, type } });
    };
    return { ref, onChange: tell(onChange), onBlur: tell(onBlur) };
  }

  /** For a text field that was left before this script came. */
  function leave({ name: wireName, value, type }: Control) {
    const name = FIELDS.find(field => field !== 'department' && WIRE[field] === wireName);
    if (name) void control.register(name).onBlur({ type: 'blur', target: { name, value, type } });
  }

  return {
    bind,
    leave,
    file,
    submit: () => {
      if (!sending) void post();
    },
    DropZone,
    ThanksDialog,
  };
}

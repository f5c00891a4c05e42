import { type FormEvent, useState } from 'react';
import { BOOKING_FIELD_NAMES } from '../../domain/bookings/booking-fields';
import type { ShownCall } from '../../domain/bookings/booking-view';
import type { FieldError } from '../../domain/errors';
import { getBookPath, screens } from '../../domain/paths';
import { visuallyHidden } from '../../styles/layout.css';
import { text } from '../../styles/text.css';
import { Button } from '../ui/Button';
import { FieldMessage, form, pair, TextArea, TextField } from '../ui/Field';
import * as css from './booking.css';

type BookingFormProps = { call: ShownCall; managerKey: string; zone: string; submissionId: string };

type Answer = { path?: string; message?: string; errors?: FieldError[] };

const CONNECTION_FAILURE: Answer = {
  message: 'The call could not be booked. Check your connection and try again.',
};

/** Asks for the visitor's details. Without JavaScript, the browser submits the form. */
export function BookingForm({ call, managerKey, zone, submissionId }: BookingFormProps) {
  const [answer, setAnswer] = useState<Answer>({});
  const [isSending, setIsSending] = useState(false);
  const findError = (name: string) => {
    const error = answer.errors?.find(({ path }) => path === name)?.message;
    return error === undefined ? {} : { error };
  };

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = event.currentTarget;
    const body = new URLSearchParams([...new FormData(target)].map(([name, value]) => [name, String(value)]));
    setIsSending(true);
    const headers = { accept: 'application/json' };
    const newAnswer: Answer = await fetch(target.action, { method: 'POST', headers, body })
      .then(response => response.json())
      .catch(() => CONNECTION_FAILURE);
    if (newAnswer.path) return location.assign(newAnswer.path);
    setIsSending(false);
    setAnswer(newAnswer);
    const [firstError] = newAnswer.errors ?? [];
    if (firstError) target.querySelector<HTMLElement>(`[name="${firstError.path}"]`)?.focus();
  }

  return (
    <form
      // The server reports invalid fields, as on the other forms.
      ref={element => element?.setAttribute('novalidate', '')}
      className={form}
      method="post"
      action={getBookPath(managerKey)}
      onSubmit={send}
    >
      <h3 className={text.h4}>Who should we expect?</h3>
      <input type="hidden" name={BOOKING_FIELD_NAMES.startsAt} value={call.at} />
      <input type="hidden" name={BOOKING_FIELD_NAMES.timeZone} value={zone} />
      <input type="hidden" name={BOOKING_FIELD_NAMES.submissionId} value={submissionId} />
      <div className={pair}>
        <TextField
          label="Full name"
          name={BOOKING_FIELD_NAMES.fullName}
          autoComplete="name"
          required
          {...findError(BOOKING_FIELD_NAMES.fullName)}
        />
        <TextField
          label="Company name"
          name={BOOKING_FIELD_NAMES.companyName}
          autoComplete="organization"
          {...findError(BOOKING_FIELD_NAMES.companyName)}
        />
      </div>
      <TextField
        label="Work e-mail"
        type="email"
        name={BOOKING_FIELD_NAMES.email}
        autoComplete="email"
        required
        {...findError(BOOKING_FIELD_NAMES.email)}
      />
      <TextArea
        label="What should we read beforehand?"
        name={BOOKING_FIELD_NAMES.note}
        {...findError(BOOKING_FIELD_NAMES.note)}
      />
      <div className={visuallyHidden} aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name={BOOKING_FIELD_NAMES.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div role="alert">
        {answer.message && !answer.errors && <FieldMessage>{answer.message}</FieldMessage>}
      </div>
      <div className={css.formFooter}>
        <Button type="submit" variant="red_black" size="large" isSending={isSending}>
          Book {call.clock}
        </Button>
        <p className={css.caption}>
          We use these details for the call and nothing else. See the{' '}
          <a className={text.link} href={screens.privacy.path}>
            privacy policy
          </a>
          .
        </p>
      </div>
    </form>
  );
}

import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { CONTACT_PARAMETERS, screens } from '../../domain/paths';
import { prefillMessage } from '../contact/prefill-message';

type ClosingFormProps = {
  /** The closing's kind, which the contact page reads (`domain/closings/prefill.ts`). */
  closingKind: string;
  /** Formats the answers as a request's message. */
  message: (answers: URLSearchParams) => string | undefined;
  /** Called with the form's values on mount, because input may precede hydration, and on every change. */
  onAnswers?: (answers: URLSearchParams) => void;
  className?: string;
  children: ReactNode;
};

const getAnswers = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** Sends the answers to the page's request form. Without JavaScript, opens the contact page with the answers. */
export function ClosingForm({ closingKind: ask, message, onAnswers, className, children }: ClosingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const readFirst = useEffectEvent(() => form.current && onAnswers?.(getAnswers(form.current)));
  useEffect(() => void readFirst(), []);

  return (
    <form
      ref={form}
      className={className}
      action={`${screens.contact.path}#contact-us`}
      method="get"
      onInput={({ currentTarget }) => onAnswers?.(getAnswers(currentTarget))}
      onSubmit={event => {
        const text = message(getAnswers(event.currentTarget));
        if (text && prefillMessage(text)) event.preventDefault();
      }}
    >
      <input type="hidden" name={CONTACT_PARAMETERS.ask} value={ask} />
      {children}
    </form>
  );
}

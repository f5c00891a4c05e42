import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { CONTACT_PARAMETERS, screens } from '../../domain/paths';
import { carry } from '../contact/carry';

type ClosingFormProps = {
  /** The name it is sent under (`content/prefill.ts`). */
  ask: string;
  /** What the answers come to, as the words of a request. */
  message: (answers: URLSearchParams) => string | undefined;
  /** Told what stands in the form: at first, since a visitor may have been here before the script, and on every change. */
  onAnswers?: (answers: URLSearchParams) => void;
  className?: string;
  children: ReactNode;
};

const answersOf = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/**
 * The form of a closing. Sent by itself it opens the contact page, where the server begins the request with its answers;
 * with script they go to the request form of the same page.
 */
export function ClosingForm({ ask, message, onAnswers, className, children }: ClosingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const readFirst = useEffectEvent(() => form.current && onAnswers?.(answersOf(form.current)));
  useEffect(() => void readFirst(), []);

  return (
    <form
      ref={form}
      className={className}
      action={`${screens.contact.path}#contact-us`}
      method="get"
      onInput={({ currentTarget }) => onAnswers?.(answersOf(currentTarget))}
      onSubmit={event => {
        const text = message(answersOf(event.currentTarget));
        if (text && carry(text)) event.preventDefault();
      }}
    >
      <input type="hidden" name={CONTACT_PARAMETERS.ask} value={ask} />
      {children}
    </form>
  );
}

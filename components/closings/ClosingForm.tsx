import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { CONTACT_PARAMETERS, screens } from '../../domain/paths';
import { setAnswer } from '../contact/answer';
import { prefillMessage } from '../contact/prefill-message';

type ClosingFormProps = {
  /** The closing's kind, which the contact page reads (`domain/closings/prefill.ts`). */
  closingKind: string;
  /** Formats the answers as a request's message. */
  message: (answers: URLSearchParams) => string | undefined;
  /** Formats the answer in a few words, for the header. */
  short?: (answers: URLSearchParams) => string | undefined;
  /** Called with the form's values on mount, because input may precede hydration, and on every change. */
  onAnswers?: (answers: URLSearchParams) => void;
  className?: string;
  children: ReactNode;
};

const getAnswers = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** Sends the answers to the page's request form. Without JavaScript, opens the contact page with the answers. */
export function ClosingForm({
  closingKind: ask,
  message,
  short,
  onAnswers,
  className,
  children,
}: ClosingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const readFirst = useEffectEvent(() => form.current && onAnswers?.(getAnswers(form.current)));
  useEffect(() => {
    readFirst();
    return () => setAnswer(undefined);
  }, []);

  return (
    <form
      ref={form}
      className={className}
      action={`${screens.contact.path}#contact-us`}
      method="get"
      onInput={({ currentTarget }) => {
        const answers = getAnswers(currentTarget);
        onAnswers?.(answers);
        const [few, text] = [short?.(answers), message(answers)];
        setAnswer(few && text ? { short: few, message: text } : undefined);
      }}
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

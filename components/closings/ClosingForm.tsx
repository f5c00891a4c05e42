import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { CONTACT_PARAMETERS, screens } from '../../domain/paths';
import { setAnswer } from '../contact/answer';
import { prefillMessage } from '../contact/prefill-message';

type ClosingFormProps = {
  /** The closing's kind, which the contact page reads (`domain/closings/prefill.ts`). */
  closingKind: string;
  /** Formats the answers as a request's message. */
  formatMessage: (answers: URLSearchParams) => string | undefined;
  /** Formats the answer in a few words, for the header. */
  formatSummary?: (answers: URLSearchParams) => string | undefined;
  /** Called with the form's values on mount, because input may precede hydration, and on every change. */
  onAnswersChange?: (answers: URLSearchParams) => void;
  className?: string;
  children: ReactNode;
};

const getAnswers = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** Sends the answers to the page's request form. Without JavaScript, opens the contact page with the answers. */
export function ClosingForm({
  closingKind: closingName,
  formatMessage,
  formatSummary,
  onAnswersChange,
  className,
  children,
}: ClosingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const reportInitialAnswers = useEffectEvent(
    () => form.current && onAnswersChange?.(getAnswers(form.current)),
  );
  useEffect(() => {
    reportInitialAnswers();
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
        onAnswersChange?.(answers);
        const [summary, text] = [formatSummary?.(answers), formatMessage(answers)];
        setAnswer(summary && text ? { summary, message: text } : undefined);
      }}
      onSubmit={event => {
        const text = formatMessage(getAnswers(event.currentTarget));
        if (text && prefillMessage(text)) event.preventDefault();
      }}
    >
      <input type="hidden" name={CONTACT_PARAMETERS.ask} value={closingName} />
      {children}
    </form>
  );
}

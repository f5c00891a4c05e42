import { type RefObject, useRef, useState } from 'react';
import { Button } from '../../components/ui/Button';
import ConfirmDialog from '../../components/ui/ConfirmDialog';
import { TextArea, TextField } from '../../components/ui/Field';
import { toast } from '../../components/ui/toast-store';
import { createMailTextSchema, MAILS, type MailText } from '../../domain/mail-texts';
import { type Outputs, toFailure, trpc } from '../../trpc/client';
import { words } from '../words';
import * as css from './Mail.css';
import { MailPreview } from './MailPreview';

type Mail = Outputs['mails']['list']['mails'][number];
type Part = keyof MailText;
type Errors = Partial<Record<Part, string>>;

/** The first complaint about each part. */
function errorsOf(issues: readonly { path: PropertyKey[]; message: string }[]): Errors {
  const errors: Errors = {};
  for (const { path, message } of issues) errors[path.at(-1) as Part] ??= message;
  return errors;
}

/** What one mail says: changed, looked at, tried and taken back. */
export function MailEditor({ mail: { name, says, changed } }: { mail: Mail }) {
  const { mails } = trpc.useUtils();
  const [text, setText] = useState<MailText>(says);
  const [errors, setErrors] = useState<Errors>({});
  const [asking, setAsking] = useState(false);
  const last = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  function failed(error: unknown) {
    const { kind, message, errors: complaints } = toFailure(error);
    setErrors(errorsOf(complaints.map(each => ({ path: each.path.split('.'), message: each.message }))));
    if (complaints.length === 0) toast({ variant: 'error', message: kind ? message : words.mailsSaveFailed });
  }
  const change = trpc.mails.change.useMutation({
    onError: failed,
    onSuccess() {
      toast({ variant: 'success', message: words.mailSaved });
      return mails.invalidate();
    },
  });
  const reset = trpc.mails.reset.useMutation({
    onError: failed,
    onSuccess: () => mails.invalidate(),
    onSettled: () => setAsking(false),
  });
  const tryOut = trpc.mails.tryOut.useMutation({ onError: failed });

  /** Hands on what may be said; what may not is told at its field. */
  function checked(then: (input: { mail: typeof name; says: MailText }) => void) {
    const read = createMailTextSchema(name).safeParse(text);
    setErrors(errorsOf(read.error?.issues ?? []));
    if (read.success) then({ mail: name, says: read.data });
  }
  function type(part: Part, value: string) {
    setText({ ...text, [part]: value });
    setErrors({ ...errors, [part]: undefined });
  }
  const field = (part: Part, label: string) => ({
    label,
    name: part,
    value: text[part],
    error: errors[part],
    autoComplete: 'off',
    onFocus: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => {
      last.current = target;
    },
    onChange: ({ target }: { target: { value: string } }) => type(part, target.value),
  });

  return (
    <>
      <form
        className={css.form}
        noValidate
        aria-label={MAILS[name].title}
        onSubmit={event => {
          event.preventDefault();
          checked(change.mutate);
        }}
      >
        <TextField {...field('subject', 'Subject')} />
        <TextField {...field('heading', 'Heading')} />
        <TextArea {...field('text', 'Text')} rows={7} hint="An empty line begins a paragraph." />
        <TextArea {...field('after', 'Below the facts')} rows={2} />
        <Placeholders names={MAILS[name].knows} field={last} onPut={type} />
        <div className={css.acts}>
          <Button variant="black_red" type="submit" sending={change.isPending}>
            Save
          </Button>
          <Button variant="outlined_black" sending={tryOut.isPending} onClick={() => checked(tryOut.mutate)}>
            Send it to me
          </Button>
          {changed && (
            <Button variant="outlined_black" onClick={() => setAsking(true)}>
              Back to the built-in text
            </Button>
          )}
        </div>
        <div role="status">{tryOut.data && <Trial {...tryOut.data} />}</div>
      </form>
      <MailPreview mail={name} says={text} />
      {asking && (
        <ConfirmDialog
          title="Back to the built-in text?"
          confirmLabel="Take it back"
          sending={reset.isPending}
          onConfirm={() => reset.mutate({ mail: name })}
          onCancel={() => setAsking(false)}
        >
          What was written here is gone then.
        </ConfirmDialog>
      )}
    </>
  );
}

type PlaceholdersProps = {
  names: readonly string[];
  /** Where the caret was last. */
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  onPut: (part: Part, value: string) => void;
};

/** What the mail knows; a press puts it where the caret was. */
const Placeholders = ({ names, field, onPut }: PlaceholdersProps) => (
  <fieldset>
    <legend className={css.note}>Put in</legend>
    <div className={css.putIn}>
      {names.map(name => (
        <button
          key={name}
          type="button"
          className={css.placeholder}
          onClick={() => {
            const at = field.current;
            if (!at) return;
            const from = at.selectionStart ?? at.value.length;
            at.focus();
            at.setRangeText(`{${name}}`, from, at.selectionEnd ?? from, 'end');
            onPut(at.name as Part, at.value);
          }}
        >
          {name}
        </button>
      ))}
    </div>
  </fieldset>
);

/** What the mail server said to the test. */
const Trial = ({ to, taken, words: said }: { to: string; taken: boolean; words: string }) => (
  <p className={css.trial} data-refused={taken ? undefined : ''}>
    <b>{taken ? `It went to ${to}.` : `It was not taken for ${to}.`}</b> {said}
  </p>
);

import { type RefObject, useRef, useState } from 'react';
import { Button } from '../../components/ui/Button';
import ConfirmDialog from '../../components/ui/ConfirmDialog';
import { classNames } from '../../components/ui/class-names';
import { form as rows } from '../../components/ui/Field';
import { createMailTextSchema, MAIL_DESCRIPTIONS, type MailText } from '../../domain/mail-texts';
import { type CallError, type RouterOutputs, trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { Fields } from '../fields/Fields';
import { Form, useStoredForm } from '../fields/Form';
import { useStoreSelector } from '../fields/form-context';
import { Notice } from '../kit/Notice';
import { chipButton } from '../kit/parts.css';
import { sheetPart } from '../kit/rows.css';
import { Inline } from '../kit/Stack';
import { Text } from '../kit/Text';
import { MailPreview } from './MailPreview';

type Mail = RouterOutputs['mails']['list']['mails'][number];
type Control = HTMLInputElement | HTMLTextAreaElement;

export function MailEditor({ mail: { name, says, changed } }: { mail: Mail }) {
  const { mails } = trpc.useUtils();
  const [schema] = useState(() => createMailTextSchema(name));
  const form = useStoredForm({ schema, values: says });
  const { store, write } = form.context;
  const text = useStoreSelector(store, () => store.get() as MailText);
  const [isConfirmingReset, setIsConfirmingReset] = useState(false);
  const lastControl = useRef<Control>(null);
  /** Shows errors at the text’s fields, whose paths in the request have a prefix. */
  const setServerErrors = (errors: CallError['errors']) =>
    form.setServerErrors(errors.map(error => ({ ...error, path: error.path.split('.').at(-1) ?? '' })));
  const meta = { failed: adminMessages.mailsSaveFailed, form: { setServerErrors } };
  const change = trpc.mails.change.useMutation({
    meta: { ...meta, done: adminMessages.mailSaved },
    onSuccess: () => mails.invalidate(),
  });
  const reset = trpc.mails.reset.useMutation({
    meta,
    onSuccess: () => mails.invalidate(),
    onSettled: () => setIsConfirmingReset(false),
  });
  const testEmail = trpc.mails.tryOut.useMutation({ meta });

  function sendTestEmail() {
    const mailText = form.submit();
    if (mailText) testEmail.mutate({ mail: name, says: mailText });
  }

  return (
    <>
      <Form
        form={form}
        className={classNames(sheetPart, rows)}
        aria-label={MAIL_DESCRIPTIONS[name].title}
        onFocus={({ target }) => {
          if (target.matches('input,textarea')) lastControl.current = target as unknown as Control;
        }}
        onSubmit={mailText => change.mutate({ mail: name, says: mailText })}
      >
        <Fields path="" />
        <Placeholders names={MAIL_DESCRIPTIONS[name].placeholders} field={lastControl} onInsert={write} />
        <Inline>
          <Button variant="black_red" type="submit" isSending={change.isPending}>
            Save
          </Button>
          <Button isSending={testEmail.isPending} onClick={sendTestEmail}>
            Send me a test
          </Button>
          {changed && <Button onClick={() => setIsConfirmingReset(true)}>Restore built-in text</Button>}
        </Inline>
        <div role="status">{testEmail.data && <Trial {...testEmail.data} />}</div>
      </Form>
      <MailPreview mail={name} text={text} />
      {isConfirmingReset && (
        <ConfirmDialog
          title="Restore the built-in text?"
          confirmLabel="Restore"
          isSending={reset.isPending}
          onConfirm={() => reset.mutate({ mail: name })}
          onCancel={() => setIsConfirmingReset(false)}
        >
          Your changes will be lost.
        </ConfirmDialog>
      )}
    </>
  );
}

type PlaceholdersProps = {
  names: readonly string[];
  /** The field that last had the caret, where placeholders are inserted. */
  field: RefObject<Control | null>;
  onInsert: (path: string, value: string) => void;
};

/** Lists placeholders. A click inserts one at the caret. */
const Placeholders = ({ names, field, onInsert }: PlaceholdersProps) => (
  <fieldset>
    <Text as="legend" size="small" tone="muted">
      Insert
    </Text>
    <Inline>
      {names.map(name => (
        <button
          key={name}
          type="button"
          className={chipButton}
          onClick={() => {
            const control = field.current;
            if (!control) return;
            const start = control.selectionStart ?? control.value.length;
            control.focus();
            control.setRangeText(`{${name}}`, start, control.selectionEnd ?? start, 'end');
            onInsert(control.name, control.value);
          }}
        >
          {name}
        </button>
      ))}
    </Inline>
  </fieldset>
);

const Trial = ({ to, taken: isAccepted, words: response }: { to: string; taken: boolean; words: string }) => (
  <Notice tone={isAccepted ? 'good' : 'bad'}>
    <b>{isAccepted ? `Sent to ${to}.` : `Couldn’t send to ${to}.`}</b> {response}
  </Notice>
);

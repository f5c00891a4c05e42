import type { FieldValues } from 'react-hook-form';
import ConfirmDialog from '../../ui/ConfirmDialog';
import { ConflictDialog } from './ConflictDialog';
import type { FormKind } from './form-kind';
import type { ItemFormState } from './use-item-form';

type QuestionsProps<Values extends FieldValues, Input extends object> = {
  kind: FormKind<Values, Input>;
  form: ItemFormState<Values, Input>;
};

/** What a form asks before it does something that cannot be taken back. */
export function Questions<Values extends FieldValues, Input extends object>({
  kind,
  form,
}: QuestionsProps<Values, Input>) {
  const { question, versions, dismiss } = form;
  if (!question) return null;

  if (question.kind === 'leave') {
    return (
      <ConfirmDialog
        title="Leave without saving?"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={() => {
          dismiss();
          question.goOn();
        }}
        onCancel={dismiss}
      >
        What you changed here exists nowhere else yet.
      </ConfirmDialog>
    );
  }

  if (question.kind === 'conflict') {
    return (
      <ConflictDialog
        names={kind.names}
        question={question}
        sending={form.saving}
        onTheirs={() => form.seeTheirs(question)}
        onMine={() => form.keepMine(question)}
        onClose={dismiss}
      />
    );
  }

  return (
    <ConfirmDialog
      title={form.base ? 'Save these changes?' : `Publish this ${kind.noun}?`}
      confirmLabel="Confirm"
      cancelLabel="Disagree"
      sending={form.saving}
      onConfirm={() => form.confirmSave(question.input)}
      onCancel={dismiss}
    >
      {versions ? saidOf[versions.shown] : 'The site shows it the moment you confirm.'}
    </ConfirmDialog>
  );
}

const saidOf = {
  mine: 'Your version replaces the one somebody else saved meanwhile.',
  theirs: 'The version in the fields stays. The one you wrote is dropped.',
};

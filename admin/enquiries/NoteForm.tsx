import type { RefObject } from 'react';
import { Button } from '../../components/ui/Button';
import { TextArea } from '../../components/ui/Field';
import { ENQUIRY_NOTE_MAX } from '../../domain/limits';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { growingButton } from '../kit/layout.css';
import { Inline } from '../kit/Stack';
import { isSubmitKey } from '../ListKeys';
import type { EnquiryDraft } from './use-enquiry-draft';

type NoteFormProps = { id: string; draft: EnquiryDraft; field: RefObject<HTMLTextAreaElement | null> };

export function NoteForm({ id, draft, field }: NoteFormProps) {
  const { enquiries } = trpc.useUtils();
  const add = trpc.enquiries.addNote.useMutation({
    meta: { failed: adminMessages.noteAddFailed },
    onSuccess() {
      draft.setText('');
      return enquiries.byId.invalidate({ id });
    },
  });
  const text = draft.text.trim();
  const submit = () => text && !add.isPending && add.mutate({ id, text });
  return (
    <>
      <TextArea
        ref={field}
        label="Note for your team"
        maxLength={ENQUIRY_NOTE_MAX}
        value={draft.text}
        onChange={({ target }) => draft.setText(target.value)}
        onKeyDown={event => {
          if (!isSubmitKey(event)) return;
          event.preventDefault();
          submit();
        }}
      />
      <Inline gap={3} justify="end">
        <Button
          variant="red_black"
          className={growingButton}
          isSending={add.isPending}
          disabled={!text}
          onClick={submit}
        >
          Add note
        </Button>
      </Inline>
    </>
  );
}

import type { RefObject } from 'react';
import { Button } from '../../components/ui/Button';
import { classNames } from '../../components/ui/class-names';
import { TextArea } from '../../components/ui/Field';
import { ENQUIRY_NOTE_MAX } from '../../domain/limits';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { growingButton } from '../kit/layout.css';
import { sheet } from '../kit/Row';
import { SheetPart } from '../kit/Sheet';
import { Inline, Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { composer } from './EnquiryDetail.css';
import { createReplyLink } from './reply-link';
import type { OpenEnquiry } from './use-enquiry';
import { useNoteDraft } from './use-note-draft';

type NoteFormProps = { enquiry: OpenEnquiry; field: RefObject<HTMLTextAreaElement | null> };

/** Adds a note, or opens an email to the visitor. */
export function NoteForm({ enquiry, field }: NoteFormProps) {
  const { _id: id } = enquiry;
  const { enquiries } = trpc.useUtils();
  const draft = useNoteDraft(id);
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
    <section className={classNames(sheet, composer)} aria-label="Note">
      <SheetPart>
        <Stack gap={4}>
          <Text as="h2" size="label" weight="strong">
            Note
          </Text>
          <TextArea
            ref={field}
            label="Only your team sees it"
            maxLength={ENQUIRY_NOTE_MAX}
            value={draft.text}
            onChange={({ target }) => draft.setText(target.value)}
            onKeyDown={event => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              submit();
            }}
          />
          <Inline gap={3} justify="end">
            <Button variant="outlined_black" className={growingButton} href={createReplyLink(enquiry)}>
              Reply by email
            </Button>
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
        </Stack>
      </SheetPart>
    </section>
  );
}

import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/ui/Button';
import { classNames } from '../../components/ui/class-names';
import type { EnquiryChanges } from '../../domain/enquiry-stage';
import { Choices } from '../kit/Choices';
import { sheet } from '../kit/Row';
import { SheetPart } from '../kit/Sheet';
import { Stack } from '../kit/Stack';
import * as css from './EnquiryDetail.css';
import { NoteForm } from './NoteForm';
import { ReplyForm } from './ReplyForm';
import type { OpenEnquiry } from './use-enquiry';
import { useEnquiryDraft } from './use-enquiry-draft';

type Kind = 'reply' | 'note';
/** Shows one of the forms and focuses its text field. */
export type OpenComposer = (kind: Kind) => void;
type EnquiryComposerProps = {
  enquiry: OpenEnquiry;
  save: (changes: EnquiryChanges) => void;
  openRef: RefObject<OpenComposer | null>;
};

/** Renders the forms for a reply to the visitor and a note for the team. */
export function EnquiryComposer({ enquiry, save, openRef }: EnquiryComposerProps) {
  const { _id: id } = enquiry;
  const note = useEnquiryDraft('note', id);
  const reply = useEnquiryDraft('reply', id);
  const [kind, setKind] = useState<Kind>(note.text && !reply.text ? 'note' : 'reply');
  const field = useRef<HTMLTextAreaElement>(null);
  const openForm: OpenComposer = newForm => {
    flushSync(() => setKind(newForm));
    field.current?.focus();
  };
  useImperativeHandle(openRef, () => openForm);
  const section = useRef<HTMLElement>(null);
  const [isBelow, setIsBelow] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) =>
      setIsBelow(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top > 0),
    );
    if (section.current) observer.observe(section.current);
    return () => observer.disconnect();
  }, []);
  return (
    <section ref={section} className={classNames(sheet, css.composer)} aria-label="New reply or note">
      {isBelow && (
        <Button variant="red_black" className={css.replyButton} onClick={() => openForm('reply')}>
          Reply
        </Button>
      )}
      <SheetPart>
        <Stack gap={4}>
          <Choices<Kind>
            isDense
            label="Reply or note"
            selected={kind}
            onChoose={openForm}
            choices={[
              { label: 'Reply', value: 'reply' },
              { label: 'Note', value: 'note' },
            ]}
          />
          {kind === 'note' ? (
            <NoteForm id={id} draft={note} field={field} />
          ) : (
            <ReplyForm enquiry={enquiry} draft={reply} field={field} save={save} />
          )}
        </Stack>
      </SheetPart>
    </section>
  );
}

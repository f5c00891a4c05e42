import { Fragment, type ReactNode } from 'react';
import { Avatar } from '../../components/ui/Avatar';
import { IconButton } from '../../components/ui/IconButton';
import { clip, trash } from '../../components/ui/icons';
import { formatFileSize } from '../../domain/attachment';
import { RECEIVED_EMAILS_MAX } from '../../domain/limits';
import { getEmailFilePath } from '../../domain/paths';
import { text as textStyles } from '../../styles/text.css';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { formatDay, formatTime } from '../dates';
import { Badge } from '../kit/Badge';
import { Inline, Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { RetryDeliveryButton } from '../RetryDeliveryButton';
import { toastWithUndo } from '../toast-with-undo';
import { useCurrentUser } from '../use-current-user';
import type { DeliveryStep } from './delivery-steps';
import * as css from './EnquiryDetail.css';
import { listTimeline } from './timeline';
import type { OpenEnquiry } from './use-enquiry';

type EnquiryTimelineProps = {
  enquiry: OpenEnquiry;
  canWrite: boolean;
  /** Moves the focus when a button disappears. */
  onMissing: () => void;
};
type Entry = ReturnType<typeof listTimeline>[number]['entries'][number];

/** Lists a request's history and its next step. */
export function EnquiryTimeline({ enquiry, canWrite, onMissing }: EnquiryTimelineProps) {
  const { _id, answers, nextStep, dueAt } = enquiry;
  const me = useCurrentUser();
  const removeNote = useNoteRemoval(_id, onMissing);

  function renderEntry(entry: Entry) {
    if (entry.kind === 'request') return <RequestMessage enquiry={enquiry} />;
    if (entry.kind === 'note') {
      const { memberId, memberName } = entry.event;
      return (
        <Message
          look="note"
          name={memberName}
          note="note, visible only to your team"
          at={entry.at}
          action={
            canWrite &&
            memberId === me?._id && (
              <IconButton label="Delete this note" icon={trash} isDanger onClick={() => removeNote(entry)} />
            )
          }
        >
          <Text as="p" size="label" look="preserved">
            {entry.text}
          </Text>
        </Message>
      );
    }
    if (entry.kind === 'answer') {
      const { from, text, files } = entry.answer;
      return (
        <Message
          look="request"
          name={from.name || from.email}
          note={`by email from ${from.email}`}
          at={entry.at}
        >
          <EmailText enquiryId={_id} text={text} files={files} />
        </Message>
      );
    }
    if (entry.kind === 'reply') {
      const { memberName, text, files } = entry.reply;
      return (
        <Message look="reply" name={memberName} note={`to ${enquiry.email}`} at={entry.at}>
          <EmailText enquiryId={_id} text={text} files={files} />
          {drawStep(entry.step)}
        </Message>
      );
    }
    const step = entry.kind === 'mail' ? entry.step : entry;
    return (
      <div className={css.entry[entry.kind === 'mail' ? entry.step.status : 'done']}>
        <time className={css.time} dateTime={entry.at}>
          {formatTime(entry.at)}
        </time>
        {drawStep(step)}
      </div>
    );
  }

  function drawStep({ title, note, failure }: Pick<DeliveryStep, 'title' | 'note' | 'failure'>) {
    return (
      <Stack gap={2}>
        <Text size="small" tone="muted">
          <Text weight="medium" tone={failure ? 'bad' : 'plain'}>
            {title}
          </Text>{' '}
          {note}
        </Text>
        {failure?.reason && <Text size="small">{failure.reason}</Text>}
        {failure && canWrite && (
          <Inline>
            <RetryDeliveryButton id={failure.id} emailLabel={title} onMissing={onMissing} />
          </Inline>
        )}
      </Stack>
    );
  }

  return (
    <ol className={css.timeline}>
      {listTimeline(enquiry).map(({ day, entries }) => (
        <Fragment key={day}>
          <li className={css.day}>{day}</li>
          {entries.map(entry => (
            <li key={entry.id}>{renderEntry(entry)}</li>
          ))}
        </Fragment>
      ))}
      {answers.length >= RECEIVED_EMAILS_MAX && (
        <li>
          <Text size="small" tone="bad">
            This request has {RECEIVED_EMAILS_MAX} answers by email, which is the maximum. Read later answers
            in your mail program.
          </Text>
        </li>
      )}
      {nextStep && (
        <li className={css.entry.next}>
          <span className={css.time}>{dueAt && formatTime(dueAt)}</span>
          <Text>
            <Text weight="medium" tone="plain">
              Next step{dueAt && `, ${formatDay(dueAt)}`}:
            </Text>{' '}
            {nextStep}
          </Text>
        </li>
      )}
    </ol>
  );
}

/** Removes a note and offers Undo, which adds the note again. */
function useNoteRemoval(id: string, onMissing: () => void) {
  const { enquiries } = trpc.useUtils();
  const onSuccess = () => enquiries.byId.invalidate({ id });
  const add = trpc.enquiries.addNote.useMutation({
    meta: { failed: adminMessages.noteAddFailed },
    onSuccess,
  });
  const remove = trpc.enquiries.removeNote.useMutation({
    meta: { failed: adminMessages.noteRemoveFailed },
    onSuccess,
  });
  return (note: { id: string; text: string }) =>
    remove.mutate(
      { id: note.id },
      {
        onSuccess() {
          onMissing();
          toastWithUndo(adminMessages.noteRemoved, () => add.mutate({ id, text: note.text }));
        },
      },
    );
}

function RequestMessage({ enquiry }: { enquiry: OpenEnquiry }) {
  const { fullName, addedBy, description, attachment, createdAt } = enquiry;
  const paragraphs = description.split(/\n\s*\n/).filter(paragraph => paragraph.trim());
  return (
    <Message
      look="request"
      name={fullName}
      note={addedBy ? `Added manually by ${addedBy}` : 'through the site'}
      at={createdAt}
    >
      {paragraphs.map((paragraph, index) => (
        <Text key={index} as="p" look="preserved">
          {paragraph.trim()}
        </Text>
      ))}
      {paragraphs.length === 0 && (
        <Text as="p" size="small" tone="muted">
          No message.
        </Text>
      )}
      {attachment && <Badge icon={clip}>{attachment.name}</Badge>}
    </Message>
  );
}

type EmailFile = OpenEnquiry['answers'][number]['files'][number];
type EmailTextProps = { enquiryId: string; text: string; files: readonly EmailFile[] };

const EmailText = ({ enquiryId, text, files }: EmailTextProps) => (
  <>
    <Text as="p" look="preserved">
      {text || 'No text.'}
    </Text>
    {files.map(({ _id, name, size, isStored }) => (
      <Badge key={_id} icon={clip}>
        <span>
          {isStored ? (
            <a className={textStyles.link} href={getEmailFilePath(enquiryId, _id)} download={name}>
              {name}
            </a>
          ) : (
            name
          )}
          {isStored ? `, ${formatFileSize(size)}` : ', not stored here'}
        </span>
      </Badge>
    ))}
  </>
);

type MessageProps = {
  look: keyof typeof css.message;
  name: string;
  note: string;
  at: string;
  /** Button beside the time. */
  action?: ReactNode;
  children: ReactNode;
};

const Message = ({ look, name, note, at, action, children }: MessageProps) => (
  <article className={css.message[look]}>
    <header className={css.messageHead}>
      <Avatar className={css.avatar} name={name} size={32} />
      <Text size="label" tone="plain" weight="strong">
        {name}
      </Text>
      <span>{note}</span>
      <time className={css.trailing} dateTime={at}>
        {formatTime(at)}
      </time>
      {action}
    </header>
    <div className={css.messageText}>
      <Stack>{children}</Stack>
    </div>
  </article>
);

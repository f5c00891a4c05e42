import { type RefObject, useState } from 'react';
import { Button } from '../../components/ui/Button';
import { Select, TextArea } from '../../components/ui/Field';
import { getMeetingUrl, listManagers } from '../../domain/colleague';
import { getSite } from '../../domain/current-site';
import { addSignature, fillTemplate, listUnfilledPlaceholders } from '../../domain/enquiry-reply';
import {
  type EnquiryChanges,
  type EnquiryStage,
  OPEN_STAGES,
  STAGE_LABELS,
} from '../../domain/enquiry-stage';
import { ENQUIRY_REPLY_MAX } from '../../domain/limits';
import { settingsPaths } from '../../domain/members/areas';
import { messages } from '../../domain/messages';
import { getReplyFilesPath } from '../../domain/paths';
import { text as textStyles } from '../../styles/text.css';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { copyText } from '../copy-text';
import { createId } from '../forms/new-id';
import { Fact, Facts } from '../kit/Facts';
import { growingButton } from '../kit/layout.css';
import { Notice } from '../kit/Notice';
import { Inline } from '../kit/Stack';
import { Text } from '../kit/Text';
import { TextButton } from '../kit/TextButton';
import { isSubmitKey } from '../ListKeys';
import { UploadedFiles } from '../UploadedFiles';
import { useCurrentUser } from '../use-current-user';
import { createReplyLink } from './reply-link';
import type { OpenEnquiry } from './use-enquiry';
import type { EnquiryDraft } from './use-enquiry-draft';

type ReplyFormProps = {
  enquiry: OpenEnquiry;
  draft: EnquiryDraft;
  field: RefObject<HTMLTextAreaElement | null>;
  save: (changes: EnquiryChanges) => void;
};

/** Sends an email to the visitor. Without a mail server, offers to copy the text or open a mail program. */
export function ReplyForm({ enquiry, draft, field, save }: ReplyFormProps) {
  const { _id: id, email, replySubject, stage } = enquiry;
  const nextStage = OPEN_STAGES.find((_, index) => OPEN_STAGES[index - 1] === stage);
  const me = useCurrentUser();
  const { enquiries } = trpc.useUtils();
  const { data: settings } = trpc.replies.settings.useQuery();
  const [mailId, setMailId] = useState(createId);
  const send = trpc.replies.send.useMutation({
    meta: { failed: adminMessages.replyFailed },
    onSuccess() {
      draft.setText('');
      setMailId(createId());
      return enquiries.invalidate();
    },
  });
  const attach = trpc.replies.attachTemplateFiles.useMutation({
    meta: { failed: adminMessages.replyFileFailed },
    onSettled: () => enquiries.byId.invalidate({ id }),
  });
  const { templates = [], signature = '', sendsMail = true } = settings ?? {};
  const text = draft.text.trim();
  const unfilledPlaceholders = listUnfilledPlaceholders(text);
  const isReady = text !== '' && unfilledPlaceholders.length === 0 && !attach.isPending;
  const canSend = sendsMail && isReady && !send.isPending;
  const submit = (newStage?: EnquiryStage) =>
    canSend && send.mutate({ id, mailId, text }, { onSuccess: () => newStage && save({ stage: newStage }) });

  const managers = listManagers();
  const manager = managers.find(({ name }) => name === me?.name) ?? managers[0];
  const getBookingLink = () => (manager ? new URL(getMeetingUrl(manager), location.origin).href : '');
  function insert(addedText: string) {
    draft.setText(text ? `${text}\n\n${addedText}` : addedText);
    field.current?.focus();
  }

  function insertTemplate(name: string) {
    const template = templates.find(candidate => candidate.name === name);
    if (!template) return;
    insert(
      fillTemplate(template.text, {
        ...enquiry,
        me: me?.name || (me?.email ?? ''),
        agency: getSite().name,
        bookingLink: getBookingLink(),
      }),
    );
    if (sendsMail && template.files.length > 0) attach.mutate({ id, template: name });
  }

  return (
    <>
      {!sendsMail && (
        <Notice tone="fair">
          <b>No mail server is set up,</b> so replies can’t be sent from here. Copy the text, or open it in
          your mail program.
        </Notice>
      )}
      <Facts>
        <Fact name="To">{email}</Fact>
        <Fact name="Subject">{replySubject}</Fact>
      </Facts>
      {templates.length > 0 && (
        <Select label="Saved reply" value="" onChange={({ target }) => insertTemplate(target.value)}>
          <option value="">Choose a saved reply</option>
          {templates.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      )}
      <TextArea
        ref={field}
        label="Your reply"
        rows={8}
        maxLength={ENQUIRY_REPLY_MAX}
        value={draft.text}
        {...(unfilledPlaceholders.length > 0 && { error: messages.replyUnfilled(unfilledPlaceholders) })}
        onChange={({ target }) => draft.setText(target.value)}
        onKeyDown={event => {
          if (!isSubmitKey(event)) return;
          event.preventDefault();
          submit();
        }}
      />
      {signature && (
        <Text as="p" size="small" tone="muted" look="preserved">
          {signature}
        </Text>
      )}
      {sendsMail && <ReplyFiles enquiry={enquiry} />}
      <Inline gap={3} justify="between">
        <Inline gap={4}>
          <Text size="small">
            {manager && <TextButton onClick={() => insert(getBookingLink())}>Insert booking link</TextButton>}
          </Text>
          <Text size="small" weight="medium">
            <a className={textStyles.link} href={settingsPaths.replies}>
              Saved replies and signature
            </a>
          </Text>
        </Inline>
        <Inline gap={3}>
          {!sendsMail && (
            <Button
              className={growingButton}
              disabled={!text}
              onClick={() => copyText(addSignature(text, signature), 'Reply copied')}
            >
              Copy text
            </Button>
          )}
          {sendsMail ? (
            <>
              <Button
                variant={nextStage ? 'outlined_black' : 'red_black'}
                className={growingButton}
                isSending={send.isPending}
                disabled={!canSend}
                onClick={() => submit()}
              >
                Send reply
              </Button>
              {nextStage && (
                <Button
                  variant="red_black"
                  className={growingButton}
                  disabled={!canSend}
                  onClick={() => submit(nextStage)}
                >
                  Send and move to {STAGE_LABELS[nextStage]}
                </Button>
              )}
            </>
          ) : (
            <Button
              variant="red_black"
              className={growingButton}
              href={createReplyLink(enquiry, text && addSignature(text, signature))}
            >
              Reply by email
            </Button>
          )}
        </Inline>
      </Inline>
    </>
  );
}

/** Shows the files of the member's unsent reply. They are stored with the request until the reply is sent. */
function ReplyFiles({ enquiry: { _id: id, draftFiles } }: { enquiry: OpenEnquiry }) {
  const { enquiries } = trpc.useUtils();
  const refresh = () => enquiries.byId.invalidate({ id });
  const remove = trpc.replies.removeFile.useMutation({
    meta: { failed: adminMessages.replyFileFailed },
    onSuccess: refresh,
  });
  return (
    <UploadedFiles
      files={draftFiles}
      path={getReplyFilesPath(id)}
      inputLabel="File for the reply"
      onUpload={refresh}
      onRemove={file => remove.mutate({ id: file._id })}
    />
  );
}

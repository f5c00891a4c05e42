import { useRef, useState } from 'react';
import { Button } from '../../components/ui/Button';
import { IconButton } from '../../components/ui/IconButton';
import { clip, close } from '../../components/ui/icons';
import { toast } from '../../components/ui/toast-store';
import { formatFileSize } from '../../domain/attachment';
import { FORM_FIELD_NAMES } from '../../domain/contact-form';
import { ATTACHMENT_EXTENSIONS } from '../../domain/limits';
import { getReplyFilesPath } from '../../domain/paths';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { FileInput } from '../forms/editor/FileInput';
import { Badge } from '../kit/Badge';
import { Inline } from '../kit/Stack';
import type { OpenEnquiry } from './use-enquiry';

/** Shows the files of the member's unsent reply. They are stored with the request until the reply is sent. */
export function ReplyFiles({ enquiry: { _id: id, draftFiles } }: { enquiry: OpenEnquiry }) {
  const { enquiries } = trpc.useUtils();
  const input = useRef<HTMLInputElement>(null);
  const [isUploading, setIsUploading] = useState(false);
  const refresh = () => enquiries.byId.invalidate({ id });
  const remove = trpc.replies.removeFile.useMutation({
    meta: { failed: adminMessages.replyFileFailed },
    onSuccess: refresh,
  });

  async function upload(file: File) {
    setIsUploading(true);
    const body = new FormData();
    body.append(FORM_FIELD_NAMES.file, file);
    const response = await fetch(getReplyFilesPath(id), { method: 'POST', body }).catch(() => undefined);
    if (response?.ok) await refresh();
    else {
      const reason = (await response?.json().catch(() => undefined)) as { message?: string } | undefined;
      toast({ variant: 'error', message: reason?.message ?? adminMessages.replyFileFailed });
    }
    setIsUploading(false);
  }

  return (
    <Inline gap={3}>
      {draftFiles.map(({ _id, name, size }) => (
        <Badge key={_id} icon={clip}>
          {name}, {formatFileSize(size)}
          <IconButton label={`Remove ${name}`} icon={close} onClick={() => remove.mutate({ id: _id })} />
        </Badge>
      ))}
      <Button variant="outlined_black" isSending={isUploading} onClick={() => input.current?.click()}>
        Attach file
      </Button>
      <FileInput
        input={input}
        label="File for the reply"
        accept={ATTACHMENT_EXTENSIONS.map(extension => `.${extension}`).join(',')}
        onFile={upload}
      />
    </Inline>
  );
}

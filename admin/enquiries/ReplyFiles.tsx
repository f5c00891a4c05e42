import { getReplyFilesPath } from '../../domain/paths';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { UploadedFiles } from '../UploadedFiles';
import type { OpenEnquiry } from './use-enquiry';

/** Shows the files of the member's unsent reply. They are stored with the request until the reply is sent. */
export function ReplyFiles({ enquiry: { _id: id, draftFiles } }: { enquiry: OpenEnquiry }) {
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

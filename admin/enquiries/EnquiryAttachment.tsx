import { Button } from '../../components/ui/Button';
import { formatFileSize, promisedKind } from '../../domain/attachment';
import { attachmentPath } from '../../domain/paths';
import { formatDate } from '../dates';
import * as css from './EnquiryDetail.css';
import type { ListedEnquiry } from './EnquiryList';

type EnquiryAttachmentProps = { enquiryId: string; attachment: NonNullable<ListedEnquiry['attachment']> };

/** The visitor's file: what it is, how long it is kept, and the way to it. */
export function EnquiryAttachment({ enquiryId, attachment }: EnquiryAttachmentProps) {
  const { name, size, kept, deletedOn } = attachment;
  return (
    <div className={css.attachment}>
      <span className={css.extension} aria-hidden="true">
        {promisedKind(name)?.toUpperCase()}
      </span>
      <p>
        <b className={css.fileName}>{name}</b>
        <span className={css.note}>
          {formatFileSize(size)}, {kept ? `kept until ${formatDate(deletedOn)}` : 'deleted as promised'}
        </span>
      </p>
      {kept && (
        <Button
          variant="outlined_black"
          className={css.download}
          href={attachmentPath(enquiryId)}
          download
          aria-label={`Download ${name}`}
        >
          Download
        </Button>
      )}
    </div>
  );
}

import { Button } from '../../components/ui/Button';
import { findAttachmentKind, formatFileSize } from '../../domain/attachment';
import { getAttachmentPath } from '../../domain/paths';
import { formatDate } from '../dates';
import { touchTarget } from '../kit/layout.css';
import { Row } from '../kit/Row';
import { extension } from './EnquiryDetail.css';
import type { ListedEnquiry } from './EnquiryList';

type EnquiryAttachmentProps = {
  enquiryId: string;
  attachment: NonNullable<ListedEnquiry['attachment']>;
  /** Whether the request is in spam. */
  isLocked: boolean;
};

export function EnquiryAttachment({ enquiryId, attachment, isLocked }: EnquiryAttachmentProps) {
  const { name, size, kept: isStored, deletedOn } = attachment;
  return (
    <Row
      as="div"
      hasBorder
      wraps
      lead={
        <span className={extension} aria-hidden="true">
          {findAttachmentKind(name)?.toUpperCase()}
        </span>
      }
      title={name}
      note={`${formatFileSize(size)}, ${isLocked ? 'locked while in spam' : isStored ? `kept until ${formatDate(deletedOn)}` : 'deleted under the retention policy'}`}
      end={
        isStored &&
        !isLocked && (
          <Button
            className={touchTarget}
            href={getAttachmentPath(enquiryId)}
            download
            aria-label={`Download ${name}`}
          >
            Download
          </Button>
        )
      }
    />
  );
}

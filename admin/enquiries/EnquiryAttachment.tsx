import { Button } from '../../components/ui/Button';
import { findAttachmentKind, formatFileSize } from '../../domain/attachment';
import { getAttachmentPath } from '../../domain/paths';
import { formatDate } from '../dates';
import { touchTarget } from '../kit/layout.css';
import { Row } from '../kit/Row';
import { extension } from './EnquiryDetail.css';
import type { ListedEnquiry } from './EnquiryList';

type EnquiryAttachmentProps = { enquiryId: string; attachment: NonNullable<ListedEnquiry['attachment']> };

export function EnquiryAttachment({ enquiryId, attachment }: EnquiryAttachmentProps) {
  const { name, size, kept: isStored, deletedOn } = attachment;
  return (
    <Row
      as="div"
      bordered
      wraps
      lead={
        <span className={extension} aria-hidden="true">
          {findAttachmentKind(name)?.toUpperCase()}
        </span>
      }
      title={name}
      note={`${formatFileSize(size)}, ${isStored ? `kept until ${formatDate(deletedOn)}` : 'deleted under the retention policy'}`}
      end={
        isStored && (
          <Button
            variant="outlined_black"
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

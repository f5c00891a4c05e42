import type { EnquiryChanges, EnquiryStage } from '../../domain/enquiry-stage';
import { LostDialog } from './LostDialog';
import { WonDialog } from './WonDialog';

type ClosingDialogProps = {
  /** The new stage. An open stage requires no details. */
  stage: EnquiryStage | undefined;
  enquiry: Parameters<typeof WonDialog>[0]['enquiry'];
  onConfirm: (changes: EnquiryChanges) => void;
  onClose: () => void;
};

/** Asks for the reason of a lost request, or for the value of a won one. */
export function ClosingDialog({ stage, enquiry, onConfirm, onClose }: ClosingDialogProps) {
  if (stage === 'lost')
    return <LostDialog onConfirm={lostReason => onConfirm({ stage, lostReason })} onClose={onClose} />;
  if (stage === 'won')
    return (
      <WonDialog enquiry={enquiry} onConfirm={value => onConfirm({ stage, ...value })} onClose={onClose} />
    );
}

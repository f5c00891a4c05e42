import { useState } from 'react';
import { loadOnDemand } from '../../components/ui/on-demand';
import { trpc } from '../../trpc/client';
import { action } from '../ItemList.css';
import { ActionMenu } from '../kit/ActionMenu';
import { SelectionBar } from '../SelectionBar';
import { useCan } from '../use-current-user';
import type { ListedEnquiry } from './EnquiryList';
import { StageDialog } from './use-enquiry-actions';
import { useEnquiryUpdates, useSpam } from './use-enquiry-updates';

const ExportDialog = loadOnDemand(() => import('./ExportDialog'));

type EnquiryBulkBarProps = { enquiries: readonly ListedEnquiry[]; onClose: () => void };

export function EnquiryBulkBar({ enquiries, onClose }: EnquiryBulkBarProps) {
  const canWrite = useCan()('enquiries.write');
  const { setSpam, isPending } = useSpam();
  const [isExporting, setIsExporting] = useState(false);
  const isSpam = enquiries.every(({ spam }) => spam);
  return (
    <SelectionBar label="Selected requests" count={enquiries.length} onClose={onClose}>
      {canWrite && !isSpam && <BulkChanges enquiries={enquiries} />}
      {canWrite && (
        <button
          type="button"
          className={action}
          disabled={isPending}
          onClick={() =>
            setSpam(
              enquiries.map(({ _id }) => _id),
              !isSpam,
            )
          }
        >
          {isSpam ? 'Not spam' : 'Mark as spam'}
        </button>
      )}
      <button type="button" className={action} onClick={() => setIsExporting(true)}>
        Export
      </button>
      {isExporting && (
        <ExportDialog fetchEnquiries={async () => enquiries} onClose={() => setIsExporting(false)} />
      )}
    </SelectionBar>
  );
}

function BulkChanges({ enquiries }: Pick<EnquiryBulkBarProps, 'enquiries'>) {
  const { data: owners = [] } = trpc.enquiries.listOwners.useQuery();
  const { change, isPending } = useEnquiryUpdates();
  const [isMoving, setIsMoving] = useState(false);
  return (
    <>
      <ActionMenu
        className={action}
        align="center"
        side="top"
        disabled={isPending}
        actions={[
          ...owners.map(({ _id, name }) => ({
            label: name,
            onPress: () => void change(enquiries, { ownerId: _id }, `assigned to ${name}`),
          })),
          {
            label: 'No owner',
            onPress: () => void change(enquiries, { ownerId: null }, 'left without an owner'),
          },
        ]}
      >
        Assign
      </ActionMenu>
      <button type="button" className={action} disabled={isPending} onClick={() => setIsMoving(true)}>
        Stage
      </button>
      {isMoving && <StageDialog enquiries={enquiries} onClose={() => setIsMoving(false)} />}
    </>
  );
}

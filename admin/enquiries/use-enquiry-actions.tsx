import { useState } from 'react';
import {
  ENQUIRY_STAGES,
  type EnquiryChanges,
  type EnquiryStage,
  isOpenStage,
  STAGE_LABELS,
} from '../../domain/enquiry-stage';
import { Choices } from '../kit/Choices';
import { Dialog } from '../kit/Dialog';
import type { ListActions } from '../ListKeys';
import { useCan, useCurrentUser } from '../use-current-user';
import { ClosingDialog } from './ClosingDialog';
import type { ListedEnquiry } from './EnquiryList';
import { useEnquiryUpdates } from './use-enquiry-updates';

export const ENQUIRY_HINTS = [
  ['a', 'Assign to me'],
  ['e', 'Complete the step'],
  ['s', 'Move to stage'],
];

/** Returns the list's keyboard actions, and the dialog that one of them opens. */
export function useEnquiryActions(enquiries: readonly ListedEnquiry[], pickedIds: ReadonlySet<string>) {
  const me = useCurrentUser();
  const canWrite = useCan()('enquiries.write');
  const { change } = useEnquiryUpdates();
  const [movingEnquiries, setMovingEnquiries] = useState<readonly ListedEnquiry[]>([]);
  const listSelected = (id: string | undefined) =>
    enquiries.filter(({ _id }) => (pickedIds.size > 0 ? pickedIds.has(_id) : _id === id));
  const assignToMe =
    canWrite && me
      ? (selection: readonly ListedEnquiry[]) =>
          selection.length > 0 && void change(selection, { ownerId: me._id }, 'assigned to you')
      : undefined;
  const actions: ListActions = !assignToMe
    ? {}
    : {
        a: id => assignToMe(listSelected(id)),
        e(id) {
          const enquiry = enquiries.find(({ _id }) => _id === id);
          if (enquiry?.nextStep)
            void change([enquiry], { nextStep: '' }, `without the step “${enquiry.nextStep}”`);
        },
        s: id => setMovingEnquiries(listSelected(id).filter(({ spam }) => !spam)),
      };
  return {
    actions,
    /** Undefined if the member can’t change requests. */
    assignToMe,
    dialog: <StageDialog enquiries={movingEnquiries} onClose={() => setMovingEnquiries([])} />,
  };
}

type StageDialogProps = { enquiries: readonly ListedEnquiry[]; onClose: () => void };

/** Moves requests to a stage, and asks for the details that the stage requires. */
export function StageDialog({ enquiries, onClose }: StageDialogProps) {
  const { change } = useEnquiryUpdates();
  const [closingStage, setClosingStage] = useState<EnquiryStage>();
  const [firstEnquiry] = enquiries;
  if (!firstEnquiry) return;
  function close() {
    setClosingStage(undefined);
    onClose();
  }
  function move(changes: EnquiryChanges & { stage: EnquiryStage }) {
    close();
    void change(enquiries, changes, `moved to ${STAGE_LABELS[changes.stage]}`);
  }
  // Ask for the value of a single request only, because values differ.
  const needsDetails = (stage: EnquiryStage) => !isOpenStage(stage) && (stage === 'lost' || !enquiries[1]);
  if (closingStage)
    return (
      <ClosingDialog
        stage={closingStage}
        enquiry={firstEnquiry}
        onConfirm={changes => move({ ...changes, stage: closingStage })}
        onClose={close}
      />
    );
  return (
    <Dialog size="small" title="Move to stage" onClose={close}>
      <Choices<EnquiryStage>
        label="Stage"
        selected={firstEnquiry.stage}
        onChoose={stage => (needsDetails(stage) ? setClosingStage(stage) : move({ stage }))}
        choices={ENQUIRY_STAGES.map(value => ({ label: STAGE_LABELS[value], value }))}
      />
    </Dialog>
  );
}

import { toast } from '../../components/ui/toast-store';
import type { EnquiryChanges } from '../../domain/enquiry-stage';
import { toCallError, trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { formatCount } from '../format-count';
import { toastWithUndo } from '../toast-with-undo';
import type { ListedEnquiry } from './EnquiryList';

type Update = { id: string; changes: EnquiryChanges };

/** Returns the values before changes, so that they can be restored. */
function pickFormerValues(enquiry: ListedEnquiry, changes: EnquiryChanges): EnquiryChanges {
  // A stage and its reason, or a step and its time, only make sense together.
  const names = new Set(Object.keys(changes) as (keyof EnquiryChanges)[]);
  if (names.has('stage')) names.add('lostReason');
  if (names.has('nextStep')) names.add('dueAt');
  return Object.fromEntries([...names].map(name => [name, enquiry[name]]));
}

/** Moves requests into the spam quarantine or releases them, and offers Undo. */
export function useSpam() {
  const { enquiries } = trpc.useUtils();
  const { mutate, isPending } = trpc.enquiries.setSpam.useMutation({
    meta: { failed: adminMessages.requestChangeFailed },
    onSettled: () => enquiries.invalidate(),
  });
  function setSpam(ids: string[], isSpam: boolean) {
    const doneText = isSpam ? 'marked as spam' : 'released from spam';
    mutate(
      { ids, isSpam },
      {
        onSuccess: () =>
          toastWithUndo(`${formatCount(ids.length, 'request')} ${doneText}`, () =>
            mutate({ ids, isSpam: !isSpam }),
          ),
      },
    );
  }
  return { setSpam, isPending };
}

/** Changes one or more requests in a single call and offers Undo. */
export function useEnquiryUpdates() {
  const { enquiries } = trpc.useUtils();
  const { mutateAsync, isPending } = trpc.enquiries.update.useMutation();

  async function save(updates: Update[]): Promise<boolean> {
    try {
      await mutateAsync({ updates });
      return true;
    } catch (error) {
      const { kind, message } = toCallError(error);
      toast({ variant: 'error', message: kind ? message : adminMessages.requestChangeFailed });
      return false;
    } finally {
      await enquiries.invalidate();
    }
  }

  /** @param doneText description of the change, such as `assigned to Maya`. */
  async function change(
    selectedEnquiries: readonly ListedEnquiry[],
    changes: EnquiryChanges,
    doneText: string,
  ) {
    const previousChanges = selectedEnquiries.map(enquiry => ({
      id: enquiry._id,
      changes: pickFormerValues(enquiry, changes),
    }));
    if (!(await save(selectedEnquiries.map(({ _id }) => ({ id: _id, changes }))))) return;
    toastWithUndo(`${formatCount(selectedEnquiries.length, 'request')} ${doneText}`, () =>
      save(previousChanges),
    );
  }
  return { change, isPending };
}

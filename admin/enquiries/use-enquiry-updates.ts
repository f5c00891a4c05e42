import type { EnquiryChanges } from '../../domain/enquiry-stage';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { formatCount } from '../format-count';
import { toastWithUndo } from '../toast-with-undo';
import type { ListedEnquiry } from './EnquiryList';

/** Returns the values before changes, so that they can be restored. */
function pickFormerValues(enquiry: ListedEnquiry, changes: EnquiryChanges): EnquiryChanges {
  // A stage and its reason, or a step and its time, only make sense together.
  const names = new Set(Object.keys(changes) as (keyof EnquiryChanges)[]);
  if (names.has('stage')) names.add('lostReason');
  if (names.has('nextStep')) names.add('dueAt');
  return Object.fromEntries([...names].map(name => [name, enquiry[name]]));
}

export function useChangeOptions() {
  const { enquiries } = trpc.useUtils();
  return {
    meta: { failed: adminMessages.requestChangeFailed },
    onSettled: () => enquiries.invalidate(),
  };
}

/** Moves requests into the spam quarantine or releases them, and offers Undo. */
export function useSpam() {
  const { mutate, isPending } = trpc.enquiries.setSpam.useMutation(useChangeOptions());
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
  const { mutate, mutateAsync, isPending } = trpc.enquiries.update.useMutation(useChangeOptions());

  /** @param doneText description of the change, such as `assigned to Maya`. */
  async function change(
    selectedEnquiries: readonly ListedEnquiry[],
    changes: EnquiryChanges,
    doneText: string,
  ) {
    const formerUpdates = selectedEnquiries.map(enquiry => ({
      id: enquiry._id,
      changes: pickFormerValues(enquiry, changes),
    }));
    try {
      await mutateAsync({ updates: selectedEnquiries.map(({ _id }) => ({ id: _id, changes })) });
    } catch {
      return;
    }
    toastWithUndo(`${formatCount(selectedEnquiries.length, 'request')} ${doneText}`, () =>
      mutate({ updates: formerUpdates }),
    );
  }
  return { change, isPending };
}

import { skipToken } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type RouterOutputs, trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';

export type OpenEnquiry = RouterOutputs['enquiries']['byId'];
type EnquiryPage = RouterOutputs['enquiries']['list'];

function markSeenInList(list: EnquiryPage, id: string, seenAt: string): EnquiryPage {
  const { byState } = list.counts;
  return {
    ...list,
    items: list.items.map(item => (item._id === id ? { ...item, seenAt } : item)),
    counts: {
      ...list.counts,
      byState: { ...byState, new: Math.max(0, byState.new - 1), open: byState.open + 1 },
    },
  };
}

export const useEnquiry = (id: string | undefined) =>
  trpc.enquiries.byId.useQuery(id === undefined ? skipToken : { id });

export function useEnquiryChanges(id: string) {
  const { enquiries } = trpc.useUtils();

  const setHandled = trpc.enquiries.markHandled.useMutation({
    meta: { failed: adminMessages.requestChangeFailed },
    onSuccess: () => enquiries.invalidate(),
  });

  const { mutate: markSeen } = trpc.enquiries.markSeen.useMutation({
    onSuccess() {
      // Don't refetch the list: under “New”, the row would disappear while the request is open.
      const seenAt = new Date().toISOString();
      enquiries.list.setQueriesData(undefined, {}, list => list && markSeenInList(list, id, seenAt));
      enquiries.byId.setData({ id }, enquiry => enquiry && { ...enquiry, seenAt });
      return enquiries.countNew.invalidate();
    },
  });

  return {
    handling: setHandled.isPending,
    setHandled: (isHandled: boolean) => setHandled.mutate({ id, handled: isHandled }),
    markSeen: useCallback(() => markSeen({ id }), [markSeen, id]),
  };
}

import { skipToken } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { EnquiryChanges } from '../../domain/enquiry-stage';
import { type RouterOutputs, trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { formatTime } from '../dates';

export type OpenEnquiry = RouterOutputs['enquiries']['byId'];

const REPLY_REFRESH_INTERVAL_MS = 2_000;

export const useEnquiry = (id: string | undefined) =>
  trpc.enquiries.byId.useQuery(id === undefined ? skipToken : { id }, {
    // Poll to show whether the mail server accepted a reply.
    refetchInterval: ({ state: { data } }) =>
      data?.replies.some(({ delivery: { state, attempts } }) => state === 'waiting' && attempts === 0)
        ? REPLY_REFRESH_INTERVAL_MS
        : false,
  });

/** Saves changes to a request one at a time, so that they don't conflict with each other. */
export function useEnquiryChanges(enquiry: OpenEnquiry) {
  const { _id: id } = enquiry;
  const { enquiries } = trpc.useUtils();
  const { mutateAsync } = trpc.enquiries.update.useMutation({
    meta: { failed: adminMessages.requestChangeFailed },
  });
  const { mutate: markSeen } = trpc.enquiries.markSeen.useMutation({
    onSuccess: () => enquiries.invalidate(),
  });
  const [status, setStatus] = useState('');
  const lastSave = useRef(Promise.resolve());

  async function send(changes: EnquiryChanges, from: EnquiryChanges, onError?: () => void) {
    try {
      await mutateAsync({ updates: [{ id, changes, from }] });
      setStatus(`Saved ${formatTime(new Date())}`);
    } catch {
      setStatus('');
      onError?.();
    }
  }

  return {
    /** Description of the last save, such as `Saved 10:41`. */
    status,
    save(changes: EnquiryChanges, onError?: () => void) {
      const names = Object.keys(changes) as (keyof EnquiryChanges)[];
      const from: EnquiryChanges = Object.fromEntries(names.map(name => [name, enquiry[name]]));
      setStatus('Saving…');
      // The next change is compared with these values, which an earlier response would overwrite.
      const shownChange = enquiries.byId
        .cancel({ id })
        .then(() =>
          enquiries.byId.setData({ id }, enquiry => enquiry && { ...enquiry, ...(changes as OpenEnquiry) }),
        );
      const savePromise = Promise.all([lastSave.current, shownChange]).then(() =>
        send(changes, from, onError),
      );
      lastSave.current = savePromise;
      void savePromise.then(() => (lastSave.current === savePromise ? enquiries.invalidate() : undefined));
    },
    markSeen: useCallback(() => markSeen({ id }), [markSeen, id]),
  };
}

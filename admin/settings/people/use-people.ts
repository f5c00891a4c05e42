import { useState } from 'react';
import { setSite } from '../../../domain/current-site';
import type { People } from '../../../domain/people';
import { type RouterOutputs, trpc } from '../../../trpc/client';
import { adminMessages } from '../../admin-messages';
import { formatTime } from '../../dates';
import { explainFailure } from '../../query-client';
import type { SaveMessage } from '../SaveStatus';

export type StoredPeople = RouterOutputs['site']['people'];

/** Saves all people and testimonials together. Changes are public immediately. */
export function usePeople({ seen, ...parts }: StoredPeople) {
  const { site } = trpc.useUtils();
  const [state, setState] = useState<SaveMessage>({ message: 'Changes are public immediately.' });
  const save = trpc.site.changePeople.useMutation({
    onSuccess({ site: newSite, ...saved }) {
      site.people.setData(undefined, saved);
      setSite(newSite);
      setState({ message: `Saved ${formatTime(new Date())}` });
    },
    onError(error) {
      setState({ message: explainFailure(error, adminMessages.peopleSaveFailed), isBad: true });
      // Discard the optimistic change.
      void site.people.invalidate();
    },
  });
  function change(changes: Partial<People>) {
    const newPeople = { ...parts, ...changes, seen };
    site.people.setData(undefined, newPeople);
    save.mutate(newPeople);
  }
  return { change, status: save.isPending ? { message: 'Saving…' } : state };
}

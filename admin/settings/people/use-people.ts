import { setSite } from '../../../domain/current-site';
import type { People } from '../../../domain/people';
import { type RouterOutputs, trpc } from '../../../trpc/client';
import { adminMessages } from '../../admin-messages';
import { useSaveStatus } from '../SaveStatus';

export type StoredPeople = RouterOutputs['site']['people'];

/** Saves all people and testimonials together. Changes are public immediately. */
export function usePeople({ seen, ...parts }: StoredPeople) {
  const { site } = trpc.useUtils();
  const { status, showSaving, showSaved, showFailure } = useSaveStatus(
    adminMessages.peopleSaveFailed,
    'Changes are public immediately.',
  );
  const save = trpc.site.changePeople.useMutation({
    onMutate: showSaving,
    onSuccess({ site: newSite, ...saved }) {
      site.people.setData(undefined, saved);
      setSite(newSite);
      showSaved();
    },
    onError(error) {
      showFailure(error);
      // Discard the optimistic change.
      void site.people.invalidate();
    },
  });
  function change(changes: Partial<People>) {
    const newPeople = { ...parts, ...changes, seen };
    site.people.setData(undefined, newPeople);
    save.mutate(newPeople);
  }
  return { change, status };
}

import { type RouterOutputs, trpc } from '../../../trpc/client';
import { adminMessages } from '../../admin-messages';
import { toastWithUndo } from '../../toast-with-undo';

/** A reason to change a text. */
export type Cause = Pick<RouterOutputs['welcome']['texts'][number]['causes'][number], 'reason' | 'about'>;

export function formatReason({ reason, about }: Cause): string {
  if (reason === 'delivered') return 'Default text';
  if (reason === 'demo') return `Mentions “${about}”`;
  return `${reason === 'link' ? 'Links to' : 'Mentions'} ${about}, which is unpublished`;
}

/** Confirms the texts of a page or section (*This is true for us*), so that they are no longer listed. */
export function useKeepTexts(onDone?: () => void) {
  const { welcome } = trpc.useUtils();
  const change = trpc.welcome.keepTexts.useMutation({
    meta: { failed: adminMessages.textsKeepFailed },
    onSettled: () => welcome.invalidate(),
  });
  return ({ id, title }: { id: string; title: string }, section?: { part: string; place: string }) => {
    const textRef = { id, ...(section && { part: section.part }) };
    change.mutate(
      { ...textRef, isKept: true },
      {
        onSuccess() {
          onDone?.();
          toastWithUndo(
            adminMessages.textsKept,
            () => change.mutate({ ...textRef, isKept: false }),
            `“${section ? section.place : title}” was removed from the list.`,
          );
        },
      },
    );
  };
}

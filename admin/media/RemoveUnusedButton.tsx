import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import ConfirmDialog from '../../components/ui/ConfirmDialog';
import { toast } from '../../components/ui/toast-store';
import { api, toCallError, trpc } from '../../trpc/client';
import { formatCount } from '../format-count';
import { toastWithUndo } from '../toast-with-undo';
import { useCan } from '../use-current-user';
import type { Image } from './ImageGrid';

type RemoveUnusedButtonProps = {
  images: readonly Image[];
  /** Class name for use in a bar, where the button stays visible while all images are in use. */
  className?: string;
};

/** Deletes those images that are unused. The server rejects images that came into use after the page loaded. */
export function RemoveUnusedButton({ images, className }: RemoveUnusedButtonProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const utils = trpc.useUtils();
  const canRemove = useCan()('media.write');
  const unusedImages = images.filter(({ uses }) => uses === 0);

  /** @returns the IDs for which the change succeeded. */
  async function runForEach(change: (input: { id: string }) => Promise<unknown>, ids: readonly string[]) {
    const changedIds: string[] = [];
    const failedIds = new Set<string>();
    for (const id of ids) {
      try {
        await change({ id });
        changedIds.push(id);
      } catch (error) {
        failedIds.add(toCallError(error).message);
      }
    }
    if (failedIds.size > 0) toast({ variant: 'error', message: [...failedIds].join(' ') });
    await utils.media.invalidate();
    return changedIds;
  }

  async function remove() {
    setIsSending(true);
    const ids = unusedImages.map(({ id }) => id);
    const removedIds = await runForEach(input => api.media.remove.mutate(input), ids);
    setIsSending(false);
    setIsConfirming(false);
    if (removedIds.length === 0) return;
    toastWithUndo(`${formatCount(removedIds.length, 'image')} deleted`, () =>
      runForEach(input => api.media.putBack.mutate(input), removedIds),
    );
  }

  const openDialog = () => setIsConfirming(true);
  if (!canRemove || (unusedImages.length === 0 && !className)) return null;
  return (
    <>
      {className ? (
        <button type="button" className={className} disabled={unusedImages.length === 0} onClick={openDialog}>
          {unusedImages.length > 0
            ? `Delete ${formatCount(unusedImages.length, 'unused image')}`
            : 'All in use'}
        </button>
      ) : (
        <Button onClick={openDialog}>Delete {formatCount(unusedImages.length, 'image')}</Button>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={`Delete ${formatCount(unusedImages.length, 'image')}?`}
          isSending={isSending}
          onConfirm={() => void remove()}
          onCancel={() => setIsConfirming(false)}
        >
          Not used by any page, draft or user. Deleted images can be restored for a day.
        </ConfirmDialog>
      )}
    </>
  );
}

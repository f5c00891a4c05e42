import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import ConfirmDialog from '../../components/ui/ConfirmDialog';
import { toast } from '../../components/ui/toast-store';
import { api, toCallError, trpc } from '../../trpc/client';
import { formatCount } from '../format-count';
import { UndoButton } from '../UndoButton';
import { useCan } from '../use-current-user';
import type { Image } from './ImageGrid';

type RemoveUnusedButtonProps = {
  images: readonly Image[];
  /** Style of the button in a bar, where it stays visible while all images are in use. */
  className?: string;
};

/** The server rejects images that came into use after the page loaded. */
export function RemoveUnusedButton({ images, className }: RemoveUnusedButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const utils = trpc.useUtils();
  const mayRemove = useCan()('media.write');
  const unused = images.filter(({ uses }) => uses === 0);

  /** @returns the IDs for which the change succeeded. */
  async function run(change: (input: { id: string }) => Promise<unknown>, ids: readonly string[]) {
    const done: string[] = [];
    const failed = new Set<string>();
    for (const id of ids) {
      try {
        await change({ id });
        done.push(id);
      } catch (error) {
        failed.add(toCallError(error).message);
      }
    }
    if (failed.size > 0) toast({ variant: 'error', message: [...failed].join(' ') });
    await utils.media.invalidate();
    return done;
  }

  async function remove() {
    setIsSending(true);
    const ids = unused.map(({ id }) => id);
    const removed = await run(input => api.media.remove.mutate(input), ids);
    setIsSending(false);
    setIsAsking(false);
    if (removed.length === 0) return;
    toast({
      variant: 'success',
      message: `${formatCount(removed.length, 'image')} deleted`,
      more: close => (
        <UndoButton
          onUndo={() => {
            close();
            void run(input => api.media.putBack.mutate(input), removed);
          }}
        />
      ),
    });
  }

  const ask = () => setIsAsking(true);
  if (!mayRemove || (unused.length === 0 && !className)) return null;
  return (
    <>
      {className ? (
        <button type="button" className={className} disabled={unused.length === 0} onClick={ask}>
          {unused.length > 0 ? `Delete ${unused.length} unused` : 'All in use'}
        </button>
      ) : (
        <Button variant="outlined_black" onClick={ask}>
          Delete {formatCount(unused.length, 'image')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${formatCount(unused.length, 'image')}?`}
          cancelLabel="Disagree"
          confirmLabel="Confirm"
          sending={isSending}
          onConfirm={() => void remove()}
          onCancel={() => setIsAsking(false)}
        >
          No page, draft or user shows them. They can be restored for a day.
        </ConfirmDialog>
      )}
    </>
  );
}

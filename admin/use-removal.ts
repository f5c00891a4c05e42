import { type RefObject, useRef, useState } from 'react';
import { type Toast, toast } from '../components/ui/toast-store';
import { toCallError } from '../trpc/client';

/** Item with its title for the confirmation dialog. */
export type RemovableItem = { _id: string; title: string };

export type Removal = {
  /** The item in the confirmation dialog. Undefined while the dialog is closed. */
  item: RemovableItem | undefined;
  requestRemoval: (item: RemovableItem) => void;
  cancel: () => void;
  confirm: () => void;
  isSending: boolean;
  /** Element that receives the focus when the item's button is removed. Needs `tabIndex={-1}`. */
  list: RefObject<HTMLDivElement | null>;
};

/** Procedure that removes an item, such as `trpc.articles.remove`. */
export type RemoveProcedure = {
  useMutation: (options: {
    meta: { failed: string };
    onSuccess: () => Promise<void>;
    onError: (error: unknown) => Promise<void> | undefined;
  }) => { mutate: (input: { id: string }) => void; isPending: boolean };
};

type RemovalOptions = {
  successMessage: string;
  errorMessage: string;
  /** Extra content of the toast. */
  renderUndo?: (removedItem: RemovableItem) => Toast['renderExtra'];
  onChanged: () => Promise<void>;
  /** Called before `onChanged`. */
  onRemoved?: () => void;
};

export function useRemoval(
  procedure: RemoveProcedure,
  { successMessage, errorMessage, renderUndo, onChanged, onRemoved }: RemovalOptions,
): Removal {
  const [item, setItem] = useState<RemovableItem>();
  const list = useRef<HTMLDivElement>(null);

  async function close() {
    onRemoved?.();
    await onChanged();
    setItem(undefined);
    // Wait until the dialog has attempted to return the focus.
    setTimeout(() => document.activeElement === document.body && list.current?.focus(), 50);
  }
  const { mutate, isPending } = procedure.useMutation({
    meta: { failed: errorMessage },
    onSuccess: () => {
      toast({ variant: 'success', message: successMessage, renderExtra: item && renderUndo?.(item) });
      return close();
    },
    // The item is already gone. Other errors can be retried.
    onError: error => (toCallError(error).kind === 'not_found' ? close() : undefined),
  });

  return {
    item,
    requestRemoval: setItem,
    cancel: () => setItem(undefined),
    confirm: () => item && mutate({ id: item._id }),
    isSending: isPending,
    list,
  };
}

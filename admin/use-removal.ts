import { type RefObject, useRef, useState } from 'react';
import { type Toast, toast } from '../components/ui/toast-store';
import { toFailure } from '../trpc/client';

/** An item as the question names it. */
export type Named = { _id: string; title: string };

export type Removal = {
  /** What the question is about; undefined while nothing is asked. */
  item: Named | undefined;
  ask: (item: Named) => void;
  cancel: () => void;
  confirm: () => void;
  sending: boolean;
  /** Takes the focus when the button that asked is gone with its item; give it `tabIndex={-1}`. */
  list: RefObject<HTMLDivElement | null>;
};

/** A use case that removes an item, like `trpc.articles.remove`. */
export type RemoveProcedure = {
  useMutation: (options: {
    meta: { failed: string };
    onSuccess: () => Promise<void>;
    onError: (error: unknown) => Promise<void> | undefined;
  }) => { mutate: (input: { id: string }) => void; isPending: boolean };
};

type RemovalOptions = {
  done: string;
  failed: string;
  /** What stands below the notice that an item was removed. */
  more?: (removed: Named) => Toast['more'];
  /** Asks again for what has become stale. */
  onChanged: () => Promise<void>;
  /** Called before that. */
  onRemoved?: () => void;
};

/** Removing an item of a list: asks first, then tells what came of it. */
export function useRemoval(
  procedure: RemoveProcedure,
  { done, failed, more, onChanged, onRemoved }: RemovalOptions,
): Removal {
  const [item, setItem] = useState<Named>();
  const list = useRef<HTMLDivElement>(null);

  async function close() {
    onRemoved?.();
    await onChanged();
    setItem(undefined);
    // After the dialog gave the focus back, in vain if its place is gone.
    setTimeout(() => document.activeElement === document.body && list.current?.focus(), 50);
  }
  const { mutate, isPending } = procedure.useMutation({
    meta: { failed },
    onSuccess: () => {
      toast({ variant: 'success', message: done, more: item && more?.(item) });
      return close();
    },
    // Somebody else was faster: the list is out of date. Any other failure can be tried again.
    onError: error => (toFailure(error).kind === 'not_found' ? close() : undefined),
  });

  return {
    item,
    ask: setItem,
    cancel: () => setItem(undefined),
    confirm: () => item && mutate({ id: item._id }),
    sending: isPending,
    list,
  };
}

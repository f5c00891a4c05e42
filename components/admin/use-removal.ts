import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { failureOf } from '../../trpc/client';

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

type RemovalOptions = {
  remove: (id: string) => Promise<unknown>;
  /** What becomes stale. */
  key: QueryKey;
  done: string;
  failed: string;
  /** Called before the list is asked again. */
  onRemoved?: () => void;
};

/** Removing an item of a list: asks first, then tells what came of it. */
export function useRemoval({ remove, key, done, failed, onRemoved }: RemovalOptions): Removal {
  const queryClient = useQueryClient();
  const [item, setItem] = useState<Named>();
  const list = useRef<HTMLDivElement>(null);

  async function close() {
    onRemoved?.();
    await queryClient.invalidateQueries({ queryKey: key });
    setItem(undefined);
    // After the dialog gave the focus back, in vain if its place is gone.
    setTimeout(() => document.activeElement === document.body && list.current?.focus(), 50);
  }
  const { mutate, isPending } = useMutation({
    mutationFn: remove,
    meta: { done, failed },
    onSuccess: close,
    // Somebody else was faster: the list is out of date. Any other failure can be tried again.
    onError: error => (failureOf(error).kind === 'not_found' ? close() : undefined),
  });

  return {
    item,
    ask: setItem,
    cancel: () => setItem(undefined),
    confirm: () => item && mutate(item._id),
    sending: isPending,
    list,
  };
}

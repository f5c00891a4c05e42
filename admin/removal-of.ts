import type { KindName } from '../domain/kinds';
import { trpc } from '../trpc/client';
import type { RemoveProcedure } from './use-removal';

/** Puts items of a kind into the trash: what is public, or one's own drafts. */
export const removalOf = (kind: KindName): RemoveProcedure => ({
  useMutation(options) {
    const { mutate, isPending } = trpc.content.remove.useMutation(options);
    return { mutate: ({ id }) => mutate({ kind, id }), isPending };
  },
});

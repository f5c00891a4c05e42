import type { KindName } from '../domain/kinds';
import { trpc } from '../trpc/client';
import type { RemoveProcedure } from './use-removal';

export const getRemoveProcedure = (kind: KindName): RemoveProcedure => ({
  useMutation(options) {
    const { mutate, isPending } = trpc.content.remove.useMutation(options);
    return { mutate: ({ id }) => mutate({ kind, id }), isPending };
  },
});

import { byIdInput } from '../inputs';
import { memberProcedure, router } from '../trpc';

export const previewsRouter = router({
  /** @returns undefined once it was forgotten, or when it is somebody else's. */
  byKey: memberProcedure('content.write')
    .input(byIdInput)
    .query(({ ctx, input }) => ctx.previews.get(ctx.user._id, input.id)),
});

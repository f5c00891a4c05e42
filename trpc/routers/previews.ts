import { z } from '../../domain/zod';
import { previewByToken } from '../../use-cases/content/preview-links';
import { byIdInput } from '../inputs';
import { memberProcedure, publicProcedure, router } from '../trpc';

export const previewsRouter = router({
  /** The draft that a shared link shows; undefined when it does not hold any more (rule 66). */
  byToken: publicProcedure
    .input(z.object({ token: z.string().max(100) }))
    .query(({ ctx, input }) => previewByToken(ctx, input.token)),
  /** @returns undefined once it was forgotten, or when it is somebody else's. */
  byKey: memberProcedure('content.write')
    .input(byIdInput)
    .query(({ ctx, input }) => ctx.previews.get(ctx.user._id, input.id)),
});

import { z } from '../../domain/zod';
import { findPreviewByToken } from '../../use-cases/content/preview-links';
import { byIdInput } from '../inputs';
import { memberProcedure, publicProcedure, router } from '../trpc';

export const previewsRouter = router({
  byToken: publicProcedure
    .input(z.object({ token: z.string().max(100) }))
    .query(({ ctx, input }) => findPreviewByToken(ctx, input.token)),
  /** Returns undefined if the preview no longer exists or belongs to another member. */
  byKey: memberProcedure('content.write')
    .input(byIdInput)
    .query(({ ctx, input }) => ctx.previews.get(ctx.user._id, input.id)),
});

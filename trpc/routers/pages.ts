import { z } from '../../domain/zod';
import { findVisibleDraftOwner } from '../../use-cases/content/content';
import { listPages } from '../../use-cases/content/list-pages';
import {
  checkPagePath,
  deletePage,
  findPublishedSection,
  findStoredPage,
  resetPage,
} from '../../use-cases/content/pages';
import { byIdInput } from '../inputs';
import { memberProcedure, publicProcedure, router } from '../trpc';

const path = z.string().max(200);

export const pagesRouter = router({
  at: publicProcedure.input(z.object({ path })).query(({ ctx, input }) => findStoredPage(ctx.db, input.path)),

  /** Finds a section of this kind on any stored page. */
  closing: publicProcedure
    .input(z.object({ kind: z.string().max(40) }))
    .query(({ ctx, input }) => findPublishedSection(ctx.db, input.kind)),

  adminList: memberProcedure('content.read').query(({ ctx }) =>
    listPages(ctx.db, findVisibleDraftOwner(ctx.user)),
  ),
  addressProblem: memberProcedure('content.write')
    .input(z.object({ id: z.string().max(64), path }))
    .query(async ({ ctx, input }) => ({ problem: await checkPagePath(ctx.db, input.id, input.path) })),
  reset: memberProcedure('content.publish')
    .input(byIdInput)
    .mutation(({ ctx, input }) => resetPage(ctx, input.id)),
  remove: memberProcedure('content.publish')
    .input(byIdInput.extend({ target: z.string().max(2_000).default('') }))
    .mutation(({ ctx, input }) => deletePage(ctx, input)),
});

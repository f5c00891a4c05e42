import { z } from '../../domain/zod';
import { draftsSeenBy } from '../../use-cases/content/content';
import { listPages } from '../../use-cases/content/list-pages';
import {
  deletePage,
  findPublishedSection,
  pageAt,
  problemOfAddress,
  resetPage,
} from '../../use-cases/content/pages';
import { byIdInput } from '../inputs';
import { memberProcedure, publicProcedure, router } from '../trpc';

const path = z.string().max(200);

export const pagesRouter = router({
  /** The page that staff wrote for an address; undefined where the site shows its own, or none. */
  at: publicProcedure.input(z.object({ path })).query(({ ctx, input }) => pageAt(ctx.db, input.path)),

  /** A section of a kind as staff wrote it, on whichever page has it; undefined where none does. */
  closing: publicProcedure
    .input(z.object({ kind: z.string().max(40) }))
    .query(({ ctx, input }) => findPublishedSection(ctx.db, input.kind)),

  /** Every page, built in or not, with how it stands. */
  adminList: memberProcedure('content.read').query(({ ctx }) => listPages(ctx.db, draftsSeenBy(ctx.user))),
  /** Why a page may not have an address, in words. */
  addressProblem: memberProcedure('content.write')
    .input(z.object({ id: z.string().max(64), path }))
    .query(async ({ ctx, input }) => ({ problem: await problemOfAddress(ctx.db, input.id, input.path) })),
  /** Goes back to the built-in text; what was written stays in the history. */
  reset: memberProcedure('content.publish')
    .input(byIdInput)
    .mutation(({ ctx, input }) => resetPage(ctx, input.id)),
  /** Puts a page of one's own into the trash and says where its addresses lead. */
  remove: memberProcedure('content.publish')
    .input(byIdInput.extend({ target: z.string().max(2_000).default('') }))
    .mutation(({ ctx, input }) => deletePage(ctx, input)),
});

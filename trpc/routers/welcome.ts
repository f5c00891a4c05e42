import { WELCOME_STEPS } from '../../domain/welcome';
import { z } from '../../domain/zod';
import { eraseExamples } from '../../use-cases/site/examples';
import { changeOffers, listOffers } from '../../use-cases/site/offer';
import {
  dismissChecklist,
  getSetupChecklist,
  getSetupProgress,
  isSetupPending,
  leaveStep,
  listOutdatedPages,
  setTextsKept,
} from '../../use-cases/site/welcome';
import { memberProcedure, router } from '../trpc';

const ownerProcedure = memberProcedure('site.setup');

export const welcomeRouter = router({
  /** Returns whether the current member has setup steps to do. */
  awaits: memberProcedure('account.own').query(({ ctx }) => isSetupPending(ctx.db, ctx.user)),
  /** Returns the progress of setup and the data of its steps. */
  now: ownerProcedure.query(async ({ ctx }) => ({
    ...(await getSetupProgress(ctx)),
    offers: await listOffers(ctx),
  })),
  /** Returns the checklist after setup; null when it is done. */
  left: ownerProcedure.query(async ({ ctx }) => (await getSetupChecklist(ctx)) ?? null),
  /** Lists texts about disabled pages, and demo texts, by page. */
  texts: ownerProcedure.query(({ ctx }) => listOutdatedPages(ctx)),
  /** Leaves the texts of a page as they are, or lists them again. */
  keepTexts: ownerProcedure
    .input(z.strictObject({ id: z.string().max(64), isKept: z.boolean() }))
    .mutation(({ ctx, input }) => setTextsKept(ctx, input)),
  /** Saves the result of a step; `all` also postpones all later steps. */
  leaveStep: ownerProcedure
    .input(
      z.strictObject({
        step: z.enum(WELCOME_STEPS),
        as: z.enum(['done', 'later']),
        all: z.boolean().default(false),
      }),
    )
    .mutation(({ ctx, input }) => leaveStep(ctx, input)),
  /** Sets the offered services by page id; other service pages are unpublished. */
  changeOffers: ownerProcedure
    .input(z.strictObject({ offered: z.array(z.string().max(64)).max(100) }))
    .mutation(async ({ ctx, input }) => {
      await changeOffers(ctx, input.offered);
      return listOffers(ctx);
    }),
  /** Erases examples that were never changed, with their images. */
  removeExamples: ownerProcedure.mutation(async ({ ctx }) => ({ removed: await eraseExamples(ctx) })),
  /** Dismisses the checklist. */
  putAway: ownerProcedure.mutation(({ ctx }) => dismissChecklist(ctx)),
});

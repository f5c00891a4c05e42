import { SETUP_STEPS } from '../../domain/welcome';
import { z } from '../../domain/zod';
import { eraseExamples } from '../../use-cases/site/examples';
import { changeOffers, listOffers } from '../../use-cases/site/offers';
import {
  dismissChecklist,
  findSetupChecklist,
  getSetupProgress,
  isSetupPending,
  listOutdatedPages,
  setSetupStepState,
  setSiteHidden,
  setTextsAccepted,
} from '../../use-cases/site/setup';
import { memberProcedure, router } from '../trpc';

const ownerProcedure = memberProcedure('site.setup');

export const setupRouter = router({
  awaits: memberProcedure('account.own').query(({ ctx }) => isSetupPending(ctx.db, ctx.user)),
  now: ownerProcedure.query(async ({ ctx }) => ({
    ...(await getSetupProgress(ctx)),
    offers: await listOffers(ctx),
  })),
  left: ownerProcedure.query(async ({ ctx }) => (await findSetupChecklist(ctx)) ?? null),
  texts: ownerProcedure.query(({ ctx }) => listOutdatedPages(ctx)),
  keepTexts: ownerProcedure
    .input(
      z.strictObject({ id: z.string().max(64), part: z.string().max(100).optional(), isKept: z.boolean() }),
    )
    .mutation(({ ctx, input }) => setTextsAccepted(ctx, input)),
  /** Records a step’s state. `all` also postpones all remaining steps. */
  leaveStep: ownerProcedure
    .input(
      z.strictObject({
        step: z.enum(SETUP_STEPS),
        as: z.enum(['done', 'later']),
        all: z.boolean().default(false),
      }),
    )
    .mutation(({ ctx, input }) => setSetupStepState(ctx, input)),
  changeOffers: ownerProcedure
    .input(z.strictObject({ offered: z.array(z.string().max(64)).max(100) }))
    .mutation(async ({ ctx, input }) => {
      await changeOffers(ctx, input.offered);
      return listOffers(ctx);
    }),
  removeExamples: ownerProcedure.mutation(async ({ ctx }) => ({ removed: await eraseExamples(ctx) })),
  setHidden: ownerProcedure
    .input(z.strictObject({ isHidden: z.boolean() }))
    .mutation(({ ctx, input }) => setSiteHidden(ctx, input.isHidden)),
  putAway: ownerProcedure.mutation(({ ctx }) => dismissChecklist(ctx)),
});

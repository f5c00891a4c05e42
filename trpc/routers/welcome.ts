import { WELCOME_STEPS } from '../../domain/welcome';
import { z } from '../../domain/zod';
import { removeExamples } from '../../use-cases/site/examples';
import { changeOffers, offersNow } from '../../use-cases/site/offer';
import {
  keepTexts,
  leaveStep,
  listOutdatedPages,
  putListAway,
  welcomeAwaits,
  welcomeNow,
  whatIsLeft,
} from '../../use-cases/site/welcome';
import { memberProcedure, router } from '../trpc';

const owner = memberProcedure('site.setup');

export const welcomeRouter = router({
  /** Whether the six steps wait for who asks. */
  awaits: memberProcedure('account.own').query(({ ctx }) => welcomeAwaits(ctx.db, ctx.user)),
  /** How far the six steps are, and what they ask about. */
  now: owner.query(async ({ ctx }) => ({ ...(await welcomeNow(ctx)), offers: await offersNow(ctx) })),
  /** What is left afterwards; null where nothing is. */
  left: owner.query(async ({ ctx }) => (await whatIsLeft(ctx)) ?? null),
  /** Texts that sell a page that is switched off or are still the demo's, page by page. */
  texts: owner.query(({ ctx }) => listOutdatedPages(ctx)),
  /** Keeps the texts of a page as they are, or lists them again. */
  keepTexts: owner
    .input(z.strictObject({ id: z.string().max(64), isKept: z.boolean() }))
    .mutation(({ ctx, input }) => keepTexts(ctx, input)),
  /** Notes how a step was left; `all` leaves those that follow for later, too. */
  leaveStep: owner
    .input(
      z.strictObject({
        step: z.enum(WELCOME_STEPS),
        as: z.enum(['done', 'later']),
        all: z.boolean().default(false),
      }),
    )
    .mutation(({ ctx, input }) => leaveStep(ctx, input)),
  /** Ids of the built-in pages that the agency offers; others are taken down. */
  changeOffers: owner
    .input(z.strictObject({ offered: z.array(z.string().max(64)).max(100) }))
    .mutation(async ({ ctx, input }) => {
      await changeOffers(ctx, input.offered);
      return offersNow(ctx);
    }),
  /** Erases the examples that staff never changed, with their pictures. */
  removeExamples: owner.mutation(async ({ ctx }) => ({ removed: await removeExamples(ctx) })),
  /** Takes the list of what is left away. */
  putAway: owner.mutation(({ ctx }) => putListAway(ctx)),
});

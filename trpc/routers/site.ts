import { siteFactsSchema } from '../../domain/site-facts';
import { changeFacts } from '../../use-cases/site/facts';
import { memberProcedure, router } from '../trpc';

export const siteRouter = router({
  /** The facts as they are now. */
  facts: memberProcedure('site.write').query(({ ctx }) => siteFactsSchema.parse(ctx.site())),

  /** Changes some facts, each as a whole; public pages say them at once. */
  changeFacts: memberProcedure('site.write')
    .input(siteFactsSchema.partial())
    .mutation(async ({ ctx, input }) => {
      await changeFacts(ctx, input);
      return siteFactsSchema.parse(ctx.site());
    }),
});

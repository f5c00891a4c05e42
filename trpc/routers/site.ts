import { menusSchema } from '../../domain/menus';
import { peopleSchema } from '../../domain/people';
import { siteFactsSchema } from '../../domain/site-facts';
import { z } from '../../domain/zod';
import { changeFacts } from '../../use-cases/site/facts';
import { changeMenus, menusNow, targetStates } from '../../use-cases/site/menus';
import { changePeople, peopleNow } from '../../use-cases/site/people';
import { memberProcedure, router } from '../trpc';

const menusInput = z.strictObject({ menus: menusSchema, seen: z.string().max(40) });

export const siteRouter = router({
  /** The menus as they are now. */
  menus: memberProcedure('site.write').query(({ ctx }) => menusNow(ctx)),

  /** What there is at some addresses that a menu leads to. */
  targets: memberProcedure('site.write')
    .input(z.strictObject({ hrefs: z.array(z.string().max(500)).max(200) }))
    .query(({ ctx, input }) => targetStates(ctx.db, input.hrefs)),

  /** People and testimonials as they are now. */
  people: memberProcedure('site.write').query(({ ctx }) => peopleNow(ctx)),

  /** Stores all of them; public pages show them at once. */
  changePeople: memberProcedure('site.write')
    .input(peopleSchema.extend({ seen: z.string().max(40) }))
    .mutation(async ({ ctx, input }) => {
      await changePeople(ctx, input);
      return peopleNow(ctx);
    }),

  /** Publishes the menus, all at once. */
  changeMenus: memberProcedure('site.write')
    .input(menusInput)
    .mutation(async ({ ctx, input }) => {
      await changeMenus(ctx, input);
      return { ...(await menusNow(ctx)), shown: ctx.site().menus };
    }),

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

import { menusSchema } from '../../domain/menus';
import { peopleSchema } from '../../domain/people';
import { oneLine } from '../../domain/plain-text';
import { siteFactsSchema } from '../../domain/site-facts';
import { z } from '../../domain/zod';
import { brandNow, changeBrand, tryLogo } from '../../use-cases/site/brand';
import { changeFacts, readFacts } from '../../use-cases/site/facts';
import { changeMenus, menusNow, targetStates } from '../../use-cases/site/menus';
import { changePeople, peopleNow } from '../../use-cases/site/people';
import { memberProcedure, router } from '../trpc';

const uploadInput = z.strictObject({
  key: z.string().min(1).max(300),
  name: oneLine().min(1).max(300),
});
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
      const { people, reviews, treatment } = ctx.site();
      return { ...(await peopleNow(ctx)), shown: { people, reviews, treatment } };
    }),

  /** Publishes the menus, all at once. */
  changeMenus: memberProcedure('site.write')
    .input(menusInput)
    .mutation(async ({ ctx, input }) => {
      await changeMenus(ctx, input);
      return { ...(await menusNow(ctx)), shown: ctx.site().menus };
    }),

  /** What the agency looks like. */
  brand: memberProcedure('site.write').query(({ ctx }) => brandNow(ctx)),

  /** What an upload would look like as the logo; nothing is changed. */
  tryLogo: memberProcedure('site.write')
    .input(uploadInput)
    .mutation(({ ctx, input }) => tryLogo(ctx, input)),

  /** Publishes what the agency looks like, as one change. A logo of null is the built-in mark. */
  changeBrand: memberProcedure('site.write')
    .input(
      z.strictObject({
        facts: siteFactsSchema
          .pick({
            name: true,
            brandSuffix: true,
            referencePrefix: true,
            accent: true,
            accentName: true,
            typeface: true,
          })
          .partial(),
        logo: uploadInput.nullish(),
      }),
    )
    .mutation(async ({ ctx, input }) => {
      await changeBrand(ctx, input);
      return brandNow(ctx);
    }),

  /** The facts as they are now. */
  facts: memberProcedure('site.write').query(({ ctx }) => readFacts(ctx.db, ctx.builtInFacts)),

  /** On how many pages each fact is said. */
  factUses: memberProcedure('site.write').query(({ ctx }) => ctx.factUses()),

  /** Changes some facts, each as a whole; public pages say them at once. */
  changeFacts: memberProcedure('site.write')
    .input(siteFactsSchema.partial())
    .mutation(async ({ ctx, input }) => {
      await changeFacts(ctx, input);
      return readFacts(ctx.db, ctx.builtInFacts);
    }),
});

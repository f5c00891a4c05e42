import { CHOICES_MAX } from '../../domain/limits';
import { menusSchema } from '../../domain/menus';
import { peopleSchema } from '../../domain/people';
import { siteFactsSchema } from '../../domain/site-facts';
import { z } from '../../domain/zod';
import { changeBrand, getBrand, previewLogo } from '../../use-cases/site/brand';
import { changeFacts, readFacts } from '../../use-cases/site/facts';
import { changeIndustries, countChoiceUses } from '../../use-cases/site/industries';
import { changeMenus, getLinkTargetStates, getMenus } from '../../use-cases/site/menus';
import { changePeople, getPeople } from '../../use-cases/site/people';
import { uploadInput } from '../inputs';
import { memberProcedure, router } from '../trpc';

const industryName = siteFactsSchema.shape.industries.element;
const industriesInput = z.strictObject({
  industries: siteFactsSchema.shape.industries,
  hidden: z.array(industryName).max(CHOICES_MAX),
  rename: z
    .strictObject({
      from: industryName,
      to: industryName,
      cases: z.array(z.string().max(64)).max(10_000).optional(),
    })
    .optional(),
});
const menusInput = z.strictObject({ menus: menusSchema, seen: z.string().max(40) });

export const siteRouter = router({
  menus: memberProcedure('site.write').query(({ ctx }) => getMenus(ctx)),

  targets: memberProcedure('site.write')
    .input(z.strictObject({ hrefs: z.array(z.string().max(500)).max(200) }))
    .query(({ ctx, input }) => getLinkTargetStates(ctx.db, input.hrefs)),

  people: memberProcedure('site.write').query(({ ctx }) => getPeople(ctx)),

  changePeople: memberProcedure('site.write')
    .input(peopleSchema.extend({ seen: z.string().max(40) }))
    .mutation(async ({ ctx, input }) => {
      await changePeople(ctx, input);
      return { ...(await getPeople(ctx)), site: ctx.getSite() };
    }),

  changeMenus: memberProcedure('site.write')
    .input(menusInput)
    .mutation(async ({ ctx, input }) => {
      await changeMenus(ctx, input);
      return { ...(await getMenus(ctx)), site: ctx.getSite() };
    }),

  brand: memberProcedure('site.write').query(({ ctx }) => getBrand(ctx)),

  tryLogo: memberProcedure('site.write')
    .input(uploadInput)
    .mutation(({ ctx, input }) => previewLogo(ctx, input)),

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
      return getBrand(ctx);
    }),

  facts: memberProcedure('site.write').query(({ ctx }) => readFacts(ctx.db, ctx.builtInFacts)),

  choiceUses: memberProcedure('site.write').query(({ ctx }) => countChoiceUses(ctx)),

  changeIndustries: memberProcedure('site.write')
    .input(industriesInput)
    .mutation(async ({ ctx, input }) => {
      const cases = await changeIndustries(ctx, input);
      return { facts: await readFacts(ctx.db, ctx.builtInFacts), site: ctx.getSite(), cases };
    }),

  factUses: memberProcedure('site.write').query(({ ctx }) => ctx.countFactUses()),

  changeFacts: memberProcedure('site.write')
    .input(siteFactsSchema.partial())
    .mutation(async ({ ctx, input }) => {
      await changeFacts(ctx, input);
      return { ...(await readFacts(ctx.db, ctx.builtInFacts)), site: ctx.getSite() };
    }),
});

import type { z } from 'zod';
import { POPULAR_ARTICLES, RELATED_ARTICLES } from '../../domain/limits';
import {
  browseCards,
  countFacets,
  listCards,
  listPopularCards,
  listRelatedCards,
} from '../../use-cases/content/lists';
import { byIdInput, filterInput, rangeInput } from '../inputs';
import { publicProcedure, router } from '../trpc';
import { createItemProcedures } from './items';

const listInput = rangeInput.extend({ tags: filterInput }).prefault({});
const toQuery = ({ tags, ...range }: z.output<typeof listInput>) => ({ ...range, filters: tags });
const toTags = (facets: Awaited<ReturnType<typeof countFacets>>) =>
  facets.map(({ label, count }) => ({ count, tag: label }));

export const articlesRouter = router({
  ...createItemProcedures('article'),
  list: publicProcedure
    .input(listInput)
    .query(({ ctx, input }) => listCards(ctx.db, 'article', toQuery(input))),
  browse: publicProcedure.input(listInput).query(async ({ ctx, input }) => {
    const { facets, ...browsed } = await browseCards(ctx.db, 'article', toQuery(input));
    return { ...browsed, tags: toTags(facets) };
  }),
  countByTag: publicProcedure.query(async ({ ctx }) => toTags(await countFacets(ctx.db, 'article'))),
  related: publicProcedure
    .input(byIdInput)
    .query(({ ctx, input }) => listRelatedCards(ctx.db, 'article', input.id, RELATED_ARTICLES)),
  popular: publicProcedure.query(({ ctx }) => listPopularCards(ctx.db, 'article', POPULAR_ARTICLES)),
});

import { POPULAR_ARTICLES, RELATED_ARTICLES } from '../../domain/limits';
import { contents } from '../../use-cases/content/content';
import {
  articlesForStaff,
  browseArticles,
  countByTag,
  listArticles,
  popularArticles,
  relatedArticles,
} from '../../use-cases/content/lists';
import { byIdInput, filterInput, rangeInput, staffListInput } from '../inputs';
import { memberProcedure, publicProcedure, router } from '../trpc';
import { itemProcedures } from './items';

const listInput = rangeInput.extend({ tags: filterInput }).prefault({});

export const articlesRouter = router({
  ...itemProcedures(contents.article),
  list: publicProcedure.input(listInput).query(({ ctx, input }) => listArticles(ctx.db, input)),
  browse: publicProcedure.input(listInput).query(({ ctx, input }) => browseArticles(ctx.db, input)),
  countByTag: publicProcedure.query(({ ctx }) => countByTag(ctx.db)),
  related: publicProcedure
    .input(byIdInput)
    .query(({ ctx, input }) => relatedArticles(ctx.db, input.id, RELATED_ARTICLES)),
  popular: publicProcedure.query(({ ctx }) => popularArticles(ctx.db, POPULAR_ARTICLES)),

  adminList: memberProcedure('content.read')
    .input(staffListInput.prefault({}))
    .query(({ ctx, input }) => articlesForStaff(ctx, input)),
});
